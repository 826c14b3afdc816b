import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SeenPrice, shownPrice } from '../../../lib/prices/reductions.ts';
import { toCents } from '../../../lib/services/shopify/money.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 9);
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const seen = (daysAgo: number, amount: number, compareAt: number | null = null): SeenPrice => ({
  currency: 'EUR',
  amount,
  compareAt,
  seenAt: NOW - daysAgo * DAY,
});
const plain = { kind: 'plain' };
const sale = (before: string, percent: number | null, basis = 'prior') => ({
  kind: 'sale',
  before: euros(before),
  percent,
  basis,
});
const year = [seen(365, 2000)];

describe('what is struck through', () => {
  test.each<[string, string, string | null, SeenPrice[], object]>([
    ['the price of the thirty days before', '16.00', '20.00', year, sale('20.00', 20)],
    ['never the comparison of the shop', '16.00', '99.00', year, sale('20.00', 20)],
    ['nothing where the shop announces nothing', '16.00', null, year, plain],
    ['nothing where its comparison is the price', '16.00', '16.0', year, plain],
    ['nothing where its comparison is lower', '16.00', '12.00', year, plain],
    ['nothing where it was no dearer before', '20.00', '25.00', year, plain],
    ['nothing where it was cheaper before', '16.00', '20.00', [...year, seen(9, 1500), seen(5, 2000)], plain],
    ['nothing of a log that begins today', '16.00', '20.00', [], plain],
    ['nothing of a log that is too short', '16.00', '20.00', [seen(9, 2000)], plain],
    ['the chain of the log, as it stood before', '16.00', '20.00', [...year, seen(7, 1800, 2000)], sale('20.00', 20)],
  ])('%s', (_, price, compareAt, history, expected) => {
    expect(shownPrice(euros(price), compareAt === null ? null : euros(compareAt), history, NOW, 'hide')).toEqual(
      expected,
    );
  });

  test('nothing where the comparison is in another currency', () => {
    const other = { amount: '20.00', currencyCode: 'TND' };
    expect(shownPrice(euros('16.00'), other, year, NOW, 'compare_at')).toEqual(plain);
  });

  test.each<[string, string, number | null]>([
    ['rounded down', '13.34', 33],
    ['a third', '13.40', 33],
    ['one per cent', '19.80', 1],
    ['below one per cent', '19.81', null],
    ['a cent', '19.99', null],
    ['all but a cent', '0.01', 99],
    ['for nothing', '0.00', 100],
  ])('per cent: %s', (_, price, percent) => {
    expect(shownPrice(euros(price), euros('20.00'), year, NOW, 'hide')).toEqual(sale('20.00', percent));
  });
});

describe('where the operator vouches for the comparison of the shop', () => {
  test.each<[string, string, string, SeenPrice[], object]>([
    ['it stands in for a log that begins today', '16.00', '20.00', [], sale('20.00', 20, 'compareAt')],
    ['never above what the log does know', '16.00', '25.00', [seen(9, 2000)], sale('20.00', 20, 'compareAt')],
    ['never against the log', '16.00', '20.00', [seen(9, 1500), seen(3, 2000)], plain],
    ['not for a log that is long enough', '16.00', '99.00', year, sale('20.00', 20)],
    ['not for what is no reduction', '16.00', '20.00', [seen(90, 1600)], plain],
  ])('%s', (_, price, compareAt, history, expected) => {
    expect(shownPrice(euros(price), euros(compareAt), history, NOW, 'compare_at')).toEqual(expected);
  });
});

test('whatever the history: nothing is struck through that was not the lowest price for thirty days, or is not dearer', () => {
  const row = fc.record({
    amount: fc.integer({ min: 100, max: 130 }),
    compareAt: fc.option(fc.integer({ min: 100, max: 130 })),
    daysAgo: fc.integer({ min: 1, max: 80 }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.integer({ min: 100, max: 130 }), (rows, price) => {
      const history = rows.map(({ daysAgo, amount, compareAt }) => seen(daysAgo, amount, compareAt));
      const shown = shownPrice(euros((price / 100).toFixed(2)), euros('1.40'), history, NOW, 'hide');
      if (shown.kind === 'plain') return;
      const before = toCents(shown.before.amount);
      expect(before).toBeGreaterThan(price);
      expect(rows.map(({ amount }) => amount)).toContain(before);
      expect(rows.some(({ daysAgo }) => daysAgo >= 30)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
