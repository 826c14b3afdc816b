import { randomUUID } from 'node:crypto';
import type { Queries } from '../store/open.ts';
import { outbox } from '../store/schema.ts';
import type { Delivery } from './types.ts';

const URGENT: readonly string[] = ['withdrawal-receipt', 'withdrawal-team'];

/** Before all others: what must arrive (a report of an adverse event), and what the law gives a person at once. */
export const priorityOf = (delivery: Delivery): 0 | 1 =>
  delivery.kind === 'mail' && (delivery.mustArrive || URGENT.includes(delivery.template)) ? 1 : 0;

/** Puts deliveries into the outbox, in the caller's transaction; the worker finds them once it is committed. */
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
