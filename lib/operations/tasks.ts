import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { countRows } from '../backup/archive.ts';
import { backupStore } from '../backup/make.ts';
import { holdOutbox } from '../backup/restore.ts';
import { importHistory, readHistory } from '../prices/import.ts';
import { eraseReviewsOf } from '../reviews/erase.ts';
import type { Store } from '../services/store/open.ts';
import { subscribers } from '../services/store/schema.ts';
import { listOutbox, retryOutbox } from './outbox.ts';

/** Subscribers of the newsletter when there is no provider: confirmed addresses that have not unsubscribed. */
const listSubscribers = ({ db }: Store) =>
  db
    .select({ email: subscribers.email, locale: subscribers.locale, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.leftAt)))
    .orderBy(asc(subscribers.locale), asc(subscribers.email));

/** Tasks of the operator: over HTTP while the site runs, and directly on the store while it does not. */
export const TASKS = {
  outbox: { input: z.object({}), run: (store: Store) => listOutbox(store) },
  retry: {
    input: z.object({ ids: z.union([z.literal('all'), z.array(z.uuid()).max(1_000)]) }),
    run: async (store: Store, { ids }: { ids: 'all' | string[] }) => ({ retried: await retryOutbox(store, ids) }),
  },
  counts: { input: z.object({}), run: (store: Store) => countRows(store.db) },
  subscribers: { input: z.object({}), run: (store: Store) => listSubscribers(store) },
  prices: {
    input: z.object({ text: z.string(), format: z.enum(['json', 'csv']) }),
    run: (store: Store, { text, format }: { text: string; format: 'json' | 'csv' }) =>
      importHistory(store, readHistory(text, format, { now: new Date() })),
  },
  backup: { input: z.object({}), run: (store: Store) => backupStore(store) },
  'erase-reviews': {
    input: z.object({ email: z.email() }),
    run: (store: Store, { email }: { email: string }) => eraseReviewsOf(store, email),
  },
  hold: { input: z.object({}), run: async (store: Store) => ({ held: await holdOutbox(store) }) },
} as const;

export type Task = keyof typeof TASKS;
export const isTask = (name: string): name is Task => Object.hasOwn(TASKS, name);

/** Runs a task. Throws a ZodError when the input is invalid. */
export async function runTask(store: Store, task: Task, input: unknown): Promise<unknown> {
  const { input: schema, run } = TASKS[task];
  return run(store, schema.parse(input) as never);
}
