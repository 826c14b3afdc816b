import { asc, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPrices } from '../../../lib/prices/check.ts';
import { appendPrices, historiesOf, importHistory, readHistory } from '../../../lib/prices/log.ts';
import { priceLog } from '../../../lib/services/store/schema.ts';
import { eraseExpired } from '../../../lib/worker/erase.ts';
import { startServices } from '../../setup/services.ts';
import { DRIVERS, withStore } from '../../setup/store.ts';

const { commerce, operations } = await startServices({ content: false });
const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const costs = (amount: string, compareAt: string | null = null, variantId = '1') => ({
  variantId,
  price: euros(amount),
  compareAtPrice: compareAt === null ? null : euros(compareAt),
});
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 9, minute));

describe.each(DRIVERS)('the log of prices in the %s store', (driver) => {
  const place = withStore(driver);
  afterEach(() => place.clear());
  const rows = () =>
    place.store.db
      .select()
      .from(priceLog)
      .orderBy(asc(priceLog.country), asc(priceLog.variantId), asc(priceLog.seenAt));
  const amounts = async () => (await rows()).map(({ amount, compareAt }) => [amount, compareAt]);

  test('grows when a price or its comparison changes, and not otherwise', async () => {
    const said = [costs('20.00'), costs('20.0'), costs('16.00', '20.00'), costs('16.00', '20.00'), costs('16.00')];
    const written: number[] = [];
    for (const [minute, price] of said.entries())
      written.push(await appendPrices(place.store, 'FR', [price], at(minute)));
    expect(written).toEqual([1, 0, 1, 0, 1]);
    expect(await amounts()).toEqual([
      [2000, null],
      [1600, 2000],
      [1600, null],
    ]);
  });

  test('keeps countries and variants apart, and reads them in one go', async () => {
    await appendPrices(place.store, 'FR', [costs('20.00'), costs('9.00', null, '2')], at(0));
    await appendPrices(place.store, 'BE', [costs('21.00')], at(0));
    await appendPrices(place.store, 'FR', [costs('16.00', '20.00'), costs('9.00', null, '2')], at(5));
    const found = await historiesOf(place.store, 'FR', ['1', '2', '3']);
    expect(Object.fromEntries(found)).toEqual({
      1: [
        { currency: 'EUR', amount: 2000, compareAt: null, seenAt: at(0).getTime() },
        { currency: 'EUR', amount: 1600, compareAt: 2000, seenAt: at(5).getTime() },
      ],
      2: [{ currency: 'EUR', amount: 900, compareAt: null, seenAt: at(0).getTime() }],
    });
  });

  test('takes no old news, and one row of those who ask at once', async () => {
    await appendPrices(place.store, 'FR', [costs('16.00')], at(5));
    expect(await appendPrices(place.store, 'FR', [costs('20.00')], at(4))).toBe(0);
    await Promise.all([6, 7, 8].map((minute) => appendPrices(place.store, 'FR', [costs('18.00')], at(minute))));
    expect(await amounts()).toEqual([
      [1600, null],
      [1800, null],
    ]);
  });

  test('takes a history over, once however often it is brought', async () => {
    const text = JSON.stringify([
      { country: 'FR', variant: 1, currency: 'EUR', amount: '20.00', seenAt: '2026-01-01T00:00:00Z' },
      {
        country: 'FR',
        variant: 1,
        currency: 'EUR',
        amount: '16.00',
        compareAt: '20.00',
        seenAt: '2026-02-01T00:00:00Z',
      },
      { country: 'FR', variant: 1, currency: 'EUR', amount: '20.00', seenAt: '2026-01-01T00:00:00Z' },
    ]);
    const read = readHistory(text, 'json', { now: at(0) });
    expect(await importHistory(place.store, read)).toEqual({ added: 2, known: 1, problems: [] });
    expect(await importHistory(place.store, read)).toEqual({ added: 0, known: 3, problems: [] });
    expect(await amounts()).toHaveLength(2);
  });

  test('takes nothing of a history with a bad row, or one that says otherwise', async () => {
    await appendPrices(place.store, 'FR', [costs('20.00')], at(0));
    const head = 'country,variant,currency,amount,compareAt,seenAt\nFR,1,EUR,19.00,,2026-01-01\n';
    const bring = (line: string) => importHistory(place.store, readHistory(head + line, 'csv', { now: at(9) }));
    expect(await bring('FR,1,EUR,soon,,2026-02-01')).toMatchObject({
      added: 0,
      problems: [expect.stringMatching(/^line 3: amount/)],
    });
    expect(await bring(`FR,1,EUR,18.00,,${at(0).toISOString()}`)).toEqual({
      added: 0,
      known: 0,
      problems: ['line 3: another price is known for this moment'],
    });
    expect(await amounts()).toEqual([[2000, null]]);
  });

  test('forgets what was over four hundred days ago', async () => {
    const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
    const row = { country: 'FR' as const, variantId: '1', currency: 'EUR' };
    await place.store.db.insert(priceLog).values([
      { ...row, amount: 1, seenAt: ago(900) },
      { ...row, amount: 2, seenAt: ago(500) },
      { ...row, amount: 3, seenAt: ago(450) },
      { ...row, amount: 4, seenAt: ago(300) },
      { ...row, variantId: '2', amount: 5, seenAt: ago(900) },
      { ...row, country: 'BE', amount: 6, seenAt: ago(420) },
    ]);
    expect(await eraseExpired(place.store)).toMatchObject({ priceLog: 2 });
    expect((await rows()).map(({ amount }) => amount).sort()).toEqual([3, 4, 5, 6]);
  });
});

describe('a look at the prices of the shop', () => {
  const place = withStore();
  afterEach(() => place.clear());
  const variants = commerce.catalogue.products.flatMap((product) => product.variants.map(({ id }) => String(id)));
  /** The hemp oil is not sold in Belgium. */
  const sold = { FR: variants, BE: variants.filter((id) => id !== '70081') };

  test('at all of them writes each variant once in each country, and the next day nothing', async () => {
    const written = await checkPrices(place.store, []);
    const rows = await place.store.db.select().from(priceLog);
    expect(rows).toHaveLength(written);
    for (const country of ['FR', 'BE'] as const) {
      const known = rows.filter((row) => row.country === country).map(({ variantId }) => variantId);
      expect(known.sort()).toEqual(sold[country].toSorted());
    }
    const one = rows.find(({ variantId, country }) => variantId === '70041' && country === 'FR');
    expect(one).toMatchObject({ currency: 'EUR', amount: 3490, compareAt: 4030 });
    expect(await checkPrices(place.store, [])).toBe(0);
  });

  test('at one product asks for that one alone', async () => {
    await checkPrices(place.store, ['7004']);
    const rows = await place.store.db.select().from(priceLog);
    expect(rows.map(({ variantId, country }) => `${country} ${variantId}`).sort()).toEqual([
      'BE 70041',
      'BE 70042',
      'FR 70041',
      'FR 70042',
    ]);
    expect(operations('commerce')).toEqual(['pricesOfProducts', 'pricesOfProducts']);
  });

  test('at a product that is gone writes nothing', async () => {
    expect(await checkPrices(place.store, ['999'])).toBe(0);
  });

  test('that fails half way is carried out again without a row too many', async () => {
    const failing = vi.spyOn(place.store, 'transaction').mockRejectedValueOnce(new Error('the store is away'));
    await expect(checkPrices(place.store, [])).rejects.toThrow('the store is away');
    failing.mockRestore();
    await checkPrices(place.store, []);
    expect(await place.store.db.select().from(priceLog)).toHaveLength(sold.FR.length + sold.BE.length);
  });
});
