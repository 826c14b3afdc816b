import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { isDueSoon, newLease } from '../services/store/leases.ts';
import type { Store } from '../services/store/open.ts';
import { outbox } from '../services/store/schema.ts';

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
