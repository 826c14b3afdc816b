import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { getSold } from '../catalogue/sold';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { linkUrl } from '../links/signed';
import { addJob, enqueue } from '../outbox/jobs';
import { AppError } from '../platform/errors';
import type { Locale, Market } from '../platform/markets';
import { takeMail } from '../rate-limit/consume';
import { getVariantStates } from '../services/shopify/operations/variants';
import { store } from '../services/store/client';
import type { Queries } from '../services/store/open';
import { ALERT_DAYS, CONFIRM_HOURS, KEEP_DAYS } from '../services/store/retention';
import { stockAlerts } from '../services/store/schema';
import { buyerContext } from '../session/request-market';
import { type Expected, expectedSchema, stockAlertFields, stockAlertSchema } from './schema';

/**
 * Stores a request and sends the double opt-in email. Repeating an unconfirmed request sends the email again; a confirmed
 * one sends nothing, and whoever typed the address cannot tell.
 */
async function askForAlert(tx: Queries, locale: Locale, expected: Expected) {
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

/** A request to be notified when a variant is back. Requires double opt-in of the address. */
export const stockAlertForm: FormDefinition<typeof stockAlertSchema> = {
  form: 'stock-alert',
  fields: stockAlertFields,
  schema: stockAlertSchema,
  bot: 'proof',
  async plan(payload, { market }) {
    const expected: Expected = { ...payload, ...(await soldHere(payload.variantId, market)) };
    return {
      payload: expected,
      keepDays: KEEP_DAYS.stockAlert,
      deliveries: () => [],
      limitFor: () => takeMail(payload.email),
    };
  },
  onAccepted: (tx, { locale, payload }) => askForAlert(tx, locale, expectedSchema.parse(payload)),
};

/** Name and page of a variant that this market sells: never a medicine, nor a variant sold only in other markets. */
async function soldHere(variantId: string, market: Market): Promise<Pick<Expected, 'productName' | 'productPath'>> {
  if (!market.shop) throw new FormProblem(null, 'notSoldHere');
  const state = (await getVariantStates([variantId], await buyerContext(market))).get(variantId);
  const sold = state && (await getSold(market.locale, state.productId));
  if (state && sold === undefined) {
    throw new AppError('contentUnavailable', { message: 'nobody can say whether it is sold here' });
  }
  const productPath = sold?.url;
  if (!state || !productPath) throw new FormProblem(null, 'notSoldHere');
  // Back in stock since the page was rendered: an alert would be pointless.
  if (state.available) throw new FormProblem(null, 'inStock');
  return { productName: [state.productName, state.variantName].filter(Boolean).join(', '), productPath };
}
