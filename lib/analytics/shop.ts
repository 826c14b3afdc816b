'use client';
import type { CartView } from '../cart/types';
import { takeCheckout } from './begun-checkout';
import type { CartGesture } from './cart-change';
import { track } from './track';

/**
 * Tells what a gesture did to the cart, as `add_to_cart` or `remove_from_cart`.
 * @param before the cart that the page knew, undefined when it had not read it yet
 */
export const trackCart = (before: CartView | null | undefined, after: CartView | null, gesture: CartGesture): void =>
  track((events, site) => events.cartChange(before, after, gesture, site));

/** A carrier was chosen. */
export const trackShippingInfo = (cart: CartView): void => track((events, site) => events.addShippingInfo(cart, site));

/** The cart has become an order: told once for each name of an order, with what this tab's checkout began with. */
export const trackPurchase = (order: string): void =>
  track((events) => {
    const goods = takeCheckout(order);
    return goods && events.purchase(order, goods);
  });
