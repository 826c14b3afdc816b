import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cardsOf } from '../../../lib/catalogue/cards.ts';
import { PROVISIONAL_TAG } from '../../../lib/platform/cache/pages.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { checkPrices } from '../../../lib/prices/check.ts';
import { priced, reductionsOf } from '../../../lib/prices/reductions.ts';
import { getProduct } from '../../../lib/services/shopify/operations/products.ts';
import { jobs, priceLog } from '../../../lib/services/store/schema.ts';
import { openedStore } from '../../../lib/services/store/store-lock.ts';
import { shopContext } from '../../../lib/session/request-market.ts';
import { importFirst } from '../../../lib/worker/run-jobs.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { takeCacheCalls } from '../../setup/next/cache.ts';
import { startServices } from '../../setup/services.ts';
import { withStore } from '../../setup/store.ts';

const services = await startServices({ content: false });
const place = withStore();
const france = MARKETS['fr-fr'];
const belgium = MARKETS['nl-be'];
const soon = { stale: 60, revalidate: 1, expire: 300 };

beforeEach(() => {
  takeCacheCalls();
});
afterEach(() => place.clear());

/** `before` of each variant of a product whose price is struck through. */
async function struck(productId: string, market = france) {
  const product = await getProduct(productId, shopContext(market));
  if (!product) throw new Error('the shop has no such product');
  const { variants } = await priced(product, market);
  return Object.fromEntries(
    variants.map(({ id, reduction }) => [id, reduction && [reduction.before.amount, reduction.percent]]),
  );
}

describe('the demonstration', () => {
  test('shows the reductions that the law allows, and one price without that it does not', async () => {
    await importFirst(place.store);
    await checkPrices(place.store, []);
    expect(await struck('7004')).toEqual({ 70041: ['40.30', 13], 70042: ['40.30', 13] });
    expect(await struck('7004', belgium)).toEqual({ 70041: ['40.30', 13], 70042: ['40.30', 13] });
    // In France the small winter set had a lower price within the thirty days.
    expect(await struck('7019')).toEqual({ 70191: null, 70192: ['31.90', 6] });
    expect(await struck('7019', belgium)).toEqual({ 70191: ['28.00', 11], 70192: ['34.00', 12] });
    expect(takeCacheCalls().lives).toEqual([]);
  });

  test('on the card as well', async () => {
    await importFirst(place.store);
    const data = { regulatory_class: 'supplement', shop_product_id: '7004', pack: {} } as never;
    const [card] = await cardsOf([{ id: 'a', url: '/a', data }], france);
    expect(card?.sale).toMatchObject({
      kind: 'shop',
      reduction: { before: { amount: '40.30', currencyCode: 'EUR' }, percent: 13, basis: 'prior' },
    });
    expect(card?.sale).not.toHaveProperty('compareAtPrice');
  });

  test('on the card only where every variant for sale has it', async () => {
    await importFirst(place.store);
    const [, second] = services.commerce.catalogue.products.find(({ id }) => id === 7004)?.variants ?? [];
    if (!second) throw new Error('the variant is gone');
    const { compareAtPrice } = second;
    onTestFinished(() => void Object.assign(second, { compareAtPrice }));
    second.compareAtPrice = null;
    expect(await struck('7004')).toEqual({ 70041: ['40.30', 13], 70042: null });
    const data = { regulatory_class: 'supplement', shop_product_id: '7004', pack: {} } as never;
    const reduction = async () => {
      const [card] = await cardsOf([{ id: 'a', url: '/a', data }], france);
      return card?.sale.kind === 'shop' ? card.sale.reduction : undefined;
    };
    expect(await reduction()).toBeNull();
    const { stock } = services.commerce.state.data;
    // Of the set's gummies, one variant each.
    stock[70013] = 0;
    expect(await reduction()).toMatchObject({ before: { amount: '40.30' }, percent: 13 });
    stock[70011] = 0;
    expect(await reduction()).toBeNull();
  });

  test('begins an empty log, and no other', async () => {
    await checkPrices(place.store, ['7001']);
    const before = await place.store.db.select().from(priceLog);
    await importFirst(place.store);
    expect(await place.store.db.select().from(priceLog)).toHaveLength(before.length);
  });
});

describe('a history that cannot be read at the start', () => {
  test.each([
    ['is missing', 'nowhere.json', /ENOENT/],
    ['is none', 'package.json', /the file holds no list of prices/],
  ])('%s: it is said, and the log stays empty', async (_, file, said) => {
    expectConsole('error', said);
    changed.PRICE_HISTORY_FILE = path.resolve(file);
    await importFirst(place.store);
    expect(await place.store.db.select().from(priceLog)).toEqual([]);
  });

  test('is not looked for where none is set', async () => {
    changed.PRICE_HISTORY_FILE = undefined;
    await importFirst(place.store);
    expect(await place.store.db.select().from(priceLog)).toEqual([]);
  });
});

