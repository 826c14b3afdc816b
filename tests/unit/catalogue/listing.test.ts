import { describe, expect, test } from 'vitest';
import { choices, listed, readSelection, select, toggle, writeSelection } from '../../../lib/catalogue/listing.ts';
import type { CatalogueCard } from '../../../lib/catalogue/product.ts';

const card = (title: string, sale: CatalogueCard['sale'], more: Partial<CatalogueCard> = {}): CatalogueCard => ({
  id: title,
  href: '/a',
  title,
  line: '',
  format: '',
  badge: '',
  tint: '',
  picture: null,
  sale,
  facets: { need: ['Sommeil'], form: 'Gommes', plant: [] },
  position: 4,
  ...more,
});
const sold = (amount: string, available: boolean): CatalogueCard['sale'] => ({
  kind: 'shop',
  productId: '1',
  price: { amount, currencyCode: 'EUR' },
  reduction: null,
  priceVaries: false,
  unitPrice: null,
  available,
  variantId: '2',
});
const pharmacy = { kind: 'pharmacy' } as const;

const list = listed([
  card('nuit', sold('8.9', true), { position: 0, facets: { need: ['Sommeil'], form: 'Gommes', plant: [] } }),
  card('hiver', sold('13.5', true), {
    position: 1,
    facets: { need: ['Vitalité', 'Hiver'], form: 'Gommes', plant: [] },
  }),
  card('air', sold('9.8', false), { position: 2, facets: { need: ['Hiver'], form: 'Sirop', plant: [] } }),
  card('étui', pharmacy, { position: 3, facets: { need: [], form: 'Étui', plant: [] } }),
]);

const read = (query: string) => readSelection(new URLSearchParams(query));
const ids = (query: string) => select(list.entries, read(query)).map(({ id }) => id);

describe('a selection in the address', () => {
  test.each([
    ['', ''],
    ['need=Sommeil', '?need=Sommeil'],
    ['need=Hiver&need=Sommeil&form=Gommes', '?need=Hiver&need=Sommeil&form=Gommes'],
    ['form=Gommes&need=Sommeil&need=Hiver', '?need=Hiver&need=Sommeil&form=Gommes'],
    ['need=Hiver&need=Hiver', '?need=Hiver'],
    ['sort=price-asc&page=3', '?sort=price-asc&page=3'],
    ['sort=featured&page=1', ''],
    ['sort=nonsense&page=-2', ''],
    ['page=1000', '?page=1000'],
    ['page=1001', ''],
    ['page=1e9', ''],
    ['page=2.5', ''],
    ['utm_source=x&need=', ''],
    [`need=${'x'.repeat(60)}`, `?need=${'x'.repeat(60)}`],
    [`need=${'x'.repeat(61)}`, ''],
  ])('%s is written %s', (query, expected) => {
    expect(writeSelection(read(query))).toBe(expected);
  });

  test('keeps no more values than a visitor could choose', () => {
    const query = Array.from({ length: 500 }, (_, index) => `need=${index}`).join('&');
    expect(read(query).chosen.need).toHaveLength(20);
  });
});

describe('what is shown', () => {
  test.each([
    ['', ['nuit', 'hiver', 'air', 'étui']],
    ['need=Hiver', ['hiver', 'air']],
    ['need=Hiver&need=Sommeil', ['nuit', 'hiver', 'air']],
    ['need=Hiver&form=Gommes', ['hiver']],
    ['stock=in', ['nuit', 'hiver']],
    ['need=Nothing', []],
    ['sort=name', ['air', 'étui', 'hiver', 'nuit']],
    ['sort=price-asc', ['nuit', 'air', 'hiver', 'étui']],
    ['sort=price-desc', ['hiver', 'air', 'nuit', 'étui']],
  ])('%s shows %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });
});

test('of one price or one name the editor’s order counts', () => {
  const alike = listed(['b', 'a'].map((id, at) => ({ ...card('Baume', sold('5', true)), id, position: 1 - at })));
  for (const sort of ['featured', 'name', 'price-asc', 'price-desc'])
    expect(select(alike.entries, read(`sort=${sort}`)).map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('choices of a facet', () => {
  test('count what choosing them would show, given the other facets', () => {
    expect(choices(list, read('form=Gommes'), 'need')).toEqual([
      { value: 'Hiver', count: 1, checked: false },
      { value: 'Sommeil', count: 1, checked: false },
      { value: 'Vitalité', count: 1, checked: false },
    ]);
  });

  test('stay when the own facet is in force, and say which is checked', () => {
    const found = choices(list, read('need=Sommeil'), 'need');
    expect(found.map(({ value, count, checked }) => [value, count, checked])).toEqual([
      ['Hiver', 2, false],
      ['Sommeil', 1, true],
      ['Vitalité', 1, false],
    ]);
  });
});

test('values are offered in their order, prices from the lowest, and names sort as they are read', () => {
  expect(list.values).toMatchObject({
    need: ['Hiver', 'Sommeil', 'Vitalité'],
    form: ['Étui', 'Gommes', 'Sirop'],
    price: ['0-10', '10-20'],
    stock: ['in'],
  });
  expect(list.entries.map(({ byName }) => byName)).toEqual([3, 2, 0, 1]);
});

test('switching a value starts again at the first page and undoes itself', () => {
  const start = read('need=Hiver&page=2');
  const more = toggle(start, 'need', 'Sommeil');
  expect(writeSelection(more)).toBe('?need=Hiver&need=Sommeil');
  expect(writeSelection(toggle(more, 'need', 'Sommeil'))).toBe('?need=Hiver');
});

describe('what is known of a product', () => {
  const entryOf = (each: CatalogueCard) => listed([each]).entries[0];

  test.each([
    ['9.99', '0-10'],
    ['10.0', '10-20'],
    ['19.99', '10-20'],
    ['20.0', '20-'],
    ['250', '20-'],
  ])('%s € falls in %s', (amount, band) => {
    expect(entryOf(card('A', sold(amount, true)))?.values.price).toEqual([band]);
  });

  test('a medicine has neither price nor stock', () => {
    expect(entryOf(card('A', pharmacy))).toMatchObject({ cents: null, values: { price: [], stock: [] } });
  });

  test('a sold-out product has a price and no stock', () => {
    expect(entryOf(card('A', sold('5.6', false)))).toMatchObject({ cents: 560, values: { stock: [] } });
  });
});
