import 'server-only';
import { isBarred } from '../catalogue/barred';
import { AppError, type ErrorCode, errorCode } from '../errors';
import { logError } from '../log';
import { keepOffers } from '../offers/keep';
import { giftRuleOf } from '../offers/marks';
import type { LineEvent } from '../offers/types';
import { customerToken, forgetToken } from '../session/customer-token';
import { explainsMissing } from '../shopify/cart-warnings';
import type { ShopContext } from '../shopify/client';
import type { CartResult } from '../shopify/operations/cart';
import * as shop from '../shopify/operations/cart-lines';
import type { Cart, CartLine } from '../shopify/types';
import { forgetPendingCode, readCartId, readCount, readPendingCode } from './cookie';
import { nextQuantity } from './next-quantity';
import { knownCart, onCart, onceOn, remember } from './own-cart';

/**
 * The first add creates the cart, with the buyer's identity when a customer token is stored; later adds act on it. An add
 * to a cart that is gone is carried out once more on a new one. Section 4 of the specification.
 */
export async function add(line: shop.NewLine, context: ShopContext): Promise<CartResult> {
  const cartId = await readCartId();
  const result = cartId
    ? await addToKnown(cartId, line, context).catch((error) => {
        if (errorCode(error) === 'cartNotFound') return create(line, context);
        throw error;
      })
    : await create(line, context);
  const found = result.cart.lines.find(({ variant }) => variant.id === line.variantId);
  if (!found) {
    await remember(result);
    // A variant that sold out meanwhile is a warning of the service, not a lost line.
    if (!result.warnings.some((warning) => explainsMissing(warning, line.variantId, result.cart)))
      throw new AppError('cartLineNotFound');
    return result;
  }
  if (await isBarred(found.variant.productId, context)) {
    await remember(await shop.removeLines(result.cart.id, [found.id], context));
    throw new AppError('medicineInCart', { id: found.variant.productId });
  }
  return remember(await keepOffers(result, eventOf('added', found), context));
}

async function create(line: shop.NewLine, context: ShopContext): Promise<CartResult> {
  const [token, code] = await Promise.all([customerToken(), readPendingCode()]);
  const of = (customerAccessToken: string | null) =>
    shop.createCart({ line, customerAccessToken, discountCodes: code ? [code] : [] }, context);
  const result = await of(token).catch(async (error) => {
    if (!token || errorCode(error) !== 'cartCreate') throw error;
    // Refused, and not without the customer: the shop has ended their token.
    const nobodys = await of(null);
    logError('cart', error);
    await forgetToken();
    return nobodys;
  });
  if (code) await forgetPendingCode();
  return result;
}

async function addToKnown(cartId: string, line: shop.NewLine, context: ShopContext): Promise<CartResult> {
  const before = (await readCount()) ?? (await knownCart(cartId, context)).totalQuantity;
  const added = shop.addLines(cartId, [line], context);
  return onceOn(cartId, added, (cart) => holdsAdded(cart, line, before), context);
}

/** @param before articles in the cart before; a count that is neither that nor so many more is the doing of another tab. */
function holdsAdded({ totalQuantity, lines }: Cart, { variantId, quantity }: shop.NewLine, before: number) {
  if (totalQuantity === before) return false;
  const isThere = lines.some(({ variant }) => variant.id === variantId);
  return totalQuantity === before + quantity && isThere ? true : null;
}

export type Change = { lineId: string; action: string; quantity?: number };

/** @param change.quantity the absolute quantity of a burst of clicks; without it the line's quantity is read first. */
export const change = ({ lineId, action, quantity }: Change, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const target = quantity ?? nextQuantity((await lineOf(cartId, lineId, 'cartLineUpdate', context)).quantity, action);
    // Also when the quantity is given: an unknown action is an error whatever comes with it.
    nextQuantity(target, action);
    if (target === 0) return removeFrom(cartId, lineId, context);
    const changed = shop.updateLines(cartId, [{ id: lineId, quantity: target }], context);
    const result = await onceOn(cartId, changed, (cart) => quantityIn(cart, lineId) === target, context);
    const line = result.cart.lines.find(({ id }) => id === lineId);
    const kind = action === 'increase' ? 'increased' : 'decreased';
    return remember(line ? await keepOffers(result, eventOf(kind, line), context) : result);
  });

export const remove = (lineId: string, context: ShopContext): Promise<CartResult> =>
  onCart((cartId) => removeFrom(cartId, lineId, context));

async function removeFrom(cartId: string, lineId: string, context: ShopContext): Promise<CartResult> {
  const line = await lineOf(cartId, lineId, 'cartLineRemove', context);
  const removed = shop.removeLines(cartId, [lineId], context);
  const result = await onceOn(cartId, removed, (cart) => quantityIn(cart, lineId) === 0, context);
  return remember(await keepOffers(result, eventOf('removed', line), context));
}

async function lineOf(cartId: string, lineId: string, code: ErrorCode, context: ShopContext): Promise<CartLine> {
  const line = (await knownCart(cartId, context)).lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError(code, {}, { detail: 'the cart has no such line' });
  return line;
}

const quantityIn = (cart: Cart, lineId: string): number => cart.lines.find(({ id }) => id === lineId)?.quantity ?? 0;

const eventOf = (kind: LineEvent['kind'], line: CartLine): LineEvent => ({
  kind,
  variantId: line.variant.id,
  productId: line.variant.productId,
  giftRule: giftRuleOf(line),
});
