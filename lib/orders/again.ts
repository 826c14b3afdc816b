import { MAX_QUANTITY } from '../cart/quantity.ts';
import type { OrderLine } from '../shopify/customer-types.ts';

/** `gone`: no longer in the catalogue; `notForSale`: there, but not to be had now or in this country. */
type WhyNotAgain = 'gone' | 'notForSale';

export type Again = {
  /** What goes into the cart, one entry for each variant. */
  lines: { variantId: string; quantity: number }[];
  /** What does not, in the words of the order. */
  missing: { title: string; variantTitle: string; reason: WhyNotAgain }[];
};

/**
 * What of an old order can be ordered again, in the quantities of then. Gifts are on neither list: the offer of today gives
 * them, if there is one.
 */
export function againOf(lines: readonly OrderLine[]): Again {
  const quantities = new Map<string, number>();
  const missing: Again['missing'] = [];
  for (const { isGift, variant, quantity, title, variantTitle } of lines) {
    if (isGift || quantity < 1) continue;
    if (variant?.availableForSale) quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
    else missing.push({ title, variantTitle, reason: variant ? 'notForSale' : 'gone' });
  }
  const again = [...quantities].map(([variantId, quantity]) => ({
    variantId,
    quantity: Math.min(quantity, MAX_QUANTITY),
  }));
  return { lines: again, missing };
}
