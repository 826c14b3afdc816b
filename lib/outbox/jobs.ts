import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { isDue, isDueSoon, MOST_ATTEMPTS, newLease, nextAttempt } from '../services/store/conditions.ts';
import type { Delivery } from '../services/store/deliveries.ts';
import type { Queries, Store } from '../services/store/open.ts';
import { jobs, outbox, submissions } from '../services/store/schema.ts';

/** Schedule of a periodic job: hourly at a minute. */
export type Schedule = { minute: number };

/** The next run after `now`: of the database, whose clock also says what is due. */
export const nextRun = ({ minute }: Schedule, now = sql`now()`): SQL<Date> =>
  sql`date_trunc('hour', ${now} - make_interval(mins => ${minute}), 'UTC') + make_interval(hours => 1, mins => ${minute})`;

const JOB_KINDS = [
  'check-stock',
  'check-prices',
  'read-offers',
  'job-alerts',
  'reminders',
  'ask-reviews',
  'erase',
  'backup',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
export type Job = typeof jobs.$inferSelect;

/** Batch size, more than ever comes together: one run handles all of them. */
const AT_ONCE = 100;

/** Adds a one-time job in the caller's transaction. @param ids empty for everything */
export async function addJob(tx: Queries, kind: JobKind, ids: readonly string[], delaySeconds = 0): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${delaySeconds})`;
  await tx.insert(jobs).values({ id: randomUUID(), kind, ids: [...ids], dueAt });
}

/**
 * Ensures that a kind of job runs periodically, on one instance at a time. A missed run is made up for once.
 * @param first time of the first run of a new job; a stored time is only ever moved forward, for example after a clock
 * that was ahead
 */
export async function addPeriodic({ db }: Pick<Store, 'db'>, kind: JobKind, schedule: Schedule, first?: SQL<Date>) {
  const next = nextRun(schedule);
  await db
    .insert(jobs)
    .values({ id: randomUUID(), kind, ids: [], periodic: true, dueAt: first ?? next })
    .onConflictDoUpdate({
      target: jobs.kind,
      targetWhere: sql`${jobs.periodic}`,
      set: { dueAt: sql`least(${jobs.dueAt}, ${next})` },
    });
}

/** A one-time job is delayed by a minute at most, a periodic one by an hour. */
const due = () =>
  or(isDue(jobs.dueAt, jobs.leasedUntil), and(eq(jobs.periodic, false), isDueSoon(jobs.dueAt, jobs.leasedUntil)));

/** The kinds with due jobs. */
export async function dueKinds({ db }: Pick<Store, 'db'>): Promise<JobKind[]> {
  const found = await db.select({ kind: jobs.kind }).from(jobs).where(due()).groupBy(jobs.kind);
  return JOB_KINDS.filter((known) => found.some(({ kind }) => kind === known));
}

/** Claims due jobs of a kind for this instance, the oldest first. */
export async function claimJobs({ db }: Pick<Store, 'db'>, kind: JobKind): Promise<Job[]> {
  const claimable = db.$with('claimable').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), due()))
      .orderBy(asc(jobs.dueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(claimable)
    .update(jobs)
    .set({ leasedUntil: newLease() })
    .where(inArray(jobs.id, sql`(select ${claimable.id} from ${claimable})`))
    .returning();
}

/** Combined ids of several jobs of a kind, without duplicates; an empty list means everything. */
export const together = (claimed: readonly Job[]): string[] =>
  claimed.some(({ ids }) => ids.length === 0) ? [] : [...new Set(claimed.flatMap(({ ids }) => ids))];

const idsOf = (some: readonly Job[]): string[] => some.map(({ id }) => id);

/** Completes jobs: one-time jobs are deleted, periodic jobs are scheduled for their next run. */
export async function finishJobs({ db }: Pick<Store, 'db'>, done: readonly Job[], schedule?: Schedule): Promise<void> {
  const { once = [], periodic = [] } = Object.groupBy(done, (job) => (job.periodic ? 'periodic' : 'once'));
  if (once.length > 0) await db.delete(jobs).where(inArray(jobs.id, idsOf(once)));
  if (periodic.length > 0 && schedule)
    await db
      .update(jobs)
      .set({ dueAt: nextRun(schedule), attempts: 0, leasedUntil: null })
      .where(inArray(jobs.id, idsOf(periodic)));
}

/** Schedules failed jobs for a retry. Returns those that failed permanently. */
export async function postponeJobs({ db }: Pick<Store, 'db'>, failed: readonly Job[]): Promise<Job[]> {
  if (failed.length === 0) return [];
  const givenUp = failed.filter(({ periodic, attempts }) => !periodic && attempts + 1 >= MOST_ATTEMPTS);
  if (givenUp.length > 0) await db.delete(jobs).where(inArray(jobs.id, idsOf(givenUp)));
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, leasedUntil: null, dueAt: nextAttempt(jobs.attempts) })
    .where(inArray(jobs.id, idsOf(failed)));
  return givenUp;
}

const isWaiting = () => and(eq(outbox.state, 'waiting'), isDueSoon(outbox.nextAttemptAt, outbox.leasedUntil));

/** Whether a delivery is due that no instance has claimed. */
export const isDeliveryDue = async ({ db }: Pick<Store, 'db'>): Promise<boolean> =>
  (await db.select({ id: outbox.id }).from(outbox).where(isWaiting()).limit(1)).length > 0;

/** Claims due deliveries for this instance, urgent ones first, then the oldest. Returns their ids. */
export async function claimDeliveries({ db }: Pick<Store, 'db'>, most: number): Promise<string[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(isWaiting())
        .orderBy(desc(outbox.priority), asc(outbox.nextAttemptAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    );
  const claimed = await db
    .with(due)
    .update(outbox)
    .set({ leasedUntil: newLease() })
    .where(inArray(outbox.id, sql`(select ${due.id} from ${due})`))
    .returning({ id: outbox.id });
  return claimed.map(({ id }) => id);
}

/** Condition on a submission: it has an undelivered delivery that must arrive before the submission is erased. */
export const hasPendingDelivery = (db: Queries): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outbox)
      .where(
        and(
          eq(outbox.submissionId, submissions.id),
          ne(outbox.state, 'sent'),
          sql`${outbox.delivery} ->> 'mustArrive' = 'true'`,
        ),
      ),
  );

const URGENT: readonly string[] = ['withdrawal-receipt', 'withdrawal-team'];

/** Priority 1 is delivered first: what must arrive (a report of an adverse event), and what the law requires at once. */
export const priorityOf = (delivery: Delivery): 0 | 1 =>
  delivery.kind === 'mail' && (delivery.mustArrive || URGENT.includes(delivery.template)) ? 1 : 0;

/** Adds deliveries to the outbox in the caller's transaction; the worker finds them once it is committed. */
export async function enqueue(
  tx: Queries,
  deliveries: readonly Delivery[],
  submissionId: string | null = null,
): Promise<void> {
  if (deliveries.length === 0) return;
  await tx
    .insert(outbox)
    .values(
      deliveries.map((delivery) => ({ id: randomUUID(), submissionId, delivery, priority: priorityOf(delivery) })),
    );
}

/**
 * Deletes the mails that are not sent yet, also those on hold, whose link to confirm or to leave contains one of these
 * texts: the person has left. An attempt that is under way may still deliver its mail.
 * @param texts ids or hashes that no other link contains
 */
export async function deleteUnsent(tx: Queries, texts: readonly string[]): Promise<void> {
  const values = sql`${outbox.delivery} -> 'values'`;
  const links = sql`concat(${values} ->> 'confirmUrl', ${values} ->> 'leaveUrl')`;
  for (const text of texts)
    await tx.delete(outbox).where(and(ne(outbox.state, 'sent'), sql`strpos(${links}, ${text}) > 0`));
}
