import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LinkActions } from '../links/signed';
import { enqueue } from '../outbox/jobs';
import { AppError, errorCode } from '../platform/errors';
import type { Locale } from '../platform/markets';
import { mayMail, refundOnFailure } from '../rate-limit/consume';
import { store } from '../services/store/client';
import { daysAhead } from '../services/store/conditions';
import type { Delivery, MailDelivery } from '../services/store/deliveries';
import { keepFiles, removeFiles, sha256, type Upload } from '../services/store/files';
import type { Queries } from '../services/store/open';
import { files, submissions, usedOnce } from '../services/store/schema';

/** A post as it came. */
export type Post = {
  form: string;
  locale: Locale;
  /** The validated fields, by which the same post is recognised when it comes again. */
  typed?: unknown;
  uploads: readonly Upload[];
  /** The browser's idempotency key of this submission; without one, identical contents within ten minutes are the key. */
  key: string | null;
};

export type Submission = Post & {
  payload: Record<string, unknown>;
  /** Single-use id of the bot check's proof. Null when the visitor will confirm instead, or when there is no bot check. */
  once: string | null;
  /** Stored, but nothing is delivered until the visitor has confirmed. */
  held: boolean;
  /** Held without a key: once the first has been accepted, the same contents are a new submission, not a repetition. */
  startsOver?: boolean;
  keepDays: number;
  deliveries: (id: string) => readonly Delivery[] | Promise<readonly Delivery[]>;
  /**
   * The mail to its author that the page promises; it is left out when the address gets no more today. Null when there is
   * no address, undefined when none is promised.
   */
  receipt?: ((id: string) => MailDelivery) | null;
  /** Additional writes in the same transaction; for a held submission, in the transaction that confirms it. */
  alongside?: (tx: Queries, id: string) => Promise<void>;
  /** Consumes a point of the visitor's rate limit; called for a new submission only, not for a double click. */
  limit: () => Promise<void>;
};

/** `mailed` is false when its author gets no receipt; it is stored in the payload. */
export type Accepted = { id: string; state: 'held' | 'accepted'; mailed?: false };

const WINDOW_MS = 10 * 60_000;

/**
 * Writes a submission, its files and its deliveries atomically; when this resolves they are on disk. The same key again
 * resolves with the first submission (but see `startsOver`). Throws AppError `keyReused`, `proofMissing`, `limited`. On
 * an error, the points that `limit` and the receipt consumed are refunded, but files whose rows may have been written
 * stay; those without a row are deleted after an hour (`eraseExpired`).
 */
export async function accept(submission: Submission): Promise<Accepted> {
  const open = await store();
  const contents = contentsOf(submission);
  const stored = await keepFiles(open.filesDir, submission.uploads);
  let mayBeWritten = false;
  try {
    return await refundOnFailure(() =>
      open.transaction(async (tx) => {
        const [key, before] = keysOf(submission, contents);
        // A double click waits here for the first request.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtext(${submission.form + (submission.key ?? contents)}))`,
        );
        const known = await find(tx, submission.form, [key, before]);
        const isOver = submission.startsOver && submission.held && !submission.key && known?.state === 'accepted';
        if (known && !isOver) return repeated(known, contents);
        if (known) await freeKey(tx, known);
        await submission.limit();
        if (submission.once) await consumeNonce(tx, submission.once);
        const id = randomUUID();
        const receipt = await receiptOf(submission, id);
        const deliveries = [...(await submission.deliveries(id)), ...receipt.deliveries];
        await tx.insert(submissions).values({
          id,
          key,
          contents: `${contents}.${typedIn(submission)}`,
          form: submission.form,
          locale: submission.locale,
          payload: { ...submission.payload, ...receipt.outcome },
          state: submission.held ? 'held' : 'accepted',
          deliveries: submission.held ? deliveries : [],
          deleteAt: daysAhead(submission.keepDays),
        });
        if (stored.length > 0) await tx.insert(files).values(stored.map((file) => ({ ...file, submissionId: id })));
        if (!submission.held) {
          await submission.alongside?.(tx, id);
          await enqueue(tx, deliveries, id);
        }
        // Only the commit remains: when its response is lost, the outcome is unknown.
        mayBeWritten = true;
        return { id, state: submission.held ? 'held' : 'accepted', ...receipt.outcome } as const;
      }),
    );
  } finally {
    if (!mayBeWritten)
      await removeFiles(
        open.filesDir,
        stored.map(({ id }) => id),
      );
  }
}

type PlannedReceipt = { deliveries: MailDelivery[]; outcome: Pick<Accepted, 'mailed'> };

async function receiptOf({ receipt, held }: Pick<Submission, 'receipt' | 'held'>, id: string): Promise<PlannedReceipt> {
  if (receipt === undefined) return { deliveries: [], outcome: {} };
  const mail = receipt?.(id);
  // Counted when it is confirmed: what nobody confirms sends nothing.
  if (mail && held) return { deliveries: [{ ...mail, isReceipt: true }], outcome: {} };
  return mail && (await mayMail(mail.to.address))
    ? { deliveries: [mail], outcome: {} }
    : { deliveries: [], outcome: { mailed: false } };
}