describe('without a history', () => {
  const reduced = {
    productId: '7004',
    variantId: '70041',
    price: { amount: '34.90', currencyCode: 'EUR' },
    compareAtPrice: { amount: '40.30', currencyCode: 'EUR' },
  };

  test('nothing is struck through, and the page is made anew at the next visit', async () => {
    expect(await reductionsOf([reduced], france)).toEqual(new Map());
    expect(takeCacheCalls().lives).toEqual([soon]);
  });

  test.each([
    ['price', { ...reduced, price: { amount: '33.10', currencyCode: 'EUR' } }],
    ['comparison', { ...reduced, compareAtPrice: { amount: '41.00', currencyCode: 'EUR' } }],
  ])('a %s that the log does not have yet makes a page that is shown to nobody else', async (_, changedPrice) => {
    await checkPrices(place.store, ['7004']);
    await reductionsOf([reduced], france);
    expect(takeCacheCalls()).toEqual({ tags: [], lives: [] });
    await reductionsOf([changedPrice], france);
    expect(takeCacheCalls()).toEqual({ tags: [PROVISIONAL_TAG], lives: [soon] });
  });

  test('a price that the log does not have is checked, once a minute however many pages show it', async () => {
    const asked = async () =>
      (await place.store.db.select().from(jobs)).map(({ kind, ids, periodic }) => ({ kind, ids, periodic }));
    const pastille = { ...reduced, productId: '990011', variantId: '9900111' };
    const both = [pastille, { ...pastille, variantId: '9900112' }];
    await reductionsOf([{ ...pastille, compareAtPrice: null }], france);
    expect(await asked()).toEqual([]);
    await Promise.all([reductionsOf(both, france), reductionsOf(both, belgium)]);
    await reductionsOf(both, france);
    const job = { kind: 'check-prices', ids: ['990011'], periodic: false };
    expect(await asked()).toEqual([job]);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    await reductionsOf(both, france);
    expect(await asked()).toEqual([job, job]);
  });

  test('a page stands where the check cannot be scheduled', async () => {
    expectConsole('error', /^\[prices\]/);
    vi.spyOn(place.store.db, 'insert').mockImplementation(() => {
      throw new Error('the store is away');
    });
    expect(await reductionsOf([{ ...reduced, productId: '990012' }], france)).toEqual(new Map());
    expect(takeCacheCalls().tags).toEqual([PROVISIONAL_TAG]);
  });

  test('the comparison of the shop is, where the operator vouches for it', async () => {
    changed.STRIKE_FALLBACK = 'compare_at';
    await checkPrices(place.store, ['7004']);
    expect([...(await reductionsOf([reduced], france)).values()]).toEqual([
      { before: { amount: '40.30', currencyCode: 'EUR' }, percent: 13, basis: 'compareAt' },
    ]);
  });

  test('the store is not asked about prices that nobody calls reduced', async () => {
    const select = vi.spyOn(place.store.db, 'select');
    await reductionsOf([{ ...reduced, compareAtPrice: null }], france);
    expect(select).not.toHaveBeenCalled();
    await reductionsOf([reduced, { ...reduced, variantId: '70042' }], france);
    expect(select).toHaveBeenCalledOnce();
  });

  describe('while the store', () => {
    const stores = processSingleton<unknown>('store');
    const own = () => openedStore();

    test.each<[string, () => unknown, boolean]>([
      ['is not open, as in a build', () => undefined, false],
      ['could not be opened', () => Promise.reject(new Error('no disk')), true],
      [
        'does not answer',
        () =>
          Promise.resolve({
            db: {
              select: () => {
                throw new Error('gone');
              },
            },
          }),
        true,
      ],
    ])('%s: the page stands without', async (_, store, says) => {
      if (says) expectConsole('error', /^\[prices\]/);
      changed.STRIKE_FALLBACK = 'compare_at';
      const before = own();
      stores.current = store();
      try {
        expect(await reductionsOf([reduced], france)).toEqual(new Map());
      } finally {
        stores.current = before;
      }
      expect(takeCacheCalls().lives).toEqual([soon]);
    });

    test('is still opening: the page does not wait for it', async () => {
      vi.useFakeTimers();
      const before = own();
      stores.current = new Promise(() => undefined);
      try {
        const found = reductionsOf([reduced], france);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(await found).toEqual(new Map());
      } finally {
        stores.current = before;
        vi.useRealTimers();
      }
    });
  });
});
