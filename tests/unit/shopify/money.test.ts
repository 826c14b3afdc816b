import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents, sumMoney, toCents } from '../../../lib/services/shopify/money.ts';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

test.each([
  ['17.8', 1780],
  ['10.0', 1000],
  ['0.05', 5],
  ['7', 700],
  ['-3.5', -350],
  ['-0.01', -1],
  ['19.999', 1999],
  ['123456789.01', 12_345_678_901],
])('%s is %i cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each(['', '1,5', '1e3', '.5', 'abc', '--1', ' 1'])('"%s" is not an amount', (amount) => {
  expect(() => toCents(amount)).toThrow(RangeError);
});

describe('sums', () => {
  test.each([
    [[], '0.00'],
    [['0.1', '0.2'], '0.30'],
    [['14.90', '14.9', '0.10'], '29.90'],
    [['10.0', '-2.5'], '7.50'],
  ])('%j is %s', (amounts, expected) => {
    expect(sumMoney(amounts.map(eur), 'EUR')).toEqual(eur(expected));
  });

  test('go through whole cents: no float ever shows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (cents) => {
        const list = cents.map((each) => fromCents(each, 'EUR'));
        expect(toCents(sumMoney(list, 'EUR').amount)).toBe(cents.reduce((sum, each) => sum + each, 0));
      }),
    );
  });

  test('keep the currency of the amounts; without any, the one that is given', () => {
    expect(sumMoney([{ amount: '1', currencyCode: 'CHF' }], 'EUR').currencyCode).toBe('CHF');
    expect(sumMoney([], 'EUR').currencyCode).toBe('EUR');
  });
});
