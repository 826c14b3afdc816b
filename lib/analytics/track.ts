'use client';
import { useEffect, useEffectEvent } from 'react';
import type { CartView } from '../cart/types';
import { currentConsent } from '../consent/current';
import type { Make } from './data-layer';
import type { SeenVariant } from './events';

/** Whether the visitor has already consented to analytics. Earlier events are not stored for later. */
export const mayTell = (): boolean => currentConsent()?.analytics ?? false;

/** Reports to the data layer. Its code is loaded at the first event; a failure never breaks the page. */
export function track(make: Make): void {
  if (!mayTell()) return;
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
