import 'server-only';
import { pageHref } from '../editorial/place';
import { translations } from '../i18n/translations';
import { LOCALES, type Locale } from '../markets';
import type { Twins } from '../prismic/twins';

/**
 * Title, address and translations of a page of a list. Only the first page claims translations: lists of other markets may
 * be shorter, and an alternate must exist.
 */
export async function numbered(locale: Locale, title: string | null, base: string, page: number, twins: Twins) {
  if (page === 1) return { title, path: base, twins };
  const t = await translations(locale, 'pages');
  const path = pageHref(base, page, locale);
  const own = LOCALES.filter((each) => each === locale).map((each) => [each, path]);
  return {
    title: t('pagination.titleSuffix', { title: title ?? '', page }),
    path,
    twins: Object.fromEntries(own) as Twins,
  };
}
