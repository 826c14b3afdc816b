import 'server-only';
import { sql } from 'drizzle-orm';
import { addJob, type JobKind } from '../outbox/jobs';
import type { ShopChange } from '../services/shopify/webhook';
import { store } from '../services/store/client';
import { usedOnce } from '../services/store/schema';

/** Seconds. The storefront API lags behind the shop's webhook: it is checked at once and again after this delay. */
const LAG_SECONDS = 15;

/**
 * Records a change in the shop and schedules a check of its stock, and of a product's prices. False for a duplicate
 * webhook delivery: its id and its signature are each used once, since the id is not signed. @param keys what identifies
 * the delivery
 */
export async function noteShopChange(keys: readonly string[], change: ShopChange): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const fresh = await tx
      .insert(usedOnce)
      .values(keys.map((key) => ({ key, expiresAt: sql`now() + interval '30 days'` })))
      .onConflictDoNothing()
      .returning({ key: usedOnce.key });
    if (fresh.length < keys.length) return false;
    const look = async (kind: JobKind, ids: readonly string[]) => {
      await addJob(tx, kind, ids);
      await addJob(tx, kind, ids, LAG_SECONDS);
    };
    await look('check-stock', change.variantIds);
    if (change.productId) await look('check-prices', [change.productId]);
    return true;
  });
}
