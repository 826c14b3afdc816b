import { cache } from 'react';
import { packVariants, variantsIn } from '@/lib/catalogue/variant-table';
import { variantFor } from '@/lib/catalogue/variants';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reference';
import { buyWords } from './buy-words';
import { variantPrice } from './variant-price';

/**
 * What the buy box and the bar at the lower edge need of a product: one object for both, so that the page contains its variants
 * once.
 * @param search the query string, which may name a variant
 */
export const buyProps = cache(async (locale: Locale, product: PricedProduct, name: string, search: string) => {
  const table = packVariants(product);
  const variants = variantsIn(table);
  const words = await buyWords(locale, variants, table.plans?.list);
  const variant = variantFor(variants, new URLSearchParams(search));
  return {
    locale,
    name,
    cartHref: pathFor(locale, '/checkout/cart'),
    table,
    initial: search,
    words,
    first: variant && variantPrice(variant, MARKETS[locale].tag, words.prices),
  };
});
