import 'server-only';
import { codeNews } from '../discounts/why-not.ts';
import { AppError, errorCode } from '../platform/errors.ts';
import type { ShopContext } from '../services/shopify/client';
import { type CartResult, getCart } from '../services/shopify/operations/cart.ts';
import type { Cart, CodeNews } from '../services/shopify/types.ts';
import { withVerification } from '../services/shopify/verification.ts';
import { dropCart, readCartId, readCodeWarnings, writeCart, writeCodeWarnings } from './cookie';

export type CartVerification = {
  read: () => Promise<Cart>;
  /** Whether the cart read afterwards shows the effect of the mutation; null when this cannot be determined. */
  holds: (cart: Cart) => boolean | null;
};

/**
 * Carries out a mutation once. When its response is lost the cart is read to verify the outcome. Throws AppError
 * `unconfirmed` when it stays unknown.
 */
export const verifyMutation = (mutation: Promise<CartResult>, { read, holds }: CartVerification): Promise<CartResult> =>
  withVerification(mutation, {
    read: () => read().catch(nullUnlessGone),
    held(cart) {
      const held = holds(cart);
      if (held) return { result: { cart, warnings: [] } };
      return held === false ? 'not' : 'unknown';
    },
  });

/** A cart that no longer exists is a definite outcome: that error is rethrown. */
function nullUnlessGone(error: unknown): null {
  if (errorCode(error) === 'cartNotFound') throw error;
  return null;
}

/** Stores the cart's id and count in the visitor's cookies. Only in actions and route handlers. */
export async function remember(result: CartResult): Promise<CartResult> {
  await writeCart(result.cart.id, result.cart.totalQuantity, !result.stale);
  return result;
}

type CodesToTell = Pick<CartResult, 'codeWarnings'> & {
  cart: Cart | null;
  /** The code that the reply explains by itself. */
  subject?: string;
};

/**
 * What a reply says about the codes of the cart besides its own subject; it counts as said from then on. Only in
 * actions, and only where the visitor reads it.
 */
export async function tellCodes({ cart, codeWarnings, subject }: CodesToTell): Promise<CodeNews[]> {
  // A cart that was only read comes without warnings: those of the last change stay the known ones.
  if (!cart || !codeWarnings) return [];
  const { news, known } = codeNews({
    previous: await readCodeWarnings(),
    warnings: codeWarnings,
    codes: cart.discountCodes,
    touched: subject === undefined ? [] : [subject],
  });
  await writeCodeWarnings(known);
  return news;
}

/**
 * Runs `work` on the visitor's cart. The cookies of a cart that the service no longer has are deleted before the error
 * is rethrown.
 */
export async function onCart<T>(work: (cartId: string) => Promise<T>): Promise<T> {
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
 * The visitor's cart, or null. Reads only: pages may call it, and cookies cannot be set while a page renders.
 * @param most timeout of a request, in milliseconds
 */
export async function currentCart(context: ShopContext, most?: number): Promise<Cart | null> {
  const cartId = await readCartId();
  return cartId ? getCart(cartId, context, most) : null;
}

/** The same in actions and route handlers: the cookies of a cart that no longer exists, or was paid, are deleted. */
export async function cartOrDrop(context: ShopContext, most?: number): Promise<Cart | null> {
  const cart = await currentCart(context, most);
  if (!cart) await dropCart();
  return cart;
}

/** The cart with this id. Throws AppError `cartNotFound`. */
export async function knownCart(cartId: string, context: ShopContext): Promise<Cart> {
  const cart = await getCart(cartId, context);
  if (!cart) throw new AppError('cartNotFound');
  return cart;
}

/** Carries out a mutation of this cart once; after a lost response the cart is read to verify that it `holds`. */
export const verifyCartMutation = (
  cartId: string,
  mutation: Promise<CartResult>,
  holds: CartVerification['holds'],
  context: ShopContext,
): Promise<CartResult> => verifyMutation(mutation, { read: () => knownCart(cartId, context), holds });
