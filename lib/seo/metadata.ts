import 'server-only';
import type { Metadata } from 'next';
import { absoluteUrl } from '../i18n/navigation';
import { translations } from '../i18n/translations';
import { LOCALES, type Locale, MARKETS } from '../markets';
import type { Twins } from '../prismic/twins';

type Described = { title: string | null; description: string | null; path: string; twins?: Twins };

/** Title, description, canonical address, and the translations of the page across hosts. */
export async function pageMetadata(
  locale: Locale,
  { title, description, path, twins = {} }: Described,
): Promise<Metadata> {
  const t = await translations(locale, 'common');
  const named = LOCALES.flatMap((each) => {
    const twin = twins[each];
    return twin ? [[MARKETS[each].tag, absoluteUrl(each, twin)] as const] : [];
  });
  return {
    title: title ? t('titleTemplate', { title, brand: t('brand') }) : t('brand'),
    description: description ?? undefined,
    alternates: { canonical: absoluteUrl(locale, path), languages: Object.fromEntries(named) },
  };
}
