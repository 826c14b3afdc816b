import { inArray } from 'drizzle-orm';
import type { Queries, Store } from '../store/open.ts';
import { priceLog } from '../store/schema.ts';
import type { HistoryRow, ReadRows } from './history-rows.ts';
import { lockLog } from './log.ts';

/** How many rows were new and how many known already; with problems, nothing was written. */
export type ImportAnswer = { added: number; known: number; problems: string[] };

const ROWS_PER_INSERT = 1_000;

const keyOf = ({ country, variantId, seenAt }: HistoryRow): string => [country, variantId, seenAt.getTime()].join(' ');
const priceOf = ({ currency, amount, compareAt }: HistoryRow): string => [currency, amount, compareAt ?? ''].join(' ');

/** Adds a history to the log, all of it or nothing; the same one again adds nothing. */
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

/** Prices in the log of the variants that these rows are about, by country, variant and moment. */
async function knownPrices(tx: Queries, rows: readonly HistoryRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ variantId }) => variantId))];
  const known = await tx.select().from(priceLog).where(inArray(priceLog.variantId, ids));
  return new Map(known.map((row) => [keyOf(row), priceOf(row)]));
}
