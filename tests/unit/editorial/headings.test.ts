import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headingId, headingIds, headingsOf } from '../../../lib/editorial/headings.ts';

test.each([
  ['Quand consulter ?', 'quand-consulter'],
  ['Avant l’été : à quoi penser', 'avant-l-ete-a-quoi-penser'],
  ['Cœur, œuf et Œdème', 'coeur-oeuf-et-oedeme'],
  ['Wat doet u ’s nachts?', 'wat-doet-u-s-nachts'],
  ['Financiële steun', 'financiele-steun'],
  ['  1 000 UI, 3 fois  ', '1-000-ui-3-fois'],
  ['E\u0301te\u0301', 'ete'],
  ['" onload="alert(1)', 'onload-alert-1'],
  ['?!', ''],
  ['', ''],
])('the fragment of %s is %s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test('a fragment can stand in an address and in an attribute as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(headingId(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

const block = (type: string, text: string) => ({ type, text, spans: [] });
const slice = (slice_type: string, ...text: object[]) => ({ slice_type, primary: { text } });

test('the list of contents has the first-level headings of the running texts, in their order', () => {
  const slices = [
    slice('text', block('paragraph', 'Un début'), block('heading2', 'Le soir'), block('heading3', 'La lumière')),
    slice('quotation', block('heading2', 'Ailleurs')),
    slice('text', block('heading2', 'La nuit'), block('heading1', 'Titre')),
  ];
  expect(headingsOf(slices)).toEqual([
    { id: 'le-soir', text: 'Le soir' },
    { id: 'la-nuit', text: 'La nuit' },
  ]);
});

test('in a legal text a callout is one of the parts', () => {
  const slices = [
    slice('text', block('heading2', '7. Changer d’avis')),
    { slice_type: 'callout', primary: { title: '8. Les garanties' } },
    { slice_type: 'callout', primary: { title: null } },
  ];
  expect(headingsOf(slices).map(({ id }) => id)).toEqual(['7-changer-d-avis']);
  expect(headingsOf(slices, true).map(({ id }) => id)).toEqual(['7-changer-d-avis', '8-les-garanties']);
});

test('a fragment leads to one place: headings that would share it are numbered, callouts too', () => {
  const slices = [
    slice('text', block('heading2', 'Été'), block('heading2', 'Ete 2'), block('heading2', '…')),
    { slice_type: 'callout', primary: { title: 'L’été' } },
    { slice_type: 'callout', primary: { title: 'Ete' } },
    slice('text', block('heading2', 'ÉTÉ')),
  ];
  const first = [
    { id: 'ete', text: 'Été' },
    { id: 'ete-2', text: 'Ete 2' },
  ];
  expect(headingsOf(slices)).toEqual([...first, { id: 'ete-4', text: 'ÉTÉ' }]);
  expect(headingsOf(slices, true).map(({ id }) => id)).toEqual(['ete', 'ete-2', 'l-ete', 'ete-3', 'ete-4']);
});

test('what a page adds below its text has other fragments than the text', () => {
  expect(headingIds(['Le médiateur', 'Identifiants', '!'], new Set(['le-mediateur', 'le-mediateur-2']))).toEqual([
    'le-mediateur-3',
    'identifiants',
    '',
  ]);
});

test('as many lookups as headings, however many share a fragment', () => {
  let lookups = 0;
  class Counted extends Set<string> {
    override has(value: string): boolean {
      lookups += 1;
      return super.has(value);
    }
  }
  const texts = Array.from({ length: 900 }, (_, index) => (index % 3 ? 'La nuit' : 'Le soir 7'));
  expect(headingIds(texts, new Counted()).slice(-3)).toEqual(['le-soir-7-300', 'la-nuit-599', 'la-nuit-600']);
  expect(lookups).toBeLessThan(3 * texts.length);
});

test.each([
  ['no slice', []],
  ['a text without words', [slice('text')]],
  ['a slice of another shape', [{ slice_type: 'text', primary: {} }]],
  ['a plain text', [{ slice_type: 'text', primary: { text: 'Le soir' } }]],
])('%s has no heading', (_, slices) => {
  expect(headingsOf(slices)).toEqual([]);
});
