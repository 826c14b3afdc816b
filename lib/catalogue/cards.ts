import 'server-only';
import { cacheLife } from 'next/cache';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { reductionsOf } from '../prices/reductions';
import { cacheTags } from '../services/prismic/tags';
import { productTag } from '../services/shopify/ids';
import { getSummaries } from '../services/shopify/operations/products';
import type { ProductSummary } from '../services/shopify/types';
import { shopContext } from '../session/request-market';
import { cardOf, type ProductCardSource, shopIdOf } from './card';
import type { Summaries } from './sale';
import { getSoldDocument, lookUp, soldOnly } from './sold';
import type { CatalogueCard } from './types';

/**
 * Cards with the shop's data of each product, in one request. Without a response of the shop the cards are still
 * returned and show the product as currently unavailable. For use inside a cached function: it adds the products' tags.
 */
export async function cardsOf(sources: readonly ProductCardSource[], market: Market): Promise<CatalogueCard[]> {
  const ids = sources.map((source) => shopIdOf(source, market)).filter((id) => id !== null);
  cacheTags([...new Set(ids)].map(productTag));
  const summaries = ids.length > 0 ? await summariesOrNone(ids, market) : null;
  const reductions = await reductionsOf([...(summaries?.values() ?? [])].filter(isOnePrice).map(firstPrice), market);
  return sources.map((source, position) => cardOf(source, market, { summaries, reductions }, position));
}

const isOnePrice = ({ priceVaries }: ProductSummary): boolean => !priceVaries;
const firstPrice = ({ firstVariantId, price, compareAtPrice }: ProductSummary) => ({
  variantId: firstVariantId,
  price,
  compareAtPrice,
});

async function summariesOrNone(ids: string[], market: Market): Promise<Summaries | null> {
  try {
    return await getSummaries(ids, shopContext(market));
  } catch (error) {
    logError('catalogue', error);
    cacheLife('degraded');
    return null;
  }
}

/** Cards of a few selected products, in the given order. */
export async function getShelf(sources: readonly ProductCardSource[], locale: Locale): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  return cardsOf(sources, MARKETS[locale]);
}

/** Cards of those of these documents that the locale sells, by document id. Empty where this is unknown. */
export async function soldById(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueCard>> {
  if (!MARKETS[locale].shop || ids.length === 0) return new Map();
  try {
    return new Map((await cardsById(locale, ids)).map((card) => [card.id, card]));
  } catch (error) {
    logError('catalogue', error);
    return new Map();
  }
}

/** Cached as one entry: a request for the same products is served from the cache. */
async function cardsById(locale: Locale, ids: readonly string[]): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  const found = await lookUp(ids, (id) => getSoldDocument(locale, id));
  return cardsOf(soldOnly(found), MARKETS[locale]);
}
