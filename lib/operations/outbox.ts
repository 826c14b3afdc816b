import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Store } from '../services/store/open.ts';
import { outbox, submissions } from '../services/store/schema.ts';

/** A row of the outbox as the operator sees it: no email address, no text of a visitor. */
export type OutboxLine = {
  id: string;
  form: string | null;
  what: string;
  state: string;
  attempts: number;
  lastError: string | null;
  createdAt: string;
};

/** Undelivered rows, oldest first, and the number of rows in each state. */
export async function listOutbox({
  db,
}: Pick<Store, 'db'>): Promise<{ counts: Record<string, number>; lines: OutboxLine[] }> {
  const counts = await db
    .select({ state: outbox.state, count: sql<number>`count(*)::int` })
    .from(outbox)
    .groupBy(outbox.state);
  const rows = await db
    .select({
      id: outbox.id,
      form: submissions.form,
      what: sql<string>`coalesce(${outbox.delivery} ->> 'template', ${outbox.delivery} ->> 'kind')`,
      state: outbox.state,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .leftJoin(submissions, eq(submissions.id, outbox.submissionId))
    .where(ne(outbox.state, 'sent'))
    .orderBy(asc(outbox.createdAt))
    .limit(200);
  return {
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    lines: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

/** Returns failed deliveries to the queue, due at once: those with these ids, or all. Returns their number. */
export async function retryOutbox({ db }: Pick<Store, 'db'>, ids: readonly string[] | 'all'): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null })
    .where(and(eq(outbox.state, 'failed'), ids === 'all' ? undefined : inArray(outbox.id, [...ids])))
    .returning({ id: outbox.id });
  return rows.length;
}
