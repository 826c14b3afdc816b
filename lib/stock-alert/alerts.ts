import 'server-only';
import { inArray } from 'drizzle-orm';
import type { ProductCardSource } from '../catalogue/card';
import { getSold, readSold } from '../catalogue/sold';
import { type FormDefinition, FormProblem } from '../forms/handle';
import {
  activeSubscriptions,
  askToConfirm,
  changeSubscription,
  confirmSubscription,
  lockActive,
  questionTo,
  type Subscription,
  subscriptionMail,
} from '../mail-subscriptions/subscriptions';
import { addJob, enqueue } from '../outbox/jobs';
import { AppError } from '../platform/errors';
import { absoluteUrl } from '../platform/i18n/routes';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { takeMail } from '../rate-limit/consume';
import { getVariantStates } from '../services/shopify/operations/variants';
import type { Queries, Store } from '../services/store/open';
import { ALERT_DAYS, KEEP_DAYS } from '../services/store/retention';
import { mailSubscriptions } from '../services/store/schema';
import { buyerContext, shopContext } from '../session/request-market';
import { type Expected, expectedSchema, stockAlertFields, stockAlertSchema } from './schema';

const askForAlert = (tx: Queries, locale: Locale, { email, variantId: subject, ...details }: Expected) =>
  askToConfirm(tx, { kind: 'stock', email, locale, subject, details, days: ALERT_DAYS }, (links) =>
    questionTo({ email, locale }, 'alert-confirm', { productName: details.productName, ...links }),
  );

/** Activates a request after its confirmation; the stock is checked at once. False when it no longer exists. */
export const confirmAlert = (id: string): Promise<boolean> =>
  confirmSubscription('stock', id, (tx, { subject }) => addJob(tx, 'check-stock', [subject]));

/** A request to be notified when a variant is back. Requires double opt-in of the address. */
export const stockAlertForm: FormDefinition<typeof stockAlertSchema> = {
  form: 'stock-alert',
  fields: stockAlertFields,
  schema: stockAlertSchema,
  bot: 'proof',
  async plan(payload, { market }) {
    const expected: Expected = { ...payload, productName: await soldHere(payload.variantId, market) };
    return {
      payload: expected,
      keepDays: KEEP_DAYS.stockAlert,
      deliveries: () => [],
      limitFor: () => takeMail(payload.email),
    };
  },
  onAccepted: (tx, { locale, payload }) => askForAlert(tx, locale, expectedSchema.parse(payload)),
};

/** Name of a variant that this market sells: never a medicine, nor a variant sold only in other markets. */
async function soldHere(variantId: string, market: Market): Promise<string> {
  if (!market.shop) throw new FormProblem(null, 'notSoldHere');
  const state = (await getVariantStates([variantId], await buyerContext(market))).get(variantId);
  const sold = state && (await getSold(market.locale, state.productId));
  if (state && sold === undefined) {
    throw new AppError('contentUnavailable', { message: 'nobody can say whether it is sold here' });
  }
  if (!state || !sold?.url) throw new FormProblem(null, 'notSoldHere');
  // Back in stock since the page was rendered: an alert would be pointless.
  if (state.available) throw new FormProblem(null, 'inStock');
  return [state.productName, state.variantName].filter(Boolean).join(', ');
}

/**
 * Notifies the subscribers of variants that are back in stock according to the shop, once each. The shop is always
 * requested, whatever a webhook contained, so neither the order nor a repetition of webhooks matters. Throws AppError
 * when the shop or the content service is unavailable: who was not notified yet still waits.
 * @param variantIds empty for all variants with active alerts
 */
export async function checkStock(store: Store, variantIds: readonly string[]): Promise<number> {
  const some = variantIds.length > 0 ? inArray(mailSubscriptions.subject, [...variantIds]) : undefined;
  const waiting = await activeSubscriptions(store.db, 'stock', some);
  let sent = 0;
  for (const [locale, alerts] of Map.groupBy(waiting, (alert) => alert.locale)) {
    const ids = alerts.map(({ subject }) => subject);
    const states = await getVariantStates(ids, shopContext(MARKETS[locale]));
    const back = alerts.filter(({ subject }) => states.get(subject)?.available);
    for (const [productId, some] of Map.groupBy(back, ({ subject }) => states.get(subject)?.productId ?? '')) {
      // Since the request the page may have moved, or the product may no longer be sold here.
      const page = await readSold(locale, productId);
      for (const alert of some) if (await tell(store, alert, page)) sent += 1;
    }
  }
  return sent;
}

/**
 * Enqueues the email and ends the request in one transaction: a concurrent check finds it already sent. Without a page
 * that sells the product the request ends without an email.
 */
const tell = ({ transaction }: Store, alert: Subscription<'stock'>, page: ProductCardSource | null): Promise<boolean> =>
  transaction(async (tx) => {
    const mine = await lockActive<'stock'>(tx, alert);
    if (!mine) return false;
    const { locale, subject: variantId, details } = mine;
    await changeSubscription(tx, mine, { mailed: page !== null, done: true });
    if (!page) return false;
    const productUrl = absoluteUrl(locale, `${page.url}?variant=${variantId}`);
    await enqueue(tx, [subscriptionMail(mine, 'alert-back', { productName: details.productName, productUrl })]);
    return true;
  });
