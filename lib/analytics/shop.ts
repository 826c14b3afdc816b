'use client';
import type { CartView } from '../cart/types';
import { takeCheckout } from '../consent/begun-checkout';
import type { FormName } from '../forms/state';
import type { CartGesture } from './cart-change';
import { track } from './track';

/**
 * A form was sent. Two of them are worth a figure; a newsletter would be one when its address is confirmed, on a page that holds the
 * token of a mail and therefore tells nobody anything (lib/consent/tags).
 */
export function trackForm(form: FormName): void {
  if (form === 'contact' || form === 'stock-alert') track((events) => events.generateLead(form));
}

/** A term that looks like a person's data is not told. */
export const trackSearch = (term: string): void => track((events) => events.search(term));

export const trackAccount = (what: 'login' | 'sign_up'): void => track((events) => events.account(what));

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
