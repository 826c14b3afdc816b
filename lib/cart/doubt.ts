import { AppError, errorCode } from '../errors.ts';
import { within } from '../http/within.ts';
import { isDoubtful } from '../shopify/doubtful.ts';
import type { CartResult } from '../shopify/operations/cart.ts';
import type { Cart } from '../shopify/types.ts';

/** What a visitor is kept waiting for the look at the cart, once the answer was lost. */
const PATIENCE_MS = 4_000;

export type Doubt = {
  read: () => Promise<Cart>;
  /** Whether the cart that was read afterwards shows what the mutation was to bring about; null when it does not say. */
  holds: (cart: Cart) => boolean | null;
};

/**
 * Carries a mutation out once. When its answer is lost the cart itself is asked: what it holds already is not called a
 * failure, so that nobody does it a second time. Throws AppError `unconfirmed` when the cart does not say.
 */
export async function once(mutation: Promise<CartResult>, { read, holds }: Doubt): Promise<CartResult> {
  try {
    return await mutation;
  } catch (error) {
    if (!isDoubtful(error)) throw error;
    const cart = await within(PATIENCE_MS, read()).catch(nullUnlessGone);
    const held = cart && holds(cart);
    if (cart && held) return { cart, warnings: [] };
    if (held === false) throw error;
    throw new AppError('unconfirmed', { reason: errorCode(error) ?? '' }, { cause: error });
  }
}

/** A cart that is gone is an answer, too. */
function nullUnlessGone(error: unknown): null {
  if (errorCode(error) === 'cartNotFound') throw error;
  return null;
}
