import 'server-only';
import { isSaleForbidden, isSubscriptionAllowed } from '../catalogue/sold';
import { stepped } from '../catalogue/tables';
import { applyOfferRules } from '../offers/apply-rules';
import type { LineEvent } from '../offers/rules';
import { AppError, type ErrorCode, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import { explainsMissing, giftRuleOf, recipientOf } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import type { CartResult } from '../services/shopify/operations/cart';
import * as shop from '../services/shopify/operations/cart';
import type { Cart, CartLine } from '../services/shopify/types';
import { customerToken, forgetToken } from '../session/customer-token';
import { CART_GONE } from './news';
import { allLines } from './rules';
import {
  forgetPendingCodes,
  knownCart,
  onCart,
  readCartId,
  readCount,
  readPendingCodes,
  remember,
  verifyCartMutation,
} from './visitor-cart';

/**
 * The first add creates the cart, with the buyer's identity when a customer token is stored; later adds use it. An add
 * to a cart that no longer exists is repeated once on a new one, and says so. Section 4 of the specification.
 */
export async function add(line: shop.NewLine, context: ShopContext): Promise<CartResult> {
  const cartId = await readCartId();
  const result = cartId
    ? await addToKnown(cartId, line, context).catch((error) => {
        if (errorCode(error) === 'cartNotFound') return createAnew([line], context);
        throw error;
      })
    : await create([line], context);
  const found = result.cart.lines.find((each) => isSamePurchase(each, line));
  if (!found) {
    const without = await shop.removeSoldOut(result, (each) => isSamePurchase(each, line), context);
    await remember(without);
    // A variant that sold out in the meantime is reported by a warning of the service; it is not a missing line.
    if (result.warnings.some((warning) => explainsMissing(warning, line.variantId, result.cart))) return without;
    // Before version 2026-01 the service leaves out a gift card whose recipient it refuses, and says nothing.
    throw new AppError(recipientOf({ attributes: line.attributes ?? [] }) ? 'recipientRefused' : 'cartLineNotFound');
  }
  const refusal = await refusalOf(found, context);
  if (refusal) {
    await remember(await takenBack(found, line, refusal, result.cart.id, context));
    throw refusal;
  }
  return remember(await applyOfferRules(result, eventOf('added', found), context));
}

/** The same variant with another plan, or without one, is another line. */
const isSamePurchase = ({ variant, plan }: CartLine, { variantId, planId }: shop.NewLine): boolean =>
  variant.id === variantId && plan?.plan.id === planId;

/** Why a line that the shop took must go again; null when it may stay. */
async function refusalOf({ variant: { productId }, plan }: CartLine, context: ShopContext): Promise<AppError | null> {
  if (await isSaleForbidden(productId, context)) return new AppError('medicineInCart', { id: productId });
  return plan && !(await isSubscriptionAllowed(productId, context)) ? new AppError('planUnavailable') : null;
}

/** Without what was just added; units that were in the line before stay, except of a medicine. */
function takenBack(
  { id, quantity }: CartLine,
  added: shop.NewLine,
  { code }: AppError,
  cartId: string,
  context: ShopContext,
): Promise<CartResult> {
  const before = quantity - added.quantity;
  return code === 'planUnavailable' && before > 0
    ? shop.updateLines(cartId, [{ id, quantity: before }], context)
    : shop.removeLines(cartId, [id], context);
}

/** A new cart with these lines, the buyer's identity, and the codes that waited for it. */
export async function create(lines: readonly shop.NewLine[], context: ShopContext): Promise<CartResult> {
  const [token, discountCodes] = await Promise.all([customerToken(), readPendingCodes()]);
  const of = (customerAccessToken: string | null) =>
    shop.createCart({ lines, customerAccessToken, discountCodes }, context);
  const result = await of(token).catch(async (error) => {
    if (!token || errorCode(error) !== 'cartCreate') throw error;
    // Creation succeeds only without the customer: the shop has revoked their token.
    const nobodys = await of(null);
    logError('cart', error);
    await forgetToken();
    return nobodys;
  });
  if (discountCodes.length > 0) await forgetPendingCodes();
  return result;
}

/** The same in place of a cart that no longer exists. `warnings` say so, unless it was empty. */
export async function createAnew(lines: readonly shop.NewLine[], context: ShopContext): Promise<CartResult> {
  const [result, before] = [await create(lines, context), await readCount()];
  if (before === 0) return result;
  return { ...result, warnings: [...result.warnings, { code: CART_GONE, message: '', lineId: '' }] };
}

async function addToKnown(cartId: string, line: shop.NewLine, context: ShopContext): Promise<CartResult> {
  const before = (await readCount()) ?? (await knownCart(cartId, context)).totalQuantity;
  const added = shop.addLines(cartId, [line], context);
  return verifyCartMutation(cartId, added, (cart) => holdsAdded(cart, line, before), context);
}

/**
 * @param before number of articles before; a count that is neither this nor exactly `quantity` more was caused by
 * another tab
 */
function holdsAdded({ totalQuantity, lines }: Cart, line: shop.NewLine, before: number) {
  if (totalQuantity === before) return false;
  const isThere = lines.some((each) => isSamePurchase(each, line));
  return totalQuantity === before + line.quantity && isThere ? true : null;
}

export type Change = { lineId: string; action: string; quantity?: number };

/** Section 4 of the specification: "Any other action is an error." Throws AppError `unsupportedAction`. */
export function nextQuantity(current: number, action: string): number {
  if (action !== 'increase' && action !== 'decrease') throw new AppError('unsupportedAction', { action });
  return stepped(current, action);
}

/**
 * @param change.quantity the absolute quantity after a burst of clicks. After a change in another tab it may be on the
 * wrong side of the line's quantity: an increase never lowers, a decrease never raises it.
 */
export const change = ({ lineId, action, quantity }: Change, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    // Validates the action: an unknown one is an error whatever the other fields are.
    nextQuantity(0, action);
    const { cart, line } = await lineOf(cartId, lineId, 'cartLineUpdate', context);
    const target = quantity === undefined ? nextQuantity(line.quantity, action) : towards(quantity, action, line);
    if (target === line.quantity) return remember({ cart, warnings: [] });
    if (target === 0) return removeFrom(cartId, line, context);
    const changed = shop.updateLines(cartId, [{ id: lineId, quantity: target }], context);
    const result = await verifyCartMutation(cartId, changed, (after) => quantityIn(after, lineId) === target, context);
    const left = result.cart.lines.find(({ id }) => id === lineId);
    const kind = action === 'increase' ? 'increased' : 'decreased';
    return remember(left ? await applyOfferRules(result, eventOf(kind, left), context) : result);
  });

