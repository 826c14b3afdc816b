import { describe, expect, test } from 'vitest';
import {
  choices,
  type Entry,
  entryOf,
  readSelection,
  select,
  toggle,
  writeSelection,
} from '../../../lib/catalogue/listing.ts';
import type { CatalogueCard } from '../../../lib/catalogue/types.ts';

const entry = (id: string, more: Partial<Entry['values']> = {}, cents: number | null = null): Entry => ({
  id,
  title: id,
  position: 0,
  cents,
  values: { need: [], form: [], plant: [], price: [], stock: [], ...more },
});

const entries = [
  { ...entry('nuit', { need: ['Sommeil'], form: ['Gommes'], stock: ['in'] }, 890), position: 0 },
  { ...entry('hiver', { need: ['Hiver', 'Vitalité'], form: ['Gommes'], stock: ['in'] }, 1350), position: 1 },
  { ...entry('air', { need: ['Hiver'], form: ['Sirop'] }, 980), position: 2 },
  { ...entry('étui', { form: ['Étui'] }), position: 3 },
];

const read = (query: string) => readSelection(new URLSearchParams(query));
const ids = (query: string) => select(entries, read(query)).map(({ id }) => id);

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
    ['page=1e9', ''],
    ['page=2.5', ''],
    ['utm_source=x&need=', ''],
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

describe('choices of a facet', () => {
  test('count what choosing them would show, given the other facets', () => {
    expect(choices(entries, read('form=Gommes'), 'need')).toEqual([
      { value: 'Hiver', count: 1, checked: false },
      { value: 'Sommeil', count: 1, checked: false },
      { value: 'Vitalité', count: 1, checked: false },
    ]);
  });

  test('stay when the own facet is in force, and say which is checked', () => {
    const found = choices(entries, read('need=Sommeil'), 'need');
    expect(found.map(({ value, count, checked }) => [value, count, checked])).toEqual([
      ['Hiver', 2, false],
      ['Sommeil', 1, true],
      ['Vitalité', 1, false],
    ]);
  });
});

test('switching a value starts again at the first page and undoes itself', () => {
  const start = read('need=Hiver&page=2');
  const more = toggle(start, 'need', 'Sommeil');
  expect(writeSelection(more)).toBe('?need=Hiver&need=Sommeil');
  expect(writeSelection(toggle(more, 'need', 'Sommeil'))).toBe('?need=Hiver');
});

describe('an entry of a card', () => {
  const card = (sale: CatalogueCard['sale']): CatalogueCard => ({
    id: 'a',
    href: '/a',
    title: 'A',
    line: '',
    format: '',
    badge: '',
    tint: '',
    picture: null,
    sale,
    facets: { need: ['Sommeil'], form: 'Gommes', plant: [] },
    position: 4,
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

  test.each([
    ['9.99', '0-10'],
    ['10.0', '10-20'],
    ['19.99', '10-20'],
    ['20.0', '20-'],
    ['250', '20-'],
  ])('%s € falls in %s', (amount, band) => {
    expect(entryOf(card(sold(amount, true))).values.price).toEqual([band]);
  });

  test('a medicine has neither price nor stock', () => {
    expect(entryOf(card({ kind: 'pharmacy' }))).toMatchObject({ cents: null, values: { price: [], stock: [] } });
  });

  test('a sold-out product has a price and no stock', () => {
    expect(entryOf(card(sold('5.6', false)))).toMatchObject({ cents: 560, values: { stock: [] } });
  });
});
