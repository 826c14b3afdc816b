'use client';
import type { CartView } from '../cart/types';
import { takeCheckout } from '../consent/begun-checkout';
import type { FormName } from '../forms/state';
import type { CartGesture } from './data-layer';
import { track } from './track';

/**
 * A form was sent. Two of them are counted; a newsletter subscription would count when its address is confirmed, but
 * that page contains the token of a mail and therefore reports nothing (lib/consent/tags).
 */
export function trackForm(form: FormName): void {
  if (form === 'contact' || form === 'stock-alert') track((events) => events.generateLead(form));
}

/** A search term that looks like personal data is not reported. */
export const trackSearch = (term: string): void => track((events) => events.search(term));

export const trackAccount = (what: 'login' | 'sign_up'): void => track((events) => events.account(what));

/**
 * Reports the effect of an action on the cart, as `add_to_cart` or `remove_from_cart`.
 * @param before the cart that the page knew, undefined when it had not read it yet
 */
export const trackCart = (before: CartView | null | undefined, after: CartView | null, gesture: CartGesture): void =>
  track((events, site) => events.cartChange(before, after, gesture, site));

export const trackShippingInfo = (cart: CartView): void => track((events, site) => events.addShippingInfo(cart, site));

/** The cart has become an order: reported once for each order name, with the goods that this tab's checkout began with. */
export const trackPurchase = (order: string): void =>
  track((events) => {
    const goods = takeCheckout(order);
    return goods && events.purchase(order, goods);
  });
