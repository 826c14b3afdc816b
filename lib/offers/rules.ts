import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { hasAdminAccess } from '../services/shopify/admin-token';
import type { WithheldGifts } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import { getAutomaticDiscounts, getOfferRules, type PublishedRule } from '../services/shopify/operations/offer-rules';
import { getCollectionProductIds } from '../services/shopify/operations/variants';
import { type Attribute, type Cart, type CartLine, OFFER_RULES_TAG } from '../services/shopify/types';

/** The visitor's last change of a line. `giftRule` is the line's own attribute: set for a gift that was removed. */
export type LineEvent = {
  kind: 'added' | 'increased' | 'decreased' | 'removed';
  variantId: string;
  productId: string;
  giftRule: string | null;
};
/**
 * The last event of the cart; `terms`: something else than its lines has changed, such as a code, the address, the buyer
 * or the time, after which the shop may charge for a gift or nobody may deliver it; `relaxed`: the same, after which a
 * suspended gift may be given.
 */
export type CartEvent = LineEvent | { kind: 'terms' | 'relaxed' };

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
  countsTogether: boolean;
  startsAt: string | null;
  endsAt: string | null;
};

/** The fields of a cart that the rules use. */
export type OfferLine = Pick<CartLine, 'id' | 'quantity' | 'attributes' | 'discounts' | 'subtotal' | 'plan'> & {
  variant: Pick<CartLine['variant'], 'id' | 'productId' | 'isGiftCard' | 'postalCodeExclusions' | 'requiresShipping'>;
};
export type OfferCart = Pick<Cart, 'attributes' | 'deliveryAddress'> & { lines: readonly OfferLine[] };

/**
 * A declined gift is not given again until its threshold is crossed again, a suspended one until then or a relaxed term.
 */
export type Changes = WithheldGifts & {
  /** Gifts to add to the cart: the first variant of the product, marked with the rule. */
  add: { ruleId: string; productId: string; quantity: number }[];
  /**
   * New quantities of gift lines; 0 removes. With `attributes`, the remaining units are the visitor's own. `undelivered`:
   * it is not delivered to the cart's postcode.
   */
  set: { lineId: string; quantity: number; attributes?: Attribute[]; undelivered?: true }[];
  /** Warnings for the operator. */
  warnings: { ruleId: string; code: 'SEVERAL_OFFERED' }[];
};

/**
 * The shop's offer rules, whatever their status and dates: cached for a minute or until a webhook. Null while the shop
 * does not return them, which is not the same as none. An invalid rule is omitted and logged.
 */
export async function offerRules(context: ShopContext): Promise<OfferRule[] | null> {
  'use cache';
  cacheTag(OFFER_RULES_TAG);
  try {
    const { rules, problems } = await (hasAdminAccess()
      ? getAutomaticDiscounts()
      : getOfferRules(env().OFFER_RULE_TYPE));
    for (const problem of problems) logError('offers', `no rule: ${problem}`);
    const known = await withProducts(rules, context);
    cacheLife('commerce');
    return known;
  } catch (error) {
    logError('offers', error);
    cacheLife('degraded');
    return null;
  }
}

type Item = PublishedRule['productToBuy'][number];
const collectionsOf = (items: readonly Item[]): string[] =>
  items.filter(({ kind }) => kind === 'collection').map(({ id }) => id);

/** Resolves the collections of the rules to their products. */
async function withProducts(rules: readonly PublishedRule[], context: ShopContext): Promise<OfferRule[]> {
  const ids = [...new Set(rules.flatMap(({ productToBuy }) => collectionsOf(productToBuy)))];
  const members = new Map(
    await Promise.all(ids.map(async (id) => [id, await getCollectionProductIds(id, context)] as const)),
  );
  const productsOf = ({ kind, id }: Item): OfferRule['productToBuy'] =>
    kind === 'collection' ? (members.get(id) ?? []).map((member) => ({ kind: 'product', id: member })) : [{ kind, id }];
  return rules.map((rule) => ({ ...rule, productToBuy: rule.productToBuy.flatMap(productsOf) }));
}
