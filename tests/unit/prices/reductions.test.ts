import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PROVISIONAL_TAG } from '../../../lib/platform/cache/pages.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { priced, reductionsOf, type SeenPrice } from '../../../lib/prices/reductions.ts';
import type { Product } from '../../../lib/services/shopify/types.ts';
import { changed } from '../../setup/changed-settings.ts';
import { takeCacheCalls } from '../../setup/next/cache.ts';

const readHistories = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/prices/log.ts', async (original) => ({ ...(await original<object>()), readHistories }));

const france = MARKETS['fr-fr'];
const DAY_MS = 86_400_000;

beforeEach(() => {
  readHistories.mockReset();
  takeCacheCalls();
  changed.STRIKE_FALLBACK = 'hide';
});

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const price = (variantId: string, amount: string, compareAt: string | null) => ({
  productId: '7004',
  variantId,
  price: euros(amount),
  compareAtPrice: compareAt === null ? null : euros(compareAt),
});
const reduced = price('70041', '34.90', '40.30');
const other = price('70042', '18.00', '20.00');

type Row = readonly [daysAgo: number, amount: number, compareAt: number | null, currency?: string];
const history = (...rows: Row[]): SeenPrice[] =>
  rows.map(([daysAgo, amount, compareAt, currency = 'EUR']) => ({
    currency,
    amount,
    compareAt,
    seenAt: Date.now() - daysAgo * DAY_MS,
  }));
/** 40.30 € for two months, 34.90 € for the last five days. */
const known = history([60, 4030, null], [5, 3490, 4030]);
const knownOther = history([60, 2000, null], [5, 1800, 2000]);
const sale = { before: euros('40.30'), percent: 13, basis: 'prior' };

const final = { tags: [], lives: [] };
const provisional = { tags: [PROVISIONAL_TAG], lives: [{ stale: 60, revalidate: 1, expire: 300 }] };

test.each<[string, ReturnType<typeof price>[]]>([
  ['nothing is for sale', []],
  ['nothing is compared', [price('70041', '34.90', null)]],
  ['the comparison is the price', [price('70041', '34.90', '34.90')]],
])('%s: the log is not asked', async (_, prices) => {
  expect(await reductionsOf(prices, france)).toEqual(new Map());
  expect(readHistories).not.toHaveBeenCalled();
  expect(takeCacheCalls()).toEqual(final);
});

test('the log is asked once, about what the shop calls reduced', async () => {
  readHistories.mockResolvedValue(new Map([['70041', known]]));
  const found = await reductionsOf([price('70040', '12.00', null), reduced], france);
  expect(readHistories.mock.calls).toEqual([[france, ['70041']]]);
  expect(found).toEqual(new Map([['70041', sale]]));
  expect(takeCacheCalls()).toEqual(final);
});

describe('a page stands until the next visit where the log', () => {
  test.each<[string, SeenPrice[] | undefined]>([
    ['has not seen the variant', undefined],
    ['has another price', history([60, 4030, null], [5, 3310, 4030])],
    ['has another comparison', history([60, 4030, null], [5, 3490, 4100])],
    ['has no comparison yet', history([60, 4030, null], [5, 3490, null])],
    ['has it in another currency', history([60, 4030, null], [5, 3490, 4030, 'CHF'])],
    ['has seen this price, and another since', history([60, 3490, 4030], [5, 3310, 4030])],
    ['has seen this price second, and another since', history([60, 4030, null], [20, 3490, 4030], [5, 3310, 4030])],
  ])('%s', async (_, rows) => {
    // The first product's price is the one in the price log.
    readHistories.mockResolvedValue(new Map([['70042', knownOther], ...(rows ? [['70041', rows] as const] : [])]));
    await reductionsOf([other, reduced], france);
    expect(takeCacheCalls()).toEqual(provisional);
  });

  test('cannot be read: nothing is struck through, whoever vouches for it', async () => {
    changed.STRIKE_FALLBACK = 'compare_at';
    readHistories.mockResolvedValue(null);
    expect(await reductionsOf([reduced], france)).toEqual(new Map());
    expect(takeCacheCalls()).toEqual(provisional);
  });
});

test('a variant that the log does not know yet has the comparison of an operator who vouches for it', async () => {
  changed.STRIKE_FALLBACK = 'compare_at';
  readHistories.mockResolvedValue(new Map());
  expect(await reductionsOf([reduced], france)).toEqual(new Map([['70041', { ...sale, basis: 'compareAt' }]]));
});

test('a product has a reduction where the law allows it, and no comparison anywhere', async () => {
  // The second product was cheaper within the thirty days.
  readHistories.mockResolvedValue(
    new Map([
      ['70041', known],
      ['70042', history([60, 2000, null], [20, 1700, null], [10, 2000, null], [5, 1800, 2000])],
    ]),
  );
  const variants = [reduced, other].map(({ variantId, productId: _, ...amounts }) => ({ id: variantId, ...amounts }));
  const product = { id: '7004', name: 'Coffret', compareAtPrice: euros('40.30'), variants } as unknown as Product;
  expect(await priced(product, france)).toStrictEqual({
    id: '7004',
    name: 'Coffret',
    variants: [
      { id: '70041', price: euros('34.90'), reduction: sale },
      { id: '70042', price: euros('18.00'), reduction: null },
    ],
  });
});
