import { type AnyColumn, and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from './open.ts';
import { type jobs, outbox } from './schema.ts';

/** Moments by the clock of the database, which all instances share. */
export const daysAhead = (days: number): SQL => sql`now() + make_interval(days => ${days})`;
export const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`;

/** Whether a row is of a person, however the address was typed. @param column a column of addresses, or an expression */
export const isOfPerson = (column: AnyColumn | SQL, email: string): SQL =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());

/** Whether the hash of a text is this one, as `sha256` writes it. @param text a column or an expression */
export const hasHash = (text: AnyColumn | SQL, hash: string): SQL =>
  sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex') = ${hash}`;

/** What is ignored in an order's name, as people type it: `#1042`, `1042`, `be-77`. */
const NAME_SIGNS = '[^a-z0-9]';

/** Whether a typed name is that of one of these orders. @param typed a column or an expression */
export const isOfOrder = (typed: AnyColumn | SQL, orderNames: readonly string[]): SQL =>
  inArray(
    sql`regexp_replace(lower(${typed}), ${NAME_SIGNS}, '', 'g')`,
    orderNames.map((name) => name.toLowerCase().replace(new RegExp(NAME_SIGNS, 'g'), '')),
  );

/** Whether a row of the outbox is a mail to a visitor, whose address may not exist: `isForTeam` of `lib/mail/write.ts`. */
export const isToVisitor = (): SQL => sql`${outbox.delivery} ->> 'template' not like '%-team'`;

/**
 * Lease of a claimed row, in seconds, unless the instance renews it: when a process is killed, any instance can claim
 * its rows after that.
 */
const LEASE_SECONDS = 60;
export const RENEW_MS = 20_000;
/** Longer than any delay between two attempts: a later time was written before the clock was set back. */
const LONGEST_DELAY_SECONDS = 1_200;

const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

export const newLease = (): SQL => inSeconds(LEASE_SECONDS);

/** Condition on a row: it is due and no instance has leased it. */
export const isDue = (dueAt: PgColumn, leasedUntil: PgColumn): SQL | undefined =>
  and(
    lt(dueAt, sql`now()`),
    or(isNull(leasedUntil), lt(leasedUntil, sql`now()`), sql`${leasedUntil} > ${inSeconds(2 * LEASE_SECONDS)}`),
  );

/** `isDue` for rows that wait at most minutes: a time further ahead is treated as due (the clock was set back). */
export const isDueSoon = (dueAt: PgColumn, leasedUntil: PgColumn): SQL | undefined =>
  or(isDue(dueAt, leasedUntil), and(isNull(leasedUntil), sql`${dueAt} > ${inSeconds(LONGEST_DELAY_SECONDS)}`));

/** Time of the next attempt: exponential backoff of 2, 4, 8 … seconds, then every minute. */
export const nextAttempt = (attempts: PgColumn): SQL =>
  sql`now() + make_interval(secs => least(60, 2 * power(2, least(${attempts}, 10))))`;

/** A service may be unavailable for a day: about thirty hours at one attempt a minute. */
export const MOST_ATTEMPTS = 1_800;

export async function renewLeases(db: Queries, table: typeof outbox | typeof jobs, ids: readonly string[]) {
  if (ids.length > 0)
    await db
      .update(table)
      .set({ leasedUntil: newLease() })
      .where(inArray(table.id, [...ids]));
}
