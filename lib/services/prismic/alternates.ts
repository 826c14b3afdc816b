import 'server-only';
import type { PrismicDocument } from '@prismicio/client';
import { isLocale, type Locale } from '../../platform/markets';
import { type DraftRef, getTranslations } from './documents';

/** Public path of a document's translations by locale, itself included; a locale without a translation is absent. */
export type Alternates = Partial<Record<Locale, string>>;

/**
 * Requests the addresses of all translations in one query. For use inside a cached function.
 * @param isThere selects the translations that may be linked; all by default
 */
export async function alternatesOf(
  document: PrismicDocument,
  ref?: DraftRef,
  isThere: (twin: PrismicDocument) => boolean = () => true,
): Promise<Alternates> {
  const own: Alternates = isLocale(document.lang) && document.url ? { [document.lang]: document.url } : {};
  const ids = document.alternate_languages.map(({ id }) => id);
  if (ids.length === 0) return own;
  const translations = await getTranslations(document.type, ids, ref);
  const others = translations.filter(isThere).flatMap(({ lang, url }) => (isLocale(lang) && url ? [[lang, url]] : []));
  return { ...own, ...Object.fromEntries(others) };
}
