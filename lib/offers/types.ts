import type { Attribute, Cart, CartLine } from '../services/shopify/types.ts';

/** The visitor's last change of a line. `giftRule` is the line's own attribute: set for a gift that was removed. */
export type LineEvent = {
  kind: 'added' | 'increased' | 'decreased' | 'removed';
  variantId: string;
  productId: string;
  giftRule: string | null;
};
/**
 * The last event of the cart; `terms`: something else than its lines has changed, such as a code, the address, the buyer
 * or the time, after which the shop may charge for a gift or nobody may deliver it.
 */
export type CartEvent = LineEvent | { kind: 'terms' };

/** Offer rule of section 3 of the specification. Ids are plain; collections are resolved to their products. */
export type OfferRule = {
  id: string;
  status: string;
  productToBuy: { kind: 'product' | 'variant'; id: string }[];
  quantityToBuy: number;
  /** Ids of products: the first is given. */
  productToOffer: string[];
  quantityToAdd: number;
  isAppliedOnCollections: boolean;
  startsAt: string | null;
  endsAt: string | null;
};

/** The fields of a cart that the rules use. */
export type OfferLine = Pick<CartLine, 'id' | 'quantity' | 'attributes' | 'discounts' | 'subtotal' | 'plan'> & {
  variant: Pick<CartLine['variant'], 'id' | 'productId' | 'isGiftCard' | 'postalCodeExclusions' | 'requiresShipping'>;
};
export type OfferCart = Pick<Cart, 'attributes' | 'deliveryAddress'> & { lines: readonly OfferLine[] };

export type Changes = {
  /** Gifts to add to the cart: the first variant of the product, marked with the rule. */
  add: { ruleId: string; productId: string; quantity: number }[];
  /**
   * New quantities of gift lines; 0 removes. With `attributes`, the remaining units are the visitor's own. `undelivered`:
   * it is not delivered to the cart's postcode.
   */
  set: { lineId: string; quantity: number; attributes?: Attribute[]; undelivered?: true }[];
  /** The rules whose gift is not given again until their threshold is crossed again. */
  declined: string[];
  /** Warnings for the operator. */
  warnings: { ruleId: string; code: 'SEVERAL_OFFERED' }[];
};
