import 'server-only';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { openedStore } from '../services/store/store-lock';
import { historiesOf } from './log';
import type { SeenPrice } from './reference';

/** Timeout: a page renders without the log rather than wait for a store that is slow or still opening. */
const PATIENCE_MS = 2_000;

type Histories = ReadonlyMap<string, readonly SeenPrice[]>;

/**
 * Histories of these variants in a market, by id. Null while no store can be read: it is not open during the build, nor
 * before the worker has opened it. Never throws.
 */
export async function readHistories(market: Market, variantIds: readonly string[]): Promise<Histories | null> {
  const opening = openedStore();
  if (!opening || !market.shop) return null;
  const { country } = market.shop;
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([opening.then((store) => historiesOf(store, country, variantIds)), late.promise]);
  } catch (error) {
    logError('prices', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
