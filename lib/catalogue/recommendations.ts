import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PART_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { productTag } from '../services/shopify/ids';
import { toCents } from '../services/shopify/money';
import { getCheapestIds, getRecommendedIds, type Intent } from '../services/shopify/operations/products';
import { shopContext } from '../session/request-market';
import type { ProductCardSource } from './card';
import { cardsOf } from './cards';
import { isMedicine } from './sale';
import { getAllSold } from './sold';
import type { CatalogueCard } from './types';

/** Editors' links that a page may show: medicines lead to medicines, and what is sold to what is sold. */
export const ofOneKind = (sources: readonly ProductCardSource[], medicine: boolean): ProductCardSource[] =>
  sources.filter(({ data }) => isMedicine(data.regulatory_class) === medicine);

/** Cards of several lists in their order, none twice and none of `known` (document ids), at most `most`. */
export function joined(lists: readonly (readonly CatalogueCard[])[], known: readonly string[], most: number) {
  const seen = new Set(known);
  const fresh = lists.flat().filter(({ id }) => {
    const first = !seen.has(id);
    seen.add(id);
    return first;
  });
  return fresh.slice(0, most);
}

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
/** Products of a cart that the shop is asked about. */
const MOST_ASKED = 4;
/** The least expensive of the shop that are looked at: some have a choice to make first, or no page in a market. */
const MOST_LOOKED_AT = 50;

const cents = ({ sale }: CatalogueCard): number =>
  sale.kind === 'shop' ? toCents(sale.price.amount) : Number.MAX_SAFE_INTEGER;

const isReady = ({ sale }: CatalogueCard): boolean => sale.kind === 'shop' && sale.available && sale.variantId !== null;

/**
 * What can be added at once beside these products of a cart (plain shop ids): what the shop sets beside them, then what
 * goes with any cart. None of the products themselves.
 */
export async function getSuggestions(locale: Locale, inCart: readonly string[] = []): Promise<CatalogueCard[]> {
  const asked = [...new Set(inCart)].slice(0, MOST_ASKED);
  const [anyway, ...beside] = await Promise.all([
    getCheapest(locale),
    ...asked.map((id) => getRecommended(locale, id, 'COMPLEMENTARY')),
  ]);
  const isFresh = ({ sale }: CatalogueCard): boolean => sale.kind === 'shop' && !inCart.includes(sale.productId);
  return joined([beside.flat().filter(isReady), anyway], [], Number.POSITIVE_INFINITY)
    .filter(isFresh)
    .slice(0, MOST);
}

/** The least expensive products that can be added at once, cheapest first. */
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
