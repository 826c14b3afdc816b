import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PART_MS } from '../http/patience';
import { within } from '../http/within';
import { logError } from '../log';
import { type Locale, MARKETS, type Market } from '../markets';
import { getAll } from '../prismic/documents';
import { listTag } from '../prismic/tags';
import { shopContext } from '../session/market';
import { getRecommendedIds, type Intent } from '../shopify/operations/recommendations';
import { productTag } from '../shopify/tags';
import { documentProduct, type ProductCardSource, shopIdOf } from './card';
import { cardsOf } from './cards';
import { recommendedPages } from './recommended-pages';
import type { CatalogueCard } from './types';

/** What is sold in a locale, as sources of cards: with a page, and never a medicine. */
export async function getSoldProducts(locale: Locale): Promise<ProductCardSource[]> {
  'use cache';
  cacheLife('content');
  cacheTag(listTag('product', locale));
  const sources = (await getAll('product', locale)).map(documentProduct).filter((source) => source !== null);
  return sources.filter((source) => shopIdOf(source, MARKETS[locale]) !== null).map(withoutText);
}

/** Documents are long, and this list is read for every product: only what a card shows is kept. */
function withoutText({ id, url, data }: ProductCardSource): ProductCardSource {
  const { title, subtitle, regulatory_class, shop_product_id, tint, pack, badge, form, format_line } = data;
  return {
    id,
    url,
    data: { title, subtitle, regulatory_class, shop_product_id, tint, pack, badge, form, format_line },
  };
}

/** What the shop recommends beside one of its products, as cards. Nice to have: empty where it does not answer. */
export async function getRecommended(locale: Locale, productId: string, intent: Intent): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  cacheTag(productTag(productId));
  const market = MARKETS[locale];
  const ids = await idsOrNone(productId, intent, market);
  if (ids.length === 0) return [];
  return cardsOf(recommendedPages(ids, await getSoldProducts(locale), market), market);
}

async function idsOrNone(productId: string, intent: Intent, market: Market): Promise<string[]> {
  const ids = await within(PART_MS, getRecommendedIds(productId, intent, shopContext(market))).catch((error) => {
    logError('catalogue', error);
    return null;
  });
  if (ids === null) cacheLife('degraded');
  return ids ?? [];
}
