import 'server-only';
import { LRUCache } from 'lru-cache';
import { addJob } from '../outbox/jobs';
import { logError } from '../platform/log/log';
import { perProcess } from '../platform/process';
import { getPrices, getProductIds } from '../services/shopify/operations/variants';
import type { Store } from '../services/store/open';
import { openedStore } from '../services/store/store-lock';
import { shopContext } from '../session/request-market';
import { appendPrices, SHOP_MARKETS } from './log';

/** Products whose variants are requested at once: the shop counts the lists of a query towards its cost. */
const PRODUCTS_PER_CALL = 4;

/**
 * Requests the current prices of these products in each country, and logs the changes. Returns the number of rows
 * written. Independent of the webhook's content: neither the order of webhooks nor a repetition matters.
 * @param productIds all when empty
 * @param readShown ids of the products that pages show, for a check of all: the shop lists no product that is unlisted
 */
export async function checkPrices(
  store: Store,
  productIds: readonly string[],
  readShown: () => Promise<readonly string[]> = async () => [],
): Promise<number> {
  const shown = productIds.length > 0 ? [] : await readShown();
  let written = 0;
  for (const market of SHOP_MARKETS) {
    const context = shopContext(market);
    const ids = productIds.length > 0 ? productIds : [...new Set([...(await getProductIds(context)), ...shown])];
    for (let start = 0; start < ids.length; start += PRODUCTS_PER_CALL) {
      const askedAt = new Date();
      const prices = await getPrices(ids.slice(start, start + PRODUCTS_PER_CALL), context);
      if (prices.length > 0) written += await appendPrices(store, context.country, prices, askedAt);
    }
  }
  return written;
}

const REQUEST_MS = 60_000;
const requested = perProcess('price-checks', () => new LRUCache<string, true>({ max: 1_000, ttl: REQUEST_MS }));

/**
 * Schedules a check of products whose prices a page shows and the log does not have, as when no webhook came: once a
 * minute for each, and only where this process has a store. Never throws.
 */
export async function requestCheck(productIds: readonly string[]): Promise<void> {
  const opening = openedStore();
  const ids = [...new Set(productIds)].filter((id) => !requested().has(id));
  if (!opening || ids.length === 0) return;
  for (const id of ids) requested().set(id, true);
  try {
    await addJob((await opening).db, 'check-prices', ids);
  } catch (error) {
    logError('prices', error);
  }
}
