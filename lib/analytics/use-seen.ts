'use client';
import { useEffect, useEffectEvent } from 'react';
import type { CartView } from '../cart/types';
import type { Make } from './data-layer';
import type { SeenVariant } from './events';
import { track } from './track';

/** Tells of something when the page shows it, and again when `id` changes; without an id there is nothing to see yet. */
export function useSeen(id: string | null | undefined, make: Make): void {
  const tell = useEffectEvent(() => track(make));
  useEffect(() => {
    if (!id) return;
    // A static page is drawn as it was made, and at once again as its address says: the second one is what is seen.
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