const towards = (wished: number, action: string, { quantity }: CartLine): number =>
  action === 'increase' ? Math.max(quantity, wished) : Math.min(quantity, wished);

export type PlanChange = { lineId: string; planId: string | null };

/**
 * Gives a line another plan, or none. A line that is then the same as another one joins it: offers are applied anew, since
 * subscriptions do not count for them.
 */
export const changePlan = ({ lineId, planId }: PlanChange, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const { cart, line } = await lineOf(cartId, lineId, 'cartLineUpdate', context);
    if ((line.plan?.plan.id ?? null) === planId) return remember({ cart, warnings: [] });
    if (giftRuleOf(line) !== null) throw new AppError('planUnavailable');
    if (planId && !(await isSubscriptionAllowed(line.variant.productId, context)))
      throw new AppError('planUnavailable');
    const changed = shop.updateLines(cartId, [{ id: lineId, planId }], context);
    const wanted = { variantId: line.variant.id, quantity: line.quantity, planId: planId ?? undefined };
    const isChanged = (after: Cart) =>
      after.lines.some((each) => isSamePurchase(each, wanted)) &&
      !after.lines.some((each) => each.id === lineId && !isSamePurchase(each, wanted));
    const result = await verifyCartMutation(cartId, changed, isChanged, context);
    if (!isChanged(result.cart)) throw new AppError('cartLineUpdate', {}, { detail: 'the shop kept the selling plan' });
    // For the rules, what is subscribed to has left the cart, and what no longer is has come into it.
    return remember(await applyOfferRules(result, eventOf(planId ? 'decreased' : 'added', line), context));
  });

export const remove = (lineId: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const { line } = await lineOf(cartId, lineId, 'cartLineRemove', context);
    return removeFrom(cartId, line, context);
  });

async function removeFrom(cartId: string, line: CartLine, context: ShopContext): Promise<CartResult> {
  const removed = shop.removeLines(cartId, [line.id], context);
  const isGone = (cart: Cart) => !allLines(cart).some(({ id }) => id === line.id);
  const result = await verifyCartMutation(cartId, removed, isGone, context);
  return remember(await applyOfferRules(result, eventOf('removed', line), context));
}

type Found = { cart: Cart; line: CartLine };

async function lineOf(cartId: string, lineId: string, code: ErrorCode, context: ShopContext): Promise<Found> {
  const cart = await knownCart(cartId, context);
  const line = allLines(cart).find(({ id }) => id === lineId);
  if (!line) throw new AppError(code, {}, { detail: 'the cart has no such line' });
  return { cart, line };
}

const quantityIn = (cart: Cart, lineId: string): number => cart.lines.find(({ id }) => id === lineId)?.quantity ?? 0;

export const eventOf = (kind: LineEvent['kind'], line: CartLine): LineEvent => ({
  kind,
  variantId: line.variant.id,
  productId: line.variant.productId,
  giftRule: giftRuleOf(line),
});
