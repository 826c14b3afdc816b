import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { LOCALES, MARKETS, type Market } from '../platform/markets.ts';
import { toCents } from '../services/shopify/money.ts';
import type { VariantPrice } from '../services/shopify/operations/variants.ts';
import type { Queries, Store } from '../services/store/open.ts';
import { priceLog } from '../services/store/schema.ts';
import type { SeenPrice } from './reference.ts';

export type ShopCountry = NonNullable<Market['shop']>['country'];

/** One market for each country with a shop: the languages of a country share one price. */
export const SHOP_MARKETS: readonly Market[] = [
  ...Map.groupBy(
    LOCALES.map((locale) => MARKETS[locale]).filter(({ shop }) => shop !== null),
    ({ shop }) => shop?.country,
  ).values(),
].flatMap(([first]) => (first ? [first] : []));

/** Blocks other writers to the log until the transaction ends; reads are not blocked. */
export const lockLog = (tx: Queries) => tx.execute(sql`lock table ${priceLog} in share row exclusive mode`);

/**
 * Appends the prices of a country's shop that differ from the last known ones. Returns the number of rows. Prices that
 * were requested before the last row was written are stale and omitted.
 */
export function appendPrices(
  { transaction }: Pick<Store, 'transaction'>,
  country: ShopCountry,
  prices: readonly VariantPrice[],
  seenAt: Date,
): Promise<number> {
  return transaction(async (tx) => {
    await lockLog(tx);
    const ids = prices.map(({ variantId }) => variantId);
    const last = await tx
      .selectDistinctOn([priceLog.variantId])
      .from(priceLog)
      .where(and(eq(priceLog.country, country), inArray(priceLog.variantId, ids)))
      .orderBy(priceLog.variantId, desc(priceLog.seenAt));
    const known = new Map(last.map((row) => [row.variantId, row]));
    const rows = prices.map((each) => ({ ...rowOf(each), country, seenAt })).filter((row) => isNews(row, known));
    if (rows.length > 0) await tx.insert(priceLog).values(rows).onConflictDoNothing();
    return rows.length;
  });
}

const rowOf = ({ variantId, price, compareAtPrice }: VariantPrice) => ({
  variantId,
  currency: price.currencyCode,
  amount: toCents(price.amount),
  compareAt: compareAtPrice && toCents(compareAtPrice.amount),
});

type Row = typeof priceLog.$inferSelect;

function isNews(row: Row, known: ReadonlyMap<string, Row>): boolean {
  const last = known.get(row.variantId);
  if (!last) return true;
  if (last.seenAt >= row.seenAt) return false;
  return last.amount !== row.amount || last.compareAt !== row.compareAt || last.currency !== row.currency;
}

/** The whole price history of these variants in a country, oldest first, in one query. */
export async function historiesOf(
  { db }: Store,
  country: ShopCountry,
  variantIds: readonly string[],
): Promise<Map<string, SeenPrice[]>> {
  const rows = await db
    .select()
    .from(priceLog)
    .where(and(eq(priceLog.country, country), inArray(priceLog.variantId, [...variantIds])))
    .orderBy(asc(priceLog.seenAt));
  const histories = Map.groupBy(rows, ({ variantId }) => variantId);
  return new Map(
    [...histories].map(([id, list]) => [
      id,
      list.map(({ currency, amount, compareAt, seenAt }) => ({
        currency,
        amount,
        compareAt,
        seenAt: seenAt.getTime(),
      })),
    ]),
  );
}
