import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Queries } from '../store/open.ts';
import { outbox } from '../store/schema.ts';
import { QUEUES } from './queues.ts';
import type { Delivery } from './types.ts';

/** Puts deliveries into the outbox and the queue, in the caller's transaction: both come about, or neither. */
export async function enqueue(
  boss: PgBoss,
  tx: Queries,
  deliveries: readonly Delivery[],
  submissionId: string | null = null,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => ({ id: randomUUID(), submissionId, delivery }));
  await tx.insert(outbox).values(rows);
  for (const { id } of rows) await resend(boss, tx, id);
}

/** Puts one row of the outbox into the queue. */
export async function resend(boss: PgBoss, tx: Queries, id: string): Promise<void> {
  await boss.send(QUEUES.deliver, { id }, { db: fromDrizzle(tx, sql) });
}