/** The outcome of the receipt of a stored submission. */
const storedOutcome = ({ payload }: { payload: Record<string, unknown> }): Pick<Accepted, 'mailed'> =>
  payload.mailed === false ? { mailed: false } : {};

/** The same by its id, for a submission that was confirmed later; without an outcome when it no longer exists. */
export async function receiptOutcome(id: string): Promise<Pick<Accepted, 'mailed'>> {
  const { db } = await store();
  const [row] = await db.select({ payload: submissions.payload }).from(submissions).where(eq(submissions.id, id));
  return row ? storedOutcome(row) : {};
}

const hashOf = ({ form, locale, uploads }: Post, values: unknown): string =>
  sha256(JSON.stringify([form, locale, values, uploads.map(({ field, name, bytes }) => [field, name, sha256(bytes)])]));

const contentsOf = (submission: Submission): string => hashOf(submission, submission.payload);
const typedIn = (post: Post): string => hashOf(post, post.typed);

/** The key of a post, and the key of the same contents in the previous window: the ten minutes may have just ended. */
function keysOf({ key }: Submission, contents: string, now = Date.now()): [string, string] {
  if (key) return [key, key];
  const window = Math.floor(now / WINDOW_MS);
  return [`${contents}.${window}`, `${contents}.${window - 1}`];
}

async function find(tx: Queries, form: string, keys: string[]) {
  const [known] = await tx
    .select({
      id: submissions.id,
      state: submissions.state,
      contents: submissions.contents,
      payload: submissions.payload,
    })
    .from(submissions)
    .where(and(eq(submissions.form, form), inArray(submissions.key, keys)));
  return known;
}

const freeKey = (tx: Queries, { id }: Pick<Known, 'id'>) =>
  tx
    .update(submissions)
    .set({ key: sql`${submissions.key} || '.' || ${submissions.id}` })
    .where(eq(submissions.id, id));

/**
 * The first submission of a key whose post comes again, for a form that can no longer say what it would store: what it was
 * about is over. Null without one, and where something else was typed or uploaded.
 */
export async function findRepeated(post: Post): Promise<Accepted | null> {
  if (!post.key) return null;
  const { db } = await store();
  const known = await find(db, post.form, [post.key]);
  if (!known?.contents.endsWith(`.${typedIn(post)}`)) return null;
  return { id: known.id, state: known.state, ...storedOutcome(known) };
}

type Known = Pick<typeof submissions.$inferSelect, 'id' | 'state' | 'contents' | 'payload'>;

function repeated(known: Known, contents: string): Accepted {
  if (known.contents.split('.')[0] !== contents) throw new AppError('keyReused');
  return { id: known.id, state: known.state, ...storedOutcome(known) };
}

async function consumeNonce(tx: Queries, key: string): Promise<void> {
  const [used] = await tx
    .insert(usedOnce)
    .values({ key, expiresAt: sql`now() + interval '1 day'` })
    .onConflictDoNothing()
    .returning();
  if (!used) throw new AppError('proofMissing', { reason: 'used already' });
}

/**
 * Effect of an accepted submission of a form besides its deliveries. Uses stored data only: a held submission is accepted
 * long after its post.
 */
export type Effect = (
  tx: Queries,
  accepted: { id: string; locale: Locale; payload: Record<string, unknown> },
) => Promise<void>;

/** The effect of a form by its name; null for none. Undefined: submissions of this form are not confirmed here. */
export type EffectOf = (form: string) => Effect | null | undefined;

/** Actions of the button that confirms a submission. */
export const confirmation = (effectOf: EffectOf): LinkActions => ({
  'submission-confirm': (id) => confirmSubmission(id, effectOf),
});

/**
 * Accepts a submission that a visitor without JavaScript has confirmed, and enqueues its deliveries; idempotent. False
 * when the submission no longer exists. `limitedToday`: it stays held, since the address that it writes to gets no more
 * emails today; only a receipt is left out instead.
 */
export async function confirmSubmission(id: string, effectOf: EffectOf): Promise<boolean | 'limitedToday'> {
  const { transaction } = await store();
  const confirmed = refundOnFailure(() =>
    transaction(async (tx) => {
      const [known] = await tx.select({ form: submissions.form }).from(submissions).where(eq(submissions.id, id));
      const effect = known && effectOf(known.form);
      if (effect === undefined) return false;
      const [held] = await tx
        .update(submissions)
        .set({ state: 'accepted' })
        .where(and(eq(submissions.id, id), eq(submissions.state, 'held')))
        .returning();
      if (!held) return true;
      await effect?.(tx, { id, locale: held.locale as Locale, payload: held.payload });
      const receipt = held.deliveries.find((each) => each.kind === 'mail' && each.isReceipt);
      const isLeftOut = receipt?.kind === 'mail' && !(await mayMail(receipt.to.address));
      await enqueue(
        tx,
        held.deliveries.filter((each) => each !== receipt || !isLeftOut),
        id,
      );
      const unmailed = isLeftOut && { payload: sql`${submissions.payload} || '{"mailed":false}'::jsonb` };
      await tx
        .update(submissions)
        .set({ deliveries: [], ...unmailed })
        .where(eq(submissions.id, id));
      return true;
    }),
  );
  return confirmed.catch((error) => {
    if (errorCode(error) === 'limited') return 'limitedToday';
    throw error;
  });
}
