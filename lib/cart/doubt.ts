import { errorCode } from '../errors.ts';
import { settled } from '../shopify/doubtful.ts';
import type { CartResult } from '../shopify/operations/cart.ts';
import type { Cart } from '../shopify/types.ts';

export type Doubt = {
  read: () => Promise<Cart>;
  /** Whether the cart that was read afterwards shows what the mutation was to bring about; null when it does not say. */
  holds: (cart: Cart) => boolean | null;
};

/** Carries a mutation out once. When its answer is lost the cart itself is asked. Throws AppError `unconfirmed` when it does not say. */
export const once = (mutation: Promise<CartResult>, { read, holds }: Doubt): Promise<CartResult> =>
  settled(mutation, {
    read: () => read().catch(nullUnlessGone),
    held(cart) {
      const held = holds(cart);
      if (held) return { result: { cart, warnings: [] } };
      return held === false ? 'not' : 'unknown';
    },
  });

/** A cart that is gone is an answer, too. */
function nullUnlessGone(error: unknown): null {
  if (errorCode(error) === 'cartNotFound') throw error;
  return null;
}
