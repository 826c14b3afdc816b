import 'server-only';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { FormName } from '../forms/state';
import { enqueue, hasPendingDelivery } from '../outbox/jobs';
import { type Env, env } from '../platform/env';
import type { Locale } from '../platform/markets';
import { store } from '../services/store/client';
import type { Delivery } from '../services/store/deliveries';
import { removeFiles } from '../services/store/files';
import type { Queries } from '../services/store/open';
import { OUTBOX_SENT_DAYS } from '../services/store/retention';
import { files, outbox, submissions } from '../services/store/schema';

export type ErasedSubmission = Pick<typeof submissions.$inferSelect, 'form' | 'locale' | 'payload'>;

/** What the erasure of an accepted submission causes elsewhere. */
type AfterErasure = (erased: ErasedSubmission) => readonly Delivery[];

/**
 * Erases the submissions of a condition with their pending deliveries, and enqueues what follows from it. Returns their
 * number; their files are left to the caller.
 */
export async function eraseSubmissions(tx: Queries, where: SQL | undefined, after: AfterErasure): Promise<number> {
  const { form, locale, payload, state, deliveries } = submissions;
  const gone = await tx.delete(submissions).where(where).returning({ form, locale, payload, state, deliveries });
  const accepted = gone.filter((each) => each.state === 'accepted');
  await enqueue(
    tx,
    accepted.flatMap((each) => [...each.deliveries, ...after(each)]),
  );
  return gone.length;
}

/** `later`: submissions of which a delivery must arrive first (`mustArrive`). `files`: for `removeFiles`, after the commit. */
type ErasedOnRequest = { erased: number; later: number; files: string[] };

/**
 * Erases the submissions of a condition with their pending deliveries at the request of their author, and tells the team
 * when it may have a copy. The retention job erases those that have to wait, within the hour.
 */
export async function eraseOnRequest(
  tx: Queries,
  where: SQL | undefined,
  after: AfterErasure,
): Promise<ErasedOnRequest> {
  const known = await tx.select().from(submissions).where(where).for('update');
  if (known.length === 0) return { erased: 0, later: 0, files: [] };
  for (const each of known) {
    const deliveries = await noticesOf(tx, each);
    await tx.update(submissions).set({ deleteAt: sql`now()`, deliveries }).where(eq(submissions.id, each.id));
  }
  const ids = known.map(({ id }) => id);
  const stored = await tx
    .select({ id: files.id })
    .from(files)
    .innerJoin(submissions, eq(submissions.id, files.submissionId))
    .where(and(inArray(submissions.id, ids), not(hasPendingDelivery(tx))));
  const erased = await eraseSubmissions(tx, and(inArray(submissions.id, ids), not(hasPendingDelivery(tx))), after);
  return { erased, later: known.length - erased, files: stored.map(({ id }) => id) };
}

/** The same for one submission, with its files. False when it no longer exists; `later` when it has to wait. */
export async function eraseSubmission(id: string, after: AfterErasure): Promise<boolean | 'later'> {
  const { filesDir, transaction } = await store();
  const { erased, later, files } = await transaction((tx) => eraseOnRequest(tx, eq(submissions.id, id), after));
  await removeFiles(filesDir, files);
  return erased > 0 || (later > 0 && 'later');
}

type Known = Pick<typeof submissions.$inferSelect, 'id' | 'form' | 'locale' | 'createdAt'>;

/** Asks the team to erase its copy, in each mailbox that has one or may have one. */
async function noticesOf(tx: Queries, known: Known) {
  const { id: reference, locale } = known;
  return [...(await teamCopies(tx, known))].map(
    (address): Delivery => ({
      kind: 'mail',
      template: 'erasure-team',
      locale: locale as Locale,
      to: { address },
      values: { reference },
    }),
  );
}

const SENT_MS = OUTBOX_SENT_DAYS * 86_400_000;

/** Locks the mails of a submission: none is claimed for an attempt until the transaction has ended. */
async function teamCopies(tx: Queries, { id, form, createdAt }: Known): Promise<Set<string>> {
  const rows = await tx.select().from(outbox).where(eq(outbox.submissionId, id)).for('update');
  const mails = rows.flatMap(({ delivery, ...row }) =>
    delivery.kind === 'mail' && delivery.template.endsWith('-team') ? [{ ...delivery, ...row }] : [],
  );
  const { left = [], waiting = [] } = Object.groupBy(mails, (mail) => (mayHaveLeft(mail) ? 'left' : 'waiting'));
  const copies = new Set(left.map(({ to }) => to.address));
  // Sent mails leave the outbox after some days, each by itself.
  if (createdAt.getTime() > Date.now() - SENT_MS) return copies;
  return copies.union(mailboxesOf(form)).difference(new Set(waiting.map(({ to }) => to.address)));
}

type Attempted = Pick<typeof outbox.$inferSelect, 'state' | 'attempts' | 'leasedUntil' | 'lastError'>;

/** Whether a mail was sent, was attempted, or will be sent in any case. */
const mayHaveLeft = ({ state, attempts, leasedUntil, lastError, mustArrive }: Attempted & { mustArrive?: true }) =>
  mustArrive || state !== 'waiting' || attempts > 0 || leasedUntil !== null || lastError !== null;

/** The mailboxes of the team that may receive the submissions of each form. */
const MAILBOXES: Readonly<Record<FormName, readonly Extract<keyof Env, `${string}_MAILBOX`>[]>> = {
  contact: ['CONTACT_MAILBOX', 'VIGILANCE_MAILBOX'],
  newsletter: [],
  campaign: [],
  'stock-alert': [],
  'job-alert': [],
  reminder: [],
  returns: ['RETURNS_MAILBOX'],
  withdrawal: ['RETURNS_MAILBOX'],
  application: ['CAREERS_MAILBOX'],
  'spontaneous-application': ['CAREERS_MAILBOX'],
  'account-deletion': ['PRIVACY_MAILBOX'],
  review: ['CONTACT_MAILBOX', 'VIGILANCE_MAILBOX'],
};

/** None of a form that has gone since. */
function mailboxesOf(form: string): Set<string> {
  return new Set((MAILBOXES[form as FormName] ?? []).flatMap((name) => env()[name] ?? []));
}
