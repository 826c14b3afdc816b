import 'server-only';

import { getPrices, getProductIds } from '../services/shopify/operations/variants';
import type { Store } from '../services/store/open';
import { shopContext } from '../session/request-market';
import { appendPrices, SHOP_MARKETS } from './log';

/** Products whose variants are requested at once: the shop counts the lists of a query towards its cost. */
const PRODUCTS_PER_CALL = 4;

/**
 * Requests the current prices of these products in each country, and logs the changes. Returns the number of rows
 * written. Independent of the webhook's content: neither the order of webhooks nor a repetition matters.
 * @param productIds all when empty
 */
export async function checkPrices(store: Store, productIds: readonly string[]): Promise<number> {
  let written = 0;
  for (const market of SHOP_MARKETS) {
    const context = shopContext(market);
    const ids = productIds.length > 0 ? productIds : await getProductIds(context);
    for (let start = 0; start < ids.length; start += PRODUCTS_PER_CALL) {
      const askedAt = new Date();
      const prices = await getPrices(ids.slice(start, start + PRODUCTS_PER_CALL), context);
      if (prices.length > 0) written += await appendPrices(store, context.country, prices, askedAt);
    }
  }
  return written;
}
