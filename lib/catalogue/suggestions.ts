import 'server-only';
import { cacheLife } from 'next/cache';
import { type Locale, MARKETS } from '../markets';
import { toCents } from '../shopify/money';
import { cardsOf } from './cards';
import { getRecommended, getSoldProducts } from './recommendations';
import { joined } from './recommended-pages';
import type { CatalogueCard } from './types';

const MOST = 12;
/** Products of a cart that the shop is asked about. */
const MOST_ASKED = 4;

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
  const cards = await cardsOf(await getSoldProducts(locale), MARKETS[locale]);
  return cards
    .filter(isReady)
    .sort((a, b) => cents(a) - cents(b))
    .slice(0, MOST);
}
