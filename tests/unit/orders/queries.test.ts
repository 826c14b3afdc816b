import { describe, expect, test } from 'vitest';
import { ordersQuery, readCursor } from '../../../lib/orders/queries.ts';
import { isOrderNumber } from '../../../lib/services/shopify/types.ts';

describe('the query of a page of orders', () => {
  test.each([
    [{}, { first: 10 }],
    [{ first: '1' }, { first: 1 }],
    [{ first: '50' }, { first: 50 }],
    [
      { first: '5', after: 'eyJsYXN0X2lkIjo5fQ==' },
      { first: 5, after: 'eyJsYXN0X2lkIjo5fQ==' },
    ],
    [{ locale: 'fr-fr' }, { first: 10 }],
  ])('%j is understood', (asked, query) => {
    expect(ordersQuery.parse(asked)).toEqual(query);
  });

  test.each([
    { first: '0' },
    { first: '51' },
    { first: '-1' },
    { first: '2.5' },
    { first: 'all' },
    { first: '' },
    { after: '' },
    { after: 'a b' },
    { after: '"}}{' },
    { after: '<script>' },
    { after: 'x'.repeat(401) },
  ])('%j is not', (asked) => {
    expect(ordersQuery.safeParse(asked).success).toBe(false);
  });
});

test.each([
  ['eyJ9', 'eyJ9'],
  ['a-b_c', 'a-b_c'],
  ['', undefined],
  [undefined, undefined],
  [['eyJ9', 'eyJ9'], undefined],
  ['a\nb', undefined],
  ['é', undefined],
])('the place %j of an address is %s', (value, place) => {
  expect(readCursor(value)).toBe(place);
});

test.each([
  ['1001', true],
  ['000000001001', true],
  ['1234567890123', false],
  ['#1001', false],
  ['1001 OR 1=1', false],
  ['1001\n', false],
  ['gid://shopify/Order/1', false],
  ['', false],
])('%j as the number of an order: %s', (text, is) => {
  expect(isOrderNumber(text)).toBe(is);
});
