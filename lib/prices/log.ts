import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { logError } from '../platform/log/log.ts';
import { LOCALES, MARKETS, type Market } from '../platform/markets.ts';
import { toCents } from '../services/shopify/money.ts';
import type { VariantPrice } from '../services/shopify/operations/variants.ts';
import { fromGid } from '../services/shopify/types.ts';
import type { Queries, Store } from '../services/store/open.ts';
import { priceLog } from '../services/store/schema.ts';
import { openedStore } from '../services/store/store-lock.ts';
import type { SeenPrice } from './reductions.ts';

export type ShopCountry = NonNullable<Market['shop']>['country'];

/** One market for each country with a shop: the languages of a country share one price. */
export const SHOP_MARKETS: readonly Market[] = [
  ...Map.groupBy(
    LOCALES.map((locale) => MARKETS[locale]).filter(({ shop }) => shop !== null),
    ({ shop }) => shop?.country,
  ).values(),
].flatMap(([first]) => (first ? [first] : []));

const SHOP_COUNTRIES = SHOP_MARKETS.flatMap(({ shop }) => (shop ? [shop.country] : []));

/** Blocks other writers to the log until the transaction ends; reads are not blocked. */
const lockLog = (tx: Queries) => tx.execute(sql`lock table ${priceLog} in share row exclusive mode`);

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

/** Timeout: a page renders without the log rather than wait for a store that is slow or still opening. */
const PATIENCE_MS = 2_000;

type Histories = ReadonlyMap<string, readonly SeenPrice[]>;

/**
 * Histories of these variants in a market, by id. Null while no store can be read: it is not open during the build, nor
 * before the worker has opened it. Never throws.
 */
export async function readHistories(market: Market, variantIds: readonly string[]): Promise<Histories | null> {
  const opening = openedStore();
  if (!opening || !market.shop) return null;
  const { country } = market.shop;
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([opening.then((store) => historiesOf(store, country, variantIds)), late.promise]);
  } catch (error) {
    logError('prices', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

type HistoryFormat = 'json' | 'csv';
type HistoryRow = typeof priceLog.$inferInsert;
/** `place` identifies a row for the operator: its line, or its number in a list. */
export type ReadRows = { rows: { place: string; row: HistoryRow }[]; problems: string[] };

const DAY_MS = 86_400_000;

const cents = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,7}(\.\d{1,2})?$/.test(value), { error: 'not an amount such as 14.90' })
  .transform(toCents);

/** @param daysBack whether a moment may be given in days before now (`-60d`), as the demonstration does */
const rowSchema = (now: Date, daysBack: boolean) =>
  z.object({
    country: z.enum(SHOP_COUNTRIES, { error: `none of ${SHOP_COUNTRIES.join(', ')}` }),
    variant: z
      .union([z.string(), z.number()], { error: 'missing' })
      .transform((value) => fromGid(String(value).trim()))
      .refine((value) => /^\d{1,20}$/.test(value), { error: 'not the id of a variant' }),
    currency: z.string({ error: 'missing' }).regex(/^[A-Z]{3}$/, { error: 'not a currency such as EUR' }),
    amount: cents.refine((value) => value > 0, { error: 'not more than 0' }),
    compareAt: z.preprocess((value) => (value === '' || value === undefined ? null : value), cents.nullable()),
    seenAt: z
      .string({ error: 'missing' })
      .transform((value) => momentOf(value, now, daysBack))
      .refine((date) => !Number.isNaN(date.getTime()), { error: 'not a moment such as 2026-03-01T09:00:00Z' })
      .refine((date) => !(date > now), { error: 'in the future' }),
  });

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function momentOf(text: string, now: Date, daysBack: boolean): Date {
  const back = daysBack ? /^-(\d{1,4})d$/.exec(text) : null;
  if (back) return new Date(now.getTime() - Number(back[1]) * DAY_MS);
  return new Date(ISO.test(text) ? text : Number.NaN);
}

