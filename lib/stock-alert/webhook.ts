import 'server-only';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { QUEUES } from '../outbox/queues';
import { store } from '../store/client';
import { usedOnce } from '../store/schema';

/** The storefront lags behind the shop's own webhook: the stock is looked at now and once more, after these seconds. */
const LAG_SECONDS = 15;

/**
 * Notes that stock has changed and has it looked at. False for a delivery that came before: its id and its signature are
 * each used up, since the id is not signed. @param keys what makes the delivery this one
 */
export async function noteStockChange(keys: readonly string[], variantIds: readonly string[]): Promise<boolean> {
  const { db, boss } = await store();
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(usedOnce)
      .values(keys.map((key) => ({ key, expiresAt: sql`now() + interval '30 days'` })))
      .onConflictDoNothing()
      .returning({ key: usedOnce.key });
    if (fresh.length < keys.length) return false;
    const within = { db: fromDrizzle(tx, sql) };
    await boss.send(QUEUES.stock, { variantIds }, within);
    await boss.send(QUEUES.stock, { variantIds }, { ...within, startAfter: LAG_SECONDS });
    return true;
  });
}
