import type { CartLineView } from '../cart/types.ts';
import { toCents } from '../shopify/money.ts';
import type { Money, Variant } from '../shopify/types.ts';
import type { Item, Listed, ProductList, Site } from './types.ts';

/** Cents as the number that GA4 takes: 1190 → 11.9. */
export const fromWhole = (cents: number): number => cents / 100;

const priceOf = ({ amount }: Money): number => fromWhole(toCents(amount));

/**
 * The family of a product's page: `/nos-produits/cosmetiques/mains/creme` → `cosmetiques`. The shelf below it names a need,
 * and needs are nobody's business but the visitor's.
 */
export function familyOf(href: string | null, { products }: Site): string | undefined {
  if (!href?.startsWith(`${products}/`)) return undefined;
  return decodeURIComponent(href.slice(products.length + 1).split(/[/?#]/)[0] ?? '') || undefined;
}

/** Leaves out what is not known: GA4 takes no null. */
const base = (href: string | null, site: Site) => {
  const family = familyOf(href, site);
  return { item_brand: site.brand, ...(family && { item_category: family }) };
};

const variantName = (options: Readonly<Record<string, string>>) => {
  const name = Object.values(options).join(', ');
  return name && { item_variant: name };
};

/** The id is the variant's, the same from the list to the order; where a choice is still to be made, the product's. */
export function listedItem({ href, id, name, price }: Listed, index: number, list: ProductList, site: Site): Item {
  return {
    item_id: id,
    item_name: name,
    ...base(href, site),
    item_list_id: list.id,
    item_list_name: list.name,
    index,
    price: priceOf(price),
    quantity: 1,
  };
}

export type SeenVariant = Pick<Variant, 'id' | 'price' | 'selectedOptions'>;

export const variantItem = (name: string, variant: SeenVariant, href: string, site: Site): Item => ({
  item_id: variant.id,
  item_name: name,
  ...base(href, site),
  ...variantName(variant.selectedOptions),
  price: priceOf(variant.price),
  quantity: 1,
});

/** A line of the cart. Price and discount of one piece are the line's own amounts divided, in whole cents. */
export function lineItem(line: CartLineView, site: Site, quantity = line.quantity): Item {
  const { variant, discounts, href } = line;
  const [total, subtotal] = [toCents(line.total.amount), toCents(line.subtotal.amount)];
  const discount = Math.round((subtotal - total) / line.quantity);
  const coupon = discounts.flatMap((each) => (each.type === 'code' ? [each.code] : [])).join(', ');
  return {
    item_id: variant.id,
    item_name: variant.productTitle,
    ...base(href, site),
    ...variantName(variant.selectedOptions),
    price: fromWhole(Math.round(total / line.quantity)),
    ...(discount > 0 && { discount: fromWhole(discount) }),
    ...(coupon && { coupon }),
    quantity,
  };
}
