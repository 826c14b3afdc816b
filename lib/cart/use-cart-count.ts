'use client';
import { useSyncExternalStore } from 'react';
import { countIn } from './count';

const listeners = new Set<() => void>();

/** Tells the bag in the header that the count cookie has changed. */
export function countChanged(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Articles in the cart, from the cookie that every cart action leaves; 0 in prerendered markup. */
export const useCartCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => countIn(document.cookie),
    () => 0,
  );
