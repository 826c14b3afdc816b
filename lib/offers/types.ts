import type { Attribute, Cart, CartLine } from '../services/shopify/types.ts';

/** What the visitor has just done to a line. `giftRule` is the line's own mark: of a gift that was taken out. */
export type LineEvent = {
  kind: 'added' | 'increased' | 'decreased' | 'removed';
  variantId: string;
  productId: string;
  giftRule: string | null;
};
/** What has just happened to the cart; `terms`: a code came or went, by which the shop may charge what it gave. */
export type CartEvent = LineEvent | { kind: 'terms' };

/** Offer rule of section 3 of the specification. Ids are plain; collections have become their products. */
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

/** What the rules look at in a cart. */
export type OfferLine = Pick<CartLine, 'id' | 'quantity' | 'attributes' | 'discounts'> & {
  variant: Pick<CartLine['variant'], 'id' | 'productId'>;
};
export type OfferCart = Pick<Cart, 'attributes'> & { lines: readonly OfferLine[] };

export type Changes = {
  /** Gifts to put into the cart: the first variant of the product, marked with the rule. */
  add: { ruleId: string; productId: string; quantity: number }[];
  /** New quantities of gift lines; 0 removes. With `attributes`, what is left of the line is the visitor's own. */
  set: { lineId: string; quantity: number; attributes?: Attribute[] }[];
  /** The rules whose gift is not given again until their threshold is crossed anew. */
  declined: string[];
  /** For the operator. */
  warnings: { ruleId: string; code: 'SEVERAL_OFFERED' }[];
};
