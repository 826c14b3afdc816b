import { fromCents, toCents } from '../services/shopify/money.ts';
import type { CodeDiscount } from '../services/shopify/operations/code-discount.ts';
import type { Cart, CartLine, CartWarning } from '../services/shopify/types.ts';

/** Why a code takes nothing off, as a key below `cart.warning` in the messages. */
export type Reason = {
  code: `DISCOUNT_${string}`;
  /** True when no change of the cart can make the code apply. */
  final: boolean;
  /** A missing amount in euros, or a missing number of articles. */
  values?: { missing: number };
};

type Codes = readonly { code: string; applicable: boolean }[];

/** Codes that no change of a cart makes apply. */
const FINAL: ReadonlySet<string> = new Set([
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
]);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const names = (message: string, code: string): boolean =>
  message
    .toLowerCase()
    .split(/[\s"'“”«»]+/)
    .includes(code);

/**
 * Why a code takes nothing off, as the service warns from version 2025-07 on; null when it does not say, or when its warnings may
 * as well be about another code of the cart: they come in any order, and only some of their sentences name the code.
 */
export function reasonSaid(code: string, codes: Codes, warnings: readonly CartWarning[]): Reason | null {
  const named = warnings.filter(({ message }) => names(message, code.toLowerCase()));
  const others = codes.filter((known) => !known.applicable && !isSame(known.code, code));
  const ofOthers = (message: string) => others.some((other) => names(message, other.code.toLowerCase()));
  const possible = named.length > 0 ? named : warnings.filter(({ message }) => !ofOthers(message));
  const reasons = [...new Set(possible.map((warning) => warning.code))];
  const [reason] = reasons;
  if (reason === undefined || reasons.length > 1) return null;
  return { code: reason as Reason['code'], final: FINAL.has(reason) };
}

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
