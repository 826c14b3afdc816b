import { fromCents, toCents } from '../shopify/money.ts';
import type { Cart, CartLine } from '../shopify/types.ts';
import type { CodeDiscount, Reason } from './types.ts';

type Priced = Pick<CartLine, 'quantity' | 'subtotal' | 'total'> & {
  variant: Pick<CartLine['variant'], 'id' | 'productId'>;
};
type Filled = { lines: readonly Priced[]; country: string; signedIn: boolean };

/** @param cart null before there is one */
export const filledCart = (cart: Cart | null, country: string): Filled => ({
  lines: cart?.lines ?? [],
  country: cart?.deliveryAddress?.country || country,
  signedIn: cart !== null && cart.buyer.customer !== null,
});

const entitled = ({ lines }: Filled, { items }: CodeDiscount): readonly Priced[] =>
  items
    ? lines.filter(({ variant }) => items.variants.includes(variant.id) || items.products.includes(variant.productId))
    : lines;

/** What keeps a code from applying whatever is in the cart. */
function refusal({ status, startsAt, endsAt, usageLimit, used }: CodeDiscount, now: Date): Reason | null {
  const ended = status === 'EXPIRED' || (endsAt !== null && Date.parse(endsAt) <= now.getTime());
  if (ended) return { code: 'DISCOUNT_EXPIRED', final: true };
  const early = status === 'SCHEDULED' || (startsAt !== null && Date.parse(startsAt) > now.getTime());
  if (early) return { code: 'DISCOUNT_NOT_STARTED', final: true };
  if (usageLimit !== null && used >= usageLimit) return { code: 'DISCOUNT_USED_UP', final: true };
  return null;
}

/** What a line counts for: a discount of the whole order comes after those of its lines, one of some products beside them. */
const worthOf = ({ subtotal, total }: Priced, { items }: CodeDiscount): number =>
  toCents((items ? subtotal : total).amount);

/** What this cart would need for the code to apply. */
function missing(discount: CodeDiscount, cart: Filled): Reason | null {
  const { countries, customersOnly, minimumQuantity, minimumSubtotal } = discount;
  if (countries && !countries.includes(cart.country)) return { code: 'DISCOUNT_OTHER_COUNTRY', final: false };
  if (customersOnly && !cart.signedIn) return { code: 'DISCOUNT_SIGN_IN', final: false };
  const lines = entitled(cart, discount);
  if (lines.length === 0) return { code: 'DISCOUNT_OTHER_PRODUCTS', final: false };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (minimumQuantity !== null && quantity < minimumQuantity) {
    return { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: minimumQuantity - quantity } };
  }
  const worth = lines.reduce((sum, line) => sum + worthOf(line, discount), 0);
  if (minimumSubtotal !== null && worth < minimumSubtotal) {
    const { amount } = fromCents(minimumSubtotal - worth, '');
    return { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: Number(amount) } };
  }
  return null;
}

/** Everything holds, and still nothing comes off: it was used before, or a better discount stands in the way. */
const standing = ({ oncePerCustomer }: CodeDiscount, { signedIn }: Filled): Reason => ({
  code: oncePerCustomer && signedIn ? 'DISCOUNT_USED_BEFORE' : 'DISCOUNT_NOT_COMBINABLE',
  final: false,
});

/** Why a code takes nothing off this cart. @param discount null when the shop has no such code. */
export function reasonOf(discount: CodeDiscount | null, cart: Filled, now: Date): Reason {
  if (!discount) return { code: 'DISCOUNT_NOT_FOUND', final: true };
  return refusal(discount, now) ?? missing(discount, cart) ?? standing(discount, cart);
}
