import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits';
import { reductionsOf } from '../prices/reductions';
import { cacheTags } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects';
import { toCents } from '../services/shopify/money';
import { getCheapestIds, getRecommendedIds, getSummaries, type Intent } from '../services/shopify/operations/products';
import { type ProductSummary, productTag } from '../services/shopify/types';
import { shopContext } from '../session/request-market';
import { type CatalogueCard, cardOf, isMedicine, type ProductCardSource, type Summaries, shopIdOf } from './product';
import { getAllSold, getSoldDocument, lookUp, soldOnly } from './sold';

/**
 * Cards with the shop's data of each product, in one request. Without a response of the shop the cards are still
 * returned and show the product as currently unavailable. For use inside a cached function: it adds the products' tags.
 */
export async function cardsOf(sources: readonly ProductCardSource[], market: Market): Promise<CatalogueCard[]> {
  const ids = sources.map((source) => shopIdOf(source, market)).filter((id) => id !== null);
  cacheTags([...new Set(ids)].map(productTag));
  const summaries = ids.length > 0 ? await summariesOrNone(ids, market) : null;
  const reductions = await reductionsOf([...(summaries?.values() ?? [])].flatMap(pricesOf), market);
  return sources.map((source, position) => cardOf(source, market, { summaries, reductions }, position));
}

const pricesOf = ({ id: productId, samePriced, price }: ProductSummary) =>
  samePriced.map(({ id, compareAtPrice }) => ({ productId, variantId: id, price, compareAtPrice }));

async function summariesOrNone(ids: string[], market: Market): Promise<Summaries | null> {
  try {
    return await getSummaries(ids, shopContext(market));
  } catch (error) {
    logError('catalogue', error);
    cacheLife('degraded');
    return null;
  }
}

/** Cards of a row that an editor has chosen, in the given order: no medicine beside what the market's shop sells. */
export async function getShelf(sources: readonly ProductCardSource[], locale: Locale): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  const market = MARKETS[locale];
  const hasOffers = sources.some((source) => shopIdOf(source, market) !== null);
  return cardsOf(hasOffers ? ofOneKind(sources, false) : sources, market);
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

/** Editors' links that a page may show: medicines link only to medicines, products for sale only to products for sale. */
export const ofOneKind = (sources: readonly ProductCardSource[], medicine: boolean): ProductCardSource[] =>
  sources.filter(({ data }) => isMedicine(choiceOf('regulatoryClass', data.regulatory_class)) === medicine);

/** Merges cards of several lists in order, without duplicates and without `known` (document ids), at most `most`. */
export function joined(lists: readonly (readonly CatalogueCard[])[], known: readonly string[], most: number) {
  const seen = new Set(known);
  const fresh = lists.flat().filter(({ id }) => {
    const first = !seen.has(id);
    seen.add(id);
    return first;
  });
  return fresh.slice(0, most);
}

/** The shop's recommendations for one of its products, as cards. Optional: empty when it does not respond. */
export async function getRecommended(locale: Locale, productId: string, intent: Intent): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  cacheTag(productTag(productId));
  const market = MARKETS[locale];
  const ids = await idsOrNone(productId, intent, market);
  return cardsOf(await getAllSold(locale, ids), market);
}

async function idsOrNone(productId: string, intent: Intent, market: Market): Promise<string[]> {
  const ids = await withTimeout(PART_TIMEOUT_MS, getRecommendedIds(productId, intent, shopContext(market))).catch(
    (error) => {
      logError('catalogue', error);
      return null;
    },
  );
  if (ids === null) cacheLife('degraded');
  return ids ?? [];
}

const MOST = 12;
/** Maximum number of products of a cart for which recommendations are requested. */
const MOST_ASKED = 4;
/** Number of the shop's cheapest products that are considered: some require a choice first, or have no page in a market. */
const MOST_LOOKED_AT = 50;

const cents = ({ sale }: CatalogueCard): number =>
  sale.kind === 'shop' ? toCents(sale.price.amount) : Number.MAX_SAFE_INTEGER;

const isReady = ({ sale }: CatalogueCard): boolean => sale.kind === 'shop' && sale.available && sale.variantId !== null;

/**
 * Products that can be added at once, recommended with these products of a cart (plain shop ids): the shop's
 * recommendations, then general ones. Excludes the given products.
 */
export async function getSuggestions(locale: Locale, inCart: readonly string[] = []): Promise<CatalogueCard[]> {
  const sources = [...new Set(inCart)].slice(0, MOST_ASKED);
  const [anyway, ...beside] = await Promise.all([
    getCheapest(locale),
    ...sources.map((id) => getRecommended(locale, id, 'COMPLEMENTARY')),
  ]);
  const isFresh = ({ sale }: CatalogueCard): boolean => sale.kind === 'shop' && !inCart.includes(sale.productId);
  return joined([beside.flat().filter(isReady), anyway], [], Number.POSITIVE_INFINITY)
    .filter(isFresh)
    .slice(0, MOST);
}

/** The cheapest products that can be added without a choice, cheapest first. */
async function getCheapest(locale: Locale): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  const market = MARKETS[locale];
  const ids = await getCheapestIds(MOST_LOOKED_AT, shopContext(market)).catch((error) => {
    logError('catalogue', error);
    cacheLife('degraded');
    return [];
  });
  const cards = await cardsOf(await getAllSold(locale, ids), market);
  return cards
    .filter(isReady)
    .sort((a, b) => cents(a) - cents(b))
    .slice(0, MOST);
}
