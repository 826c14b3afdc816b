import type { CatalogueCard } from '../catalogue/types.ts';
import type { Listed } from './types.ts';

/** A card as an event may tell of it; none of what is not sold here, which no medicine is. */
export const listedOf = ({ href, title, sale }: CatalogueCard): Listed[] =>
  sale.kind === 'shop' ? [{ href, id: sale.variantId ?? sale.productId, name: title, price: sale.price }] : [];
