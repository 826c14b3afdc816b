import { expect, test } from 'vitest';
import { missingTranslations } from '../../../lib/editorial/editors.ts';
import type { Locale } from '../../../lib/platform/markets.ts';

/** A document in the first of these languages, with its translations into the others. */
const inLanguages = (type: string, lang: Locale, ...others: Locale[]) => ({
  id: `${type} ${lang}`,
  type,
  uid: type,
  url: `/${type}`,
  lang,
  alternate_languages: others.map((other) => ({ id: `${type} ${other}`, type, lang: other })),
});
const document = (type: string, ...others: Locale[]) => inLanguages(type, 'fr-fr', ...others);
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

test('the translations of a document are one, in whichever language it is found first', () => {
  const found = missingTranslations(
    [
      inLanguages('page', 'fr-fr', 'nl-be'),
      inLanguages('shop_page', 'fr-be'),
      inLanguages('page', 'nl-be', 'fr-fr'),
      inLanguages('legal_page', 'nl-be', 'fr-tn'),
      inLanguages('legal_page', 'fr-tn', 'nl-be'),
    ],
    hasPage,
  );
  expect(found.map(({ document: { id }, missing }) => [id, missing])).toEqual([
    ['page fr-fr', ['fr-be', 'fr-tn']],
    ['shop_page fr-be', ['fr-fr', 'nl-be']],
    ['legal_page nl-be', ['fr-fr', 'fr-be']],
  ]);
});
