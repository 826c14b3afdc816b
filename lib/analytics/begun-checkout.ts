'use client';
import type { Goods } from './types';

/** In the session's storage of the tab, which the hosted checkout gives back: what went to it, or the last order told. */
const KEY = 'begun-checkout';

type Kept = { goods?: Goods; order?: string };

/** A browser may refuse its storage altogether: then nothing is kept. */
function onStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

const read = (): Kept => onStorage((storage): Kept => JSON.parse(storage.getItem(KEY) ?? '{}')) ?? {};
const write = (kept: Kept) => onStorage((storage) => storage.setItem(KEY, JSON.stringify(kept)));

/** Keeps what a checkout begins with. Articles and amounts only. */
export const keepCheckout = (goods: Goods): void => void write({ order: read().order, goods });

/** What became this order: once, and null for an order that has been told already. */
export function takeCheckout(order: string): Goods | null {
  const kept = read();
  if (!kept.goods || kept.order === order) return null;
  write({ order });
  return kept.goods;
}

/** For a visitor who has not consented, or no longer does. */
export const forgetCheckout = (): void => void onStorage((storage) => storage.removeItem(KEY));
