import 'server-only';
import { documentProduct, shopIdOf } from '../catalogue/card';
import { stageOf } from '../orders/stage';
import { type Locale, MARKETS } from '../platform/markets';
import { getWhere } from '../services/prismic/documents';
import type { Order, OrderLine } from '../services/shopify/customer-types';
import { toGid } from '../services/shopify/ids';

type Bought = Pick<Order, 'financialStatus' | 'fulfillmentStatus' | 'canceledAt' | 'deliveredAt'>;
type BoughtLine = Pick<OrderLine, 'variant' | 'isGift' | 'currentQuantity'>;

/** Whether the buyer can have an opinion: the order was sent, and this line was bought, is not paid back, and is no gift card. */
export function isReviewable(order: Bought, { variant, isGift, currentQuantity }: BoughtLine): boolean {
  const { step, kind } = stageOf(order);
  const isHere = (step ?? 0) >= 2 && kind !== 'canceled' && kind !== 'refunded';
  return isHere && variant !== null && !variant.isGiftCard && !isGift && currentQuantity > 0;
}

/**
 * Those of these shop products that a market sells: never a medicine. Throws while the content service does not respond.
 * Not cached: for the worker, which is outside of any request.
 */
export async function soldAmong(locale: Locale, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = productIds.flatMap((id) => [id, toGid('Product', id)]);
  const documents = await getWhere('product', 'shop_product_id', ids, locale);
  const sold = documents.flatMap((document) => {
    const source = documentProduct(document);
    return source ? (shopIdOf(source, MARKETS[locale]) ?? []) : [];
  });
  return new Set(sold);
}
