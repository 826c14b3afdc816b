import { expect, test } from 'vitest';
import { missingTranslations } from '../../../lib/editorial/editors.ts';
import type { Locale } from '../../../lib/platform/markets.ts';

const document = (type: string, ...others: Locale[]) => ({
  id: type,
  type,
  uid: type,
  url: `/${type}`,
  lang: 'fr-fr',
  alternate_languages: others.map((lang) => ({ id: lang, type, lang })),
});
/** A shop has no page in Tunisia. */
const hasPage = (type: string, locale: Locale) => type !== 'shop_page' || locale !== 'fr-tn';

test.each([
  ['a document in every market', document('page', 'fr-be', 'nl-be', 'fr-tn'), undefined],
  ['one without Dutch', document('page', 'fr-be', 'fr-tn'), ['nl-be']],
  ['one in France alone', document('page'), ['fr-be', 'nl-be', 'fr-tn']],
  ['one of a type without pages in a market', document('shop_page', 'fr-be', 'nl-be'), undefined],
])('%s', (_, one, missing) => {
  expect(missingTranslations([one], hasPage)[0]?.missing).toEqual(missing);
});
