import type { Data } from '../state.ts';
import type { Cart } from './cart-types.ts';

const lifetimeMs = 10 * 24 * 3600 * 1000;

const isAlive = (cart: Cart, now: Date) => now.getTime() - Date.parse(cart.updatedAt) < lifetimeMs;

/** The cart for a token and its key. Ordered carts and those unused for ten days are treated as nonexistent. */
export function openCart(token: string, key: string | null, data: Data, now: Date): Cart | null {
  const cart = Object.hasOwn(data.carts, token) ? data.carts[token] : undefined;
  return cart && cart.key === key && !cart.order && isAlive(cart, now) ? cart : null;
}

/** Evicts expired carts; ordered ones are retained, because a second submit must find its order. */
export function sweepCarts(data: Data, now: Date) {
  for (const cart of Object.values(data.carts)) if (!isAlive(cart, now)) delete data.carts[cart.token];
}
