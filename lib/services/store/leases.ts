import { and, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from './open.ts';
import type { jobs, outbox } from './schema.ts';

/**
 * How long a claimed row is its instance's, in seconds, unless it renews the lease: what a process that was killed had claimed
 * is anybody's after that.
 */
const LEASE_SECONDS = 60;
export const RENEW_MS = 20_000;
/** Longer than any delay between two attempts: a time further ahead was written before the clock was set back. */
const LONGEST_DELAY_SECONDS = 1_200;

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

export const newLease = (): SQL => inSeconds(LEASE_SECONDS);

/** Of a row: its time has come, and nobody is at it. */
export const isDue = (dueAt: PgColumn, leasedUntil: PgColumn): SQL | undefined =>
  and(
    lt(dueAt, sql`now()`),
    or(isNull(leasedUntil), lt(leasedUntil, sql`now()`), sql`${leasedUntil} > ${inSeconds(2 * LEASE_SECONDS)}`),
  );

/** As `isDue` expects it of rows that wait for minutes at most: a time that is further ahead has come as well. */
export const isDueSoon = (dueAt: PgColumn, leasedUntil: PgColumn): SQL | undefined =>
  or(isDue(dueAt, leasedUntil), and(isNull(leasedUntil), sql`${dueAt} > ${inSeconds(LONGEST_DELAY_SECONDS)}`));

/** When to try again: after 2, 4, 8 … seconds, then each minute. */
export const nextAttempt = (attempts: PgColumn): SQL =>
  sql`now() + make_interval(secs => least(60, 2 * power(2, least(${attempts}, 10))))`;

/** A service may be away for a day: some thirty hours at one attempt a minute. */
export const MOST_ATTEMPTS = 1_800;

export async function renewLeases(db: Queries, table: typeof outbox | typeof jobs, ids: readonly string[]) {
  if (ids.length > 0)
    await db
      .update(table)
      .set({ leasedUntil: newLease() })
      .where(inArray(table.id, [...ids]));
}
