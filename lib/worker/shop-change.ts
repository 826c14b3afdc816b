import 'server-only';
import { sql } from 'drizzle-orm';
import { addJob, type JobKind } from '../outbox/jobs';
import type { ShopChange } from '../services/shopify/webhook';
import { store } from '../services/store/client';
import { usedOnce } from '../services/store/schema';

/** The storefront lags behind the shop's own webhook: it is looked at now and once more, after these seconds. */
const LAG_SECONDS = 15;

/**
 * Notes that the shop has changed and has its stock, and a product's prices, looked at. False for a delivery that came
 * before: its id and its signature are each used up, since the id is not signed. @param keys what makes the delivery this one
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
