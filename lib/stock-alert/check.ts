import 'server-only';
import { inArray } from 'drizzle-orm';
import {
  activeSubscriptions,
  changeSubscription,
  lockActive,
  type Subscription,
  subscriptionMail,
} from '../mail-subscriptions/subscriptions';
import { enqueue } from '../outbox/jobs';
import { absoluteUrl } from '../platform/i18n/navigation';
import { MARKETS } from '../platform/markets';
import { getVariantStates } from '../services/shopify/operations/variants';
import type { Store } from '../services/store/open';
import { mailSubscriptions } from '../services/store/schema';
import { shopContext } from '../session/request-market';

/**
 * Notifies the subscribers of variants that are back in stock according to the shop, once each. The shop is always
 * requested, whatever a webhook contained, so neither the order nor a repetition of webhooks matters.
 * @param variantIds empty for all variants with active alerts
 */
export async function checkStock(store: Store, variantIds: readonly string[]): Promise<number> {
  const some = variantIds.length > 0 ? inArray(mailSubscriptions.subject, [...variantIds]) : undefined;
  const waiting = await activeSubscriptions(store.db, 'stock', some);
  let sent = 0;
  for (const [locale, alerts] of Map.groupBy(waiting, (alert) => alert.locale)) {
    const ids = alerts.map(({ subject }) => subject);
    const states = await getVariantStates(ids, shopContext(MARKETS[locale]));
    for (const alert of alerts) if (states.get(alert.subject)?.available && (await tell(store, alert))) sent += 1;
  }
  return sent;
}

/** Enqueues the email and ends the request in one transaction: a concurrent check finds it already sent. */
const tell = ({ transaction }: Store, alert: Subscription<'stock'>): Promise<boolean> =>
  transaction(async (tx) => {
    const mine = await lockActive<'stock'>(tx, alert);
    if (!mine) return false;
    const { locale, subject: variantId, details } = mine;
    await changeSubscription(tx, mine, { mailed: true, done: true });
    const productUrl = absoluteUrl(locale, `${details.productPath}?variant=${variantId}`);
    await enqueue(tx, [subscriptionMail(mine, 'alert-back', { productName: details.productName, productUrl })]);
    return true;
  });
