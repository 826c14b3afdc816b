import 'server-only';
import { cacheLife } from 'next/cache';
import { logError } from '../log';
import { type Locale, MARKETS } from '../markets';
import { shopContext } from '../session/market';
import { toCents } from '../shopify/money';
import { getCheapestIds } from '../shopify/operations/recommendations';
import { cardsOf } from './cards';
import { getRecommended } from './recommendations';
import { joined } from './recommended-pages';
import { getAllSold } from './sold';
import type { CatalogueCard } from './types';

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
