import type { PrismicDocument } from '@prismicio/client';
import { LOCALES, type Locale } from '../platform/markets.ts';

type Listed = Pick<PrismicDocument, 'id' | 'type' | 'uid' | 'url' | 'lang' | 'alternate_languages'>;
type Untranslated = { document: Listed; missing: Locale[] };

/**
 * Documents without a translation in a market that has such pages, in the order given.
 * @param hasPage whether documents of a type have a page in a locale
 */
export function missingTranslations(
  documents: readonly Listed[],
  hasPage: (type: string, locale: Locale) => boolean,
): Untranslated[] {
  return documents.flatMap((document) => {
    const present = [document.lang, ...document.alternate_languages.map(({ lang }) => lang)];
    const missing = LOCALES.filter((locale) => !present.includes(locale) && hasPage(document.type, locale));
    return missing.length > 0 ? [{ document, missing }] : [];
  });
}
