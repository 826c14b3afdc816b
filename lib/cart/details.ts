import 'server-only';
import { whyNot } from '../discounts/why-not';
import { addGift, applyOfferRules, giftOf } from '../offers/apply-rules';
import { AppError } from '../platform/errors';
import { giftRuleOf, isAboutArticle } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult, NewLine } from '../services/shopify/operations/cart';
import {
  addGiftCardCode,
  addsGiftCards,
  removeGiftCards,
  selectDelivery,
  setDeliveryAddress,
  updateAttributes,
  updateDiscountCodes,
  updateNote,
} from '../services/shopify/operations/cart-details';
import type { Cart, CartWarning } from '../services/shopify/types';
import {
  codesInUse,
  compactCode,
  type GiftOptions,
  giftOptionsOf,
  hasGiftCard,
  isApplicable,
  isGiftCardCode,
  isSameGift,
  knowsCards,
  withCodes,
  withGiftOptions,
  withoutCodes,
} from './rules';
import { add } from './service';
import { knownCart, onCart, readGiftCardCodes, remember, verifyCartMutation, writeGiftCardCodes } from './visitor-cart';

/** Every change of a cart that does not concern its lines. Each throws AppError `cartUpdate` or `cartNotFound`. */

/**
 * Adds a discount code to those of the cart. A code that can never apply is removed again; one that may apply later
 * stays. In both cases a warning explains why it has no effect.
 */
export const addCode = (code: string, context: ShopContext): Promise<CartResult & { subject?: string }> =>
  onCart(async (cartId) => {
    const codes = withCodes(await knownCart(cartId, context), [code]);
    const added = updateDiscountCodes(cartId, codes, context);
    const result = await verifyCartMutation(cartId, added, (cart) => isApplicable(cart, code) !== null, context);
    // The code may make the shop withdraw the discount of a gift.
    if (isApplicable(result.cart, code)) return remember(await applyOfferRules(result, { kind: 'terms' }, context));
    const { final, warning } = await whyNot(code, result, context);
    const settled = final ? await takenOut(code, result.cart, context) : result;
    return { ...(await remember({ ...settled, warnings: [warning] })), subject: code };
  });

const takenOut = (code: string, cart: Cart, context: ShopContext): Promise<CartResult> =>
  verifyCartMutation(
    cart.id,
    updateDiscountCodes(cart.id, withoutCodes(cart, [code]), context),
    (after) => isApplicable(after, code) === null,
    context,
  );

export const removeCode = (code: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const result = await takenOut(code, await knownCart(cartId, context), context);
    // Another discount may apply now, with which the shop does not combine that of a gift, or a gift beside which it did not.
    return remember(await applyOfferRules(result, { kind: 'relaxed' }, context));
  });

export const setNote = (note: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) =>
    remember(
      await verifyCartMutation(cartId, updateNote(cartId, note, context), (cart) => cart.note === note, context),
    ),
  );

export const setGiftOptions = (options: GiftOptions, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const attributes = withGiftOptions(await knownCart(cartId, context), options);
    const isSet = (cart: Cart) => isSameGift(giftOptionsOf(cart), options);
    return remember(await verifyCartMutation(cartId, updateAttributes(cartId, attributes, context), isSet, context));
  });

/** @param zip normalised postcode of the market's country */
export const setPlace = (zip: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const place = { zip, country: context.country };
    const placed = setDeliveryAddress(await knownCart(cartId, context), place, context);
    const isPlaced = (cart: Cart) => cart.deliveryAddress?.zip === zip;
    const result = await verifyCartMutation(cartId, placed, isPlaced, context);
    // A gift that is not delivered there must not block the order; one that was not delivered elsewhere may be.
    return remember(await applyOfferRules(result, { kind: 'relaxed' }, context));
  });

export const chooseCarrier = (group: string, handle: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const isChosen = ({ deliveryGroups }: Cart) =>
      deliveryGroups.some(({ id, selected }) => id === group && selected?.handle === handle);
    return remember(
      await verifyCartMutation(cartId, selectDelivery(cartId, group, handle, context), isChosen, context),
    );
  });

type Removed = NewLine & { giftRule?: string | undefined };

const notGiven: CartWarning = { code: 'GIFT_NOT_GIVEN', message: '', lineId: '' };

/**
 * Undoes a removal: an article is added again; a gift is added as its rule gives it to this cart, whatever was posted,
 * and the units that the visitor had added to it as an article.
 */
export async function restore({ giftRule, ...line }: Removed, context: ShopContext): Promise<CartResult> {
  if (!giftRule) return add(line, context);
  const { variantId, quantity } = line;
  return onCart(async (cartId) => {
    const before = await knownCart(cartId, context);
    const gift = await giftOf({ ruleId: giftRule, variantId }, before, context);
    if (!gift) return remember({ cart: before, warnings: [notGiven] });
    const returned = { ...gift, quantity: Math.min(quantity, gift.quantity) };
    const given = addGift(before, returned, context).then(({ result }) => result);
    const isThere = ({ lines }: Cart) => lines.some((line) => giftRuleOf(line) === giftRule);
    const after = await applyOfferRules(
      await verifyCartMutation(cartId, given, isThere, context),
      { kind: 'terms' },
      context,
    );
    // The shop charges for it meanwhile, because of a code of the cart for example: it was taken back.
    const isRefused = !isThere(after.cart) && after.warnings.length === 0;
    const updated = await remember(isRefused ? { ...after, warnings: [notGiven] } : after);
    if (quantity === returned.quantity) return updated;
    const { warnings, ...rest } = await add({ variantId, quantity: quantity - returned.quantity }, context);
    return { ...rest, warnings: [...updated.warnings, ...warnings] };
  });
}

/**
 * Pays with one more gift card. Versions before 2025-10 can only replace all cards of a cart, by codes that they never
 * return: those of this cart are kept in a cookie of the visitor's browser. While the code of one of them is unknown, a
 * further card is refused: it would take that one off.
 * @param typed the code as it was typed
 */
export const addGiftCard = (typed: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const code = compactCode(typed);
    if (!isGiftCardCode(code)) throw new AppError('giftCardRefused', {}, { detail: 'not the shape of a code' });
    const before = await knownCart(cartId, context);
    const held = codesInUse(before, await readGiftCardCodes()).filter((other) => other !== code);
    const codes = [...held, code];
    if (!addsGiftCards() && !knowsCards(before, codes))
      throw new AppError('giftCardRefused', {}, { detail: 'the code of another card is unknown' });
    const added = addGiftCardCode(cartId, { code, held }, context);
    const result = await verifyCartMutation(cartId, added, (cart) => hasGiftCard(cart, code), context);
    if (!hasGiftCard(result.cart, code) && result.warnings.every(isAboutArticle))
      throw new AppError('giftCardRefused', {}, { detail: 'the cart came without the card' });
    await writeGiftCardCodes(codesInUse(result.cart, codes));
    return remember(result);
  });

/** @param id of the applied card, as the cart has it */
export const removeGiftCard = (id: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const isGone = ({ giftCards }: CartResult['cart']) => !giftCards.some((card) => card.id === id);
    const result = await verifyCartMutation(cartId, removeGiftCards(cartId, [id], context), isGone, context);
    await writeGiftCardCodes(codesInUse(result.cart, await readGiftCardCodes()));
    return remember(result);
  });
