import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { linkUrl } from '../links/signed';
import { enqueue } from '../outbox/enqueue';
import { addJob } from '../outbox/jobs';
import type { Locale } from '../platform/markets';
import { store } from '../services/store/client';
import type { Queries } from '../services/store/open';
import { ALERT_DAYS, CONFIRM_HOURS } from '../services/store/retention';
import { stockAlerts } from '../services/store/schema';
import type { Expected } from './schema';

/**
 * Stores a request and sends the double opt-in email. Repeating an unconfirmed request sends the email again; a confirmed
 * one sends nothing, and whoever typed the address cannot tell.
 */
export async function askForAlert(tx: Queries, locale: Locale, expected: Expected) {
  const { email, productName } = expected;
  const expiresAt = sql`now() + make_interval(days => ${ALERT_DAYS})`;
  const [row] = await tx
    .insert(stockAlerts)
    .values({ ...expected, id: randomUUID(), locale, state: 'pending', expiresAt })
    .onConflictDoUpdate({
      target: [stockAlerts.email, stockAlerts.variantId, stockAlerts.locale],
      targetWhere: sql`${stockAlerts.state} in ('pending', 'active')`,
      setWhere: eq(stockAlerts.state, 'pending'),
      set: { createdAt: sql`now()`, expiresAt },
    })
    .returning({ id: stockAlerts.id });
  if (!row) return;
  const confirmUrl = linkUrl(locale, 'alert-confirm', row.id, CONFIRM_HOURS / 24);
  const leaveUrl = linkUrl(locale, 'alert-leave', row.id, ALERT_DAYS);
  const values = { productName, confirmUrl, leaveUrl };
  await enqueue(tx, [{ kind: 'mail', template: 'alert-confirm', locale, to: { address: email }, values }]);
}

/** Activates a request after its confirmation; the stock is checked at once. False when it no longer exists. */
export async function confirmAlert(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const [row] = await tx
      .update(stockAlerts)
      .set({ state: 'active', confirmedAt: sql`now()` })
      .where(and(eq(stockAlerts.id, id), eq(stockAlerts.state, 'pending')))
      .returning({ variantId: stockAlerts.variantId });
    if (row) {
      await addJob(tx, 'check-stock', [row.variantId]);
      return true;
    }
    const known = await tx.select({ state: stockAlerts.state }).from(stockAlerts).where(eq(stockAlerts.id, id));
    return known.some(({ state }) => state === 'active' || state === 'sent');
  });
}

/** Cancels a request; idempotent. False when it no longer exists. */
export async function leaveAlert(id: string): Promise<boolean> {
  const { db } = await store();
  await db
    .update(stockAlerts)
    .set({ state: 'left' })
    .where(and(eq(stockAlerts.id, id), inArray(stockAlerts.state, ['pending', 'active'])));
  const known = await db.select({ id: stockAlerts.id }).from(stockAlerts).where(eq(stockAlerts.id, id));
  return known.length > 0;
}
