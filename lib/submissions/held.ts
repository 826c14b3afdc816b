import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { LinkActions } from '../links/follow';
import { enqueue } from '../outbox/jobs';
import type { Locale } from '../platform/markets';
import { refundOnFailure } from '../rate-limit/consume';
import { store } from '../services/store/client';
import type { Queries } from '../services/store/open';
import { submissions } from '../services/store/schema';

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
