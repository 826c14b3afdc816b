import 'server-only';
import { AppError, errorCode } from '../errors';
import { customerToken } from '../session/customer-token';
import type { ShopContext } from '../shopify/client';
import type { CartResult, NewLine } from '../shopify/operations/cart';
import * as shop from '../shopify/operations/cart';
import type { Cart } from '../shopify/types';
import { dropCart, readCartId, writeCart } from './cookie';
import { nextQuantity } from './quantity';

const remember = async (result: CartResult): Promise<CartResult> => {
  await writeCart(result.cart.id, result.cart.totalQuantity);
  return result;
};

/** Runs `work` on the visitor's cart. A cart that the service no longer knows is forgotten before the error goes on. */
async function onCart<T>(work: (cartId: string) => Promise<T>): Promise<T> {
  const cartId = await readCartId();
  if (!cartId) throw new AppError('cartNotFound');
  try {
    return await work(cartId);
  } catch (error) {
    if (errorCode(error) === 'cartNotFound') await dropCart();
    throw error;
  }
}

/**
 * The first add creates the cart, with the buyer's identity when a customer token is stored; later adds act on it. An add
 * to a cart that is gone is carried out once more on a new one. Section 4 of the specification.
 */
export async function add(line: NewLine, context: ShopContext): Promise<CartResult> {
  const create = async () => shop.createCart(line, await customerToken(), context);
  const cartId = await readCartId();
  const result = cartId
    ? await shop.addLine(cartId, line, context).catch((error) => {
        if (errorCode(error) === 'cartNotFound') return create();
        throw error;
      })
    : await create();
  const found = result.cart.lines.some(({ variant }) => variant.id === line.variantId);
  await remember(result);
  // A variant that sold out meanwhile is a warning of the service, not a lost line.
  if (!found && result.warnings.length === 0) throw new AppError('cartLineNotFound');
  return result;
}

export type Change = { lineId: string; action: string; quantity?: number };

/** @param change.quantity the absolute quantity of a burst of clicks; without it the line's quantity is read first. */
export const change = ({ lineId, action, quantity }: Change, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => {
    const target = quantity ?? nextQuantity(await currentQuantity(cartId, lineId, context), action);
    // Also when the quantity is given: an unknown action is an error whatever comes with it.
    nextQuantity(target, action);
    if (target === 0) return remember(await shop.removeLine(cartId, lineId, context));
    return remember(await shop.updateLine(cartId, { id: lineId, quantity: target }, context));
  });

async function currentQuantity(cartId: string, lineId: string, context: ShopContext): Promise<number> {
  const cart = await shop.getCart(cartId, context);
  if (!cart) throw new AppError('cartNotFound');
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('cartLineUpdate', {}, { detail: 'the cart has no such line' });
  return line.quantity;
}

export const remove = (lineId: string, context: ShopContext): Promise<CartResult> =>
  onCart(async (cartId) => remember(await shop.removeLine(cartId, lineId, context)));

/** The visitor's cart, or null. Reads only: pages may call it, and cookies cannot be set while a page renders. */
export async function currentCart(context: ShopContext): Promise<Cart | null> {
  const cartId = await readCartId();
  return cartId ? shop.getCart(cartId, context) : null;
}
