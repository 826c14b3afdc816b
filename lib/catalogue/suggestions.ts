import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { type Locale, MARKETS } from '../markets';
import { getAll } from '../prismic/documents';
import { listTag } from '../prismic/tags';
import { toCents } from '../shopify/money';
import { documentProduct, shopIdOf } from './card';
import { cardsOf } from './cards';
import type { CatalogueCard } from './types';

const MOST = 12;

const cents = ({ sale }: CatalogueCard): number =>
  sale.kind === 'shop' ? toCents(sale.price.amount) : Number.MAX_SAFE_INTEGER;

/** What goes with any cart: the least expensive products that can be added at once, cheapest first. */
export async function getSuggestions(locale: Locale): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  cacheTag(listTag('product', locale));
  const market = MARKETS[locale];
  const products = (await getAll('product', locale)).map(documentProduct).filter((source) => source !== null);
  const cards = await cardsOf(
    products.filter((source) => shopIdOf(source, market) !== null),
    market,
  );
  const ready = cards.filter(({ sale }) => sale.kind === 'shop' && sale.available && sale.variantId !== null);
  return ready.sort((a, b) => cents(a) - cents(b)).slice(0, MOST);
}
