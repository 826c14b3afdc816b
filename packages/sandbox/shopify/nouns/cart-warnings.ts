import { type CartWarning, cartGid } from '../engine/cart-types.ts';
import type { Reason } from '../engine/discount-codes.ts';
import type { CartSource } from './cart.ts';

/** Shopify's messages; only some of them contain the code. */
const messages: Record<Reason, (code: string) => string> = {
  DISCOUNT_NOT_FOUND: () => 'Enter a valid discount code',
  DISCOUNT_CURRENTLY_INACTIVE: () => 'This discount is not valid anymore',
  DISCOUNT_USAGE_LIMIT_REACHED: () => 'The discount usage limit has been reached',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: () => 'The customer has used this discount already',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: () => 'The customer is not eligible for this discount',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: () => 'An eligible customer is missing for this discount',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: () => 'The purchase type is incompatible with this discount',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) => `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: () => 'The discount is not valid for this delivery',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) => `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) => `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
};

/**
 * Why the cart's codes have no effect: every mutation returns these warnings as long as such a code is in the cart. The target
 * is the cart, no field names the code, and duplicates are sent once.
 */
export function discountWarnings({ cart, priced }: CartSource): CartWarning[] {
  const warnings = priced.codes.flatMap(({ code, reason }): CartWarning[] =>
    reason ? [{ code: reason, message: messages[reason](code), target: cartGid(cart) }] : [],
  );
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}