/** Parses a price history supplied by an operator. Every invalid row is reported. */
export function readHistory(
  text: string,
  format: HistoryFormat,
  { now, daysBack = false }: { now: Date; daysBack?: boolean },
): ReadRows {
  const schema = rowSchema(now, daysBack);
  const found: ReadRows = { rows: [], problems: [] };
  let records: Numbered[];
  try {
    records = format === 'json' ? fromJson(text) : fromCsv(text);
  } catch (error) {
    return { rows: [], problems: [(error as Error).message] };
  }
  for (const { place, value, problem } of records) {
    if (problem) {
      found.problems.push(`${place}: ${problem}`);
      continue;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      const { variant: variantId, ...row } = parsed.data;
      found.rows.push({ place, row: { ...row, variantId } });
    } else {
      const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'row'} ${message}`);
      found.problems.push(`${place}: ${issues.join(', ')}`);
    }
  }
  return found;
}

type Numbered = { place: string; value: unknown; problem?: string };

function fromJson(text: string): Numbered[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new Error('the file holds no list of prices');
  return value.map((entry: unknown, index) => ({ place: `entry ${index + 1}`, value: entry }));
}

const COLUMNS = ['country', 'variant', 'currency', 'amount', 'compareAt', 'seenAt'];

const AMOUNTS = ['amount', 'compareAt'];

/** Values of a price need no quotes; a spreadsheet may add them, and in French it has semicolons, and commas in amounts. */
function fromCsv(text: string): Numbered[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = lines[0]?.includes(';') ? ';' : ',';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const header = cells(lines[0] ?? '');
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new Error(`line 1: the columns are ${COLUMNS.join(',')}; missing: ${missing.join(', ')}`);
  return lines.flatMap((line, index): Numbered[] => {
    if (index === 0 || line.trim() === '') return [];
    const values = cells(line);
    const place = `line ${index + 1}`;
    if (values.length > header.length)
      return [{ place, value: null, problem: `${values.length} values for ${header.length} columns` }];
    const textOf = (name: string, text = '') => (AMOUNTS.includes(name) ? text.replace(',', '.') : text);
    return [{ place, value: Object.fromEntries(header.map((name, column) => [name, textOf(name, values[column])])) }];
  });
}

/** Number of new and of already known rows; with problems, nothing was written. */
export type ImportAnswer = { added: number; known: number; problems: string[] };

const ROWS_PER_INSERT = 1_000;

const keyOf = ({ country, variantId, seenAt }: HistoryRow): string => [country, variantId, seenAt.getTime()].join(' ');
const priceOf = ({ currency, amount, compareAt }: HistoryRow): string => [currency, amount, compareAt ?? ''].join(' ');

/** Adds a history to the log in one transaction. Idempotent: importing the same one again adds nothing. */
export function importHistory(
  { transaction }: Pick<Store, 'transaction'>,
  { rows, problems }: ReadRows,
): Promise<ImportAnswer> {
  return transaction(async (tx) => {
    if (problems.length > 0) return { added: 0, known: 0, problems };
    await lockLog(tx);
    const seen = await knownPrices(
      tx,
      rows.map(({ row }) => row),
    );
    const fresh: HistoryRow[] = [];
    const conflicts: string[] = [];
    for (const { place, row } of rows) {
      const before = seen.get(keyOf(row));
      if (before === undefined) fresh.push(row);
      else if (before !== priceOf(row)) conflicts.push(`${place}: another price is known for this moment`);
      seen.set(keyOf(row), before ?? priceOf(row));
    }
    if (conflicts.length > 0) return { added: 0, known: 0, problems: conflicts };
    for (let start = 0; start < fresh.length; start += ROWS_PER_INSERT) {
      await tx.insert(priceLog).values(fresh.slice(start, start + ROWS_PER_INSERT));
    }
    return { added: fresh.length, known: rows.length - fresh.length, problems: [] };
  });
}

/** Prices in the log of the variants of these rows, by country, variant and moment. */
async function knownPrices(tx: Queries, rows: readonly HistoryRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ variantId }) => variantId))];
  const known = await tx.select().from(priceLog).where(inArray(priceLog.variantId, ids));
  return new Map(known.map((row) => [keyOf(row), priceOf(row)]));
}
