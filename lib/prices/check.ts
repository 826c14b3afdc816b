import 'server-only';

import { getPrices, getProductIds } from '../services/shopify/operations/variants';
import type { Store } from '../services/store/open';
import { shopContext } from '../session/request-market';
import { appendPrices, SHOP_MARKETS } from './log';

/** Products whose variants are asked for at once: the shop counts the lists of a query against its cost. */
const PRODUCTS_PER_CALL = 4;

/**
 * Asks the shop what these products cost in each country, and notes what has changed. Returns how many rows were written.
 * Whatever a webhook said: so neither the order of webhooks nor a repetition matters. @param productIds all when empty
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
