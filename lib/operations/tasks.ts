import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countRows, holdOutbox } from '../backup/archive.ts';
import { backupStore } from '../backup/make.ts';
import { email } from '../forms/fields.ts';
import { importHistory, readHistory } from '../prices/log.ts';
import { eraseReviewsOf } from '../reviews/book.ts';
import type { Store } from '../services/store/open.ts';
import { outbox, submissions } from '../services/store/schema.ts';

/** A row of the outbox as the operator sees it: no email address, no text of a visitor. */
type OutboxLine = {
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

/** A person, by the address as the forms accept and store it. */
export const personInput = z.object({ email });

/** Tasks of the operator: over HTTP while the site runs, and directly on the store while it does not. */
export const TASKS = {
  outbox: { input: z.object({}), run: (store: Store) => listOutbox(store) },
  retry: {
    input: z.object({ ids: z.union([z.literal('all'), z.array(z.uuid()).max(1_000)]) }),
    run: async (store: Store, { ids }: { ids: 'all' | string[] }) => ({ retried: await retryOutbox(store, ids) }),
  },
  counts: { input: z.object({}), run: (store: Store) => countRows(store.db) },
  prices: {
    input: z.object({ text: z.string(), format: z.enum(['json', 'csv']) }),
    run: (store: Store, { text, format }: { text: string; format: 'json' | 'csv' }) =>
      importHistory(store, readHistory(text, format, { now: new Date() })),
  },
  backup: { input: z.object({}), run: (store: Store) => backupStore(store) },
  'erase-reviews': {
    input: personInput,
    run: (store: Store, { email }: { email: string }) => eraseReviewsOf(store, email),
  },
  hold: { input: z.object({}), run: async (store: Store) => ({ held: await holdOutbox(store) }) },
} as const;

type StoreTask = keyof typeof TASKS;
/** Tasks of a running site alone (its route runs them): they, or what follows from them, need its settings. */
export type SiteTask = 'erase' | 'subscribers';
export type Task = StoreTask | SiteTask;
export const isSiteTask = (name: string): name is SiteTask => name === 'erase' || name === 'subscribers';
export const isTask = (name: string): name is StoreTask => Object.hasOwn(TASKS, name);

/** Runs a task. Throws a ZodError when the input is invalid. */
export async function runTask(store: Store, task: StoreTask, input: unknown): Promise<unknown> {
  const { input: schema, run } = TASKS[task];
  return run(store, schema.parse(input) as never);
}
