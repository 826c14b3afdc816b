import 'server-only';
import { and, eq } from 'drizzle-orm';
import { refundOnFailure } from '../limits/consume';
import type { Locale } from '../markets';
import { enqueue } from '../outbox/enqueue';
import { store } from '../store/client';
import { submissions } from '../store/schema';
import { effectOf } from './effects';

/**
 * Accepts a submission that a visitor without script has confirmed; its deliveries go to the outbox. Confirming twice is
 * once. False when there is no such submission any more.
 */
export async function confirmSubmission(id: string): Promise<boolean> {
  const { transaction } = await store();
  return refundOnFailure(() =>
    transaction(async (tx) => {
      const [held] = await tx
        .update(submissions)
        .set({ state: 'accepted' })
        .where(and(eq(submissions.id, id), eq(submissions.state, 'held')))
        .returning();
      if (held) {
        const { form, locale, payload } = held;
        await effectOf(form)?.(tx, { id, locale: locale as Locale, payload });
        await enqueue(tx, held.deliveries, id);
        await tx.update(submissions).set({ deliveries: [] }).where(eq(submissions.id, id));
        return true;
      }
      const known = await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.id, id));
      return known.length > 0;
    }),
  );
}
