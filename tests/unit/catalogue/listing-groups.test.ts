import { expect, test } from 'vitest';
import { groupsFor, type ListingWords, plural, valueText } from '../../../components/product/listing-words.ts';
import { type Entry, readSelection } from '../../../lib/catalogue/listing.ts';

test.each([
  ['sleep', 'Sommeil'],
  // A URL may contain any value.
  ['no such value', 'no such value'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
])('the value %j is %j in words', (value, text) => {
  expect(valueText({ values: { sleep: 'Sommeil' } }, value)).toBe(text);
});

test.each([
  [0, 'aucun avis en 2026'],
  [1, '1 avis en 2026'],
  [2, '2 avis en 2026'],
  [3, '3 avis en 2026'],
  [120, '120 avis en 2026'],
])('the number of a sentence is replaced for %i, and no other one', (count, sentence) => {
  expect(plural(['aucun avis en 2026', '1 avis en 2026', '2 avis en 2026'], count)).toBe(sentence);
});

const entry = (id: string, more: Partial<Entry['values']>): Entry => ({
  id,
  byName: 0,
  position: 0,
  cents: null,
  values: { need: [], form: [], plant: [], price: [], stock: [], ...more },
});
const entries = [
  entry('nuit', { need: ['sleep'], form: ['Gommes'], plant: ['Valériane'], stock: ['in'] }),
  entry('hiver', { need: ['winter'], form: ['Gommes'], plant: ['Thym'], stock: ['in'] }),
];
const words = {
  facets: { need: 'Besoin', form: 'Forme', plant: 'Plante', price: 'Prix', stock: 'Disponibilité' },
  values: { sleep: 'Sommeil', winter: 'Hiver', in: 'En stock' },
} as unknown as ListingWords;
const values = { need: ['sleep', 'winter'], form: ['Gommes'], plant: ['Thym', 'Valériane'], price: [], stock: ['in'] };
const groups = (query: string) => groupsFor({ entries, values }, readSelection(new URLSearchParams(query)), words);

test.each([
  ['a facet with one value leaves no choice', '', { Besoin: true, Plante: false }],
  ['… unless it is chosen, and can be taken back', 'stock=in', { Besoin: true, Plante: false, Disponibilité: true }],
  ['what is chosen is open', 'plant=Thym', { Besoin: true, Plante: true }],
])('%s', (_, query, open) => {
  expect(Object.fromEntries(groups(query).map((group) => [group.title, group.open]))).toEqual(open);
});

const sold = { need: ['sleep'], form: ['Tisane'], plant: ['Thym', 'Tilleul'], stock: ['in'] };
test.each<[string, Partial<Entry['values']>[], string, string[]]>([
  ['a value that one product lacks is a choice', [sold, { ...sold, stock: [] }], '', ['Disponibilité']],
  ['whatever the facet', [sold, { ...sold, form: [] }, { ...sold, need: [] }], '', ['Besoin', 'Forme']],
  [
    'and stays one where nothing matches',
    [sold, { ...sold, stock: [] }],
    'plant=Thym&need=winter',
    ['Disponibilité', 'Plante'],
  ],
  ['values that all products have are none, however many', [sold, sold], '', []],
])('%s', (_, products, query, titles) => {
  const list = { entries: products.map((each, index) => entry(String(index), each)), values: { price: [], ...sold } };
  const shown = groupsFor(list, readSelection(new URLSearchParams(query)), words).map(({ title }) => title);
  expect(shown.sort()).toEqual(titles);
});

test('the values of a facet are in words, with how many products each has', () => {
  expect(groups('need=sleep')[0]?.options).toEqual([
    { value: 'sleep', label: 'Sommeil', count: 1, checked: true },
    { value: 'winter', label: 'Hiver', count: 1, checked: false },
  ]);
});
