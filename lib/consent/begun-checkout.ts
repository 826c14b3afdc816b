'use client';
import type { Goods } from '../analytics/events';
import { readItem, writeItem } from '../platform/browser/site-data';

/** In the session's storage of the tab, which the hosted checkout gives back: what went to it, or the last order told. */
const KEY = 'begun-checkout';

type Kept = { goods?: Goods; order?: string };

function read(): Kept {
  try {
    return JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
  } catch {
    return {};
  }
}

const write = (kept: Kept) => void writeItem('sessionStorage', KEY, JSON.stringify(kept));

/** Keeps what a checkout begins with. Articles and amounts only. */
export const keepCheckout = (goods: Goods): void => write({ order: read().order, goods });

/** What became this order: once, and null for an order that has been told already. */
export function takeCheckout(order: string): Goods | null {
  const kept = read();
  if (!kept.goods || kept.order === order) return null;
  write({ order });
  return kept.goods;
}

/** For a visitor who has not consented, or no longer does. */
export const forgetCheckout = (): void => void writeItem('sessionStorage', KEY, null);
