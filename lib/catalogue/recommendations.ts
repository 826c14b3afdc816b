import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { within } from '../http/deadlines';
import { PART_MS } from '../http/patience';
import { logError } from '../log';
import { type Locale, MARKETS, type Market } from '../markets';
import { shopContext } from '../session/market';
import { getRecommendedIds, type Intent } from '../shopify/operations/recommendations';
import { productTag } from '../shopify/tags';
import { cardsOf } from './cards';
import { getAllSold } from './sold';
import type { CatalogueCard } from './types';

/** What the shop recommends beside one of its products, as cards. Nice to have: empty where it does not answer. */
export async function getRecommended(locale: Locale, productId: string, intent: Intent): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  cacheTag(productTag(productId));
  const market = MARKETS[locale];
  const ids = await idsOrNone(productId, intent, market);
  return cardsOf(await getAllSold(locale, ids), market);
}

async function idsOrNone(productId: string, intent: Intent, market: Market): Promise<string[]> {
  const ids = await within(PART_MS, getRecommendedIds(productId, intent, shopContext(market))).catch((error) => {
    logError('catalogue', error);
    return null;
  });
  if (ids === null) cacheLife('degraded');
  return ids ?? [];
}
