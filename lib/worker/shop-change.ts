import 'server-only';
import { sql } from 'drizzle-orm';
import { addJob, type JobKind } from '../outbox/jobs';
import { noteFulfilled } from '../reviews/invitations';
import type { FulfilledOrder, ShopChange } from '../services/shopify/webhook';
import { store } from '../services/store/client';
import type { Work } from '../services/store/database';
import { usedOnce } from '../services/store/schema';

/**
 * Seconds. The storefront API lags behind the shop's webhook: stock, prices, pages and offer rules are read at once and
 * again after this delay.
 */
const LAG_SECONDS = 15;

/**
 * Runs the work of a webhook in one transaction. False for a duplicate delivery: its id and its signature are each used
 * once, since the id is not signed. @param keys what identifies the delivery
 */
async function once(keys: readonly string[], work: Work<void>): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const fresh = await tx
      .insert(usedOnce)
      .values(keys.map((key) => ({ key, expiresAt: sql`now() + interval '30 days'` })))
      .onConflictDoNothing()
      .returning({ key: usedOnce.key });
    if (fresh.length < keys.length) return false;
    await work(tx);
    return true;
  });
}

/**
 * Records a change in the shop and schedules a check of its stock, and of a product's prices and pages. False for a
 * duplicate.
 */
export const noteShopChange = (keys: readonly string[], change: ShopChange): Promise<boolean> =>
  once(keys, async (tx) => {
    const look = async (kind: JobKind, ids: readonly string[]) => {
      await addJob(tx, kind, ids);
      await addJob(tx, kind, ids, LAG_SECONDS);
    };
    await look('check-stock', change.variantIds);
    if (change.productId) await look('check-prices', [change.productId]);
  });

/** Schedules that offer rules are read again after the lag. Repeated deliveries do no harm. */
export async function noteOffersChange(): Promise<void> {
  await addJob((await store()).db, 'read-offers', [], LAG_SECONDS);
}

/** Records an order that has been sent: its buyer is asked for reviews some days later. False for a duplicate. */
export const noteFulfilledOrder = (keys: readonly string[], order: FulfilledOrder): Promise<boolean> =>
  once(keys, (tx) => noteFulfilled(tx, order));
