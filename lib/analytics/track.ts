'use client';
import { useEffect, useEffectEvent } from 'react';
import type { CartView } from '../cart/view';
import { takeCheckout } from '../consent/apply';
import { currentConsent } from '../consent/current';
import type { FormName } from '../forms/state';
import type { CartGesture, Make } from './data-layer';
import type { SeenVariant } from './events';

/** Whether the visitor has already consented to analytics. Earlier events are not stored for later. */
export const hasAnalyticsConsent = (): boolean => currentConsent()?.analytics ?? false;

/** Reports to the data layer. Its code is loaded at the first event; a failure never breaks the page. */
export function track(make: Make): void {
  if (!hasAnalyticsConsent()) return;
  void import('./data-layer').then(({ report }) => report(make)).catch(() => {});
}

/** Reports something when the page shows it, and again when `id` changes; without an id there is nothing to report yet. */
export function useSeen(id: string | null | undefined, make: Make): void {
  const tell = useEffectEvent(() => track(make));
  useEffect(() => {
    if (!id) return;
    // A static page first renders its prerendered state, and immediately again with the state of its address: only the
    // second is reported.
    const handle = setTimeout(() => tell());
    return () => clearTimeout(handle);
  }, [id]);
}

/** `view_item` for the variant that a product's page shows. */
export const useItemSeen = (name: string, variant: SeenVariant | undefined): void =>
  useSeen(variant?.id, (events, site) => (variant ? events.viewItem(name, variant, location.pathname, site) : null));

/** `view_cart`, once, when a cart with something in it is shown. */
export const useCartSeen = (cart: CartView | null | undefined): void =>
  useSeen(cart?.lines.length ? 'cart' : null, (events, site) => (cart ? events.viewCart(cart, site) : null));

/**
 * A form was sent. Two of them are counted; a newsletter subscription would count when its address is confirmed, but
 * that page contains the token of a mail and therefore reports nothing (lib/consent/rules).
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
