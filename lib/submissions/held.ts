import 'server-only';
import { and, eq, not, sql } from 'drizzle-orm';
import type { LinkActions } from '../links/follow';
import { enqueue, hasPendingDelivery } from '../outbox/jobs';
import type { Locale } from '../platform/markets';
import { refundOnFailure } from '../rate-limit/consume';
import { store } from '../services/store/client';
import { removeFiles } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import { files, submissions } from '../services/store/schema';

/**
 * Erases a submission, its files and its pending deliveries. False when it no longer exists; `later` while one of its
 * deliveries must arrive first (`mustArrive`): the retention job then erases it within the hour.
 */
export async function eraseSubmission(id: string): Promise<boolean | 'later'> {
  const { db, filesDir } = await store();
  const stored = await db.select({ id: files.id }).from(files).where(eq(files.submissionId, id));
  const gone = await db
    .delete(submissions)
    .where(and(eq(submissions.id, id), not(hasPendingDelivery(db))))
    .returning({ id: submissions.id });
  if (gone.length === 0) return putOff(db, id);
  await removeFiles(
    filesDir,
    stored.map((file) => file.id),
  );
  return true;
}

async function putOff(db: Store['db'], id: string): Promise<false | 'later'> {
  const found = await db
    .update(submissions)
    .set({ deleteAt: sql`now()` })
    .where(eq(submissions.id, id))
    .returning({ id: submissions.id });
  return found.length > 0 && 'later';
}

type Accepted = { id: string; locale: Locale; payload: Record<string, unknown> };

/**
 * Effect of an accepted submission of a form besides its deliveries. Uses stored data only: a held submission is accepted
 * long after its post.
 */
export type Effect = (tx: Queries, accepted: Accepted) => Promise<void>;

/** The effect of a form by its name; null for none. Undefined: submissions of this form are not confirmed here. */
export type EffectOf = (form: string) => Effect | null | undefined;

/** Actions of the button that confirms a submission. */
export const confirmation = (effectOf: EffectOf): LinkActions => ({
  'submission-confirm': (id) => confirmSubmission(id, effectOf),
});

/**
 * Accepts a submission that a visitor without JavaScript has confirmed, and enqueues its deliveries; idempotent. False
 * when the submission no longer exists.
 */
export async function confirmSubmission(id: string, effectOf: EffectOf): Promise<boolean> {
  const { transaction } = await store();
  return refundOnFailure(() =>
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
      await enqueue(tx, held.deliveries, id);
      await tx.update(submissions).set({ deliveries: [] }).where(eq(submissions.id, id));
      return true;
    }),
  );
}
