import 'server-only';
import { inArray } from 'drizzle-orm';
import type { ProductCardSource } from '../catalogue/product';
import { readSold } from '../catalogue/sold';
import {
  activeSubscriptions,
  changeSubscription,
  lockActive,
  type Subscription,
  subscriptionMail,
} from '../mail-subscriptions/subscriptions';
import { enqueue } from '../outbox/jobs';
import { publishOutside } from '../platform/cache/publish';
import { absoluteUrl } from '../platform/i18n/routes';
import { MARKETS } from '../platform/markets';
import { getVariantStates } from '../services/shopify/operations/variants';
import { productTag } from '../services/shopify/types';
import type { Store } from '../services/store/open';
import { mailSubscriptions } from '../services/store/schema';
import { shopContext } from '../session/request-market';

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
      // Rendered before the storefront knew, it would still be sold out for who comes from the mail.
      if (page) publishOutside([productTag(productId)], 'now');
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
