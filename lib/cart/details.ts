import 'server-only';
import { whyNot } from '../discounts/why-not';
import { keepOffers } from '../offers/keep';
import { declinedIn, GIFT_MARK, giftRuleOf, withDeclined } from '../offers/marks';
import type { ShopContext } from '../shopify/client';
import type { CartResult } from '../shopify/operations/cart';
import { selectDelivery, setDeliveryAddress } from '../shopify/operations/cart-delivery';
import { updateAttributes, updateDiscountCodes, updateNote } from '../shopify/operations/cart-details';
import { addLines } from '../shopify/operations/cart-lines';
import type { Cart } from '../shopify/types';
import { isApplicable, withCode, withoutCode } from './codes';
import { knownCart, onCart, onceOn, remember } from './own-cart';
import { add } from './service';

/** Every change of a cart that is not about its lines. Each throws AppError `cartUpdate` or `cartNotFound`. */

/**
 * Adds a discount code to those that the cart has. One that can never apply is taken out again; one that may still come to
 * apply stays. Either way a warning says why it takes nothing off.
 */
export const addCode = (code: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const codes = withCode(await knownCart(cartId, context), code);
    const added = updateDiscountCodes(cartId, codes, context);
    const result = await onceOn(cartId, added, (cart) => isApplicable(cart, code) !== null, context);
    // It may keep the shop from giving what it gave.
    if (isApplicable(result.cart, code)) return remember(await keepOffers(result, { kind: 'terms' }, context));
    const { final, warning } = await whyNot(code, result, context);
    const { cart } = final ? await takenOut(code, result.cart, context) : result;
    return remember({ cart, warnings: [warning] });
  });

const takenOut = (code: string, cart: Cart, context: ShopContext): Promise<CartResult> =>
  onceOn(
    cart.id,
    updateDiscountCodes(cart.id, withoutCode(cart, code), context),
    (after) => isApplicable(after, code) === null,
    context,
  );

export const removeCode = (code: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => remember(await takenOut(code, await knownCart(cartId, context), context)));

export const setNote = (note: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) =>
    remember(await onceOn(cartId, updateNote(cartId, note, context), (cart) => cart.note === note, context)),
  );

/** @param zip of the market's country, normalised. */
export const setPlace = (zip: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const place = { zip, country: context.country };
    const placed = setDeliveryAddress(await knownCart(cartId, context), place, context);
    return remember(await onceOn(cartId, placed, (cart) => cart.deliveryAddress?.zip === zip, context));
  });

export const chooseCarrier = (group: string, handle: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const isChosen = ({ deliveryGroups }: Cart) =>
      deliveryGroups.some(({ id, selected }) => id === group && selected?.handle === handle);
    return remember(await onceOn(cartId, selectDelivery(cartId, group, handle, context), isChosen, context));
  });

type Removed = { variantId: string; quantity: number; giftRule?: string | undefined };

/** Puts back what a removal took: an article as an add, a gift as the gift that it was. */
export async function restore({ variantId, quantity, giftRule }: Removed, context: ShopContext): Promise<CartResult> {
  if (!giftRule) return add({ variantId, quantity }, context);
  return onCart(async (cartId) => {
    const cart = await knownCart(cartId, context);
    const declined = declinedIn(cart).filter((rule) => rule !== giftRule);
    const forgiven = updateAttributes(cartId, withDeclined(cart, declined), context);
    await onceOn(cartId, forgiven, (after) => !declinedIn(after).includes(giftRule), context);
    const attributes = [{ key: GIFT_MARK, value: giftRule }];
    const given = addLines(cartId, [{ variantId, quantity, attributes }], context);
    const isThere = ({ lines }: Cart) => lines.some((line) => giftRuleOf(line) === giftRule);
    return remember(await onceOn(cartId, given, isThere, context));
  });
}
