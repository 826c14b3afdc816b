import { randomUUID } from 'node:crypto';
import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Delivery } from '../services/store/deliveries.ts';
import type { Queries } from '../services/store/open.ts';
import { outbox, submissions } from '../services/store/schema.ts';

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

/** Priority 0 is delivered first: what must arrive (a report of an adverse event), and what the law requires at once. */
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
