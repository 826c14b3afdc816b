'use client';
import type { Goods } from '../analytics/events';
import { readItem, writeItem } from '../platform/browser/site-data';

/** In the tab's sessionStorage, which survives the hosted checkout: the goods sent to it, or the last reported order. */
const KEY = 'begun-checkout';

type StoredCheckout = { goods?: Goods; order?: string };

function read(): StoredCheckout {
  try {
    return JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
  } catch {
    return {};
  }
}

const write = (stored: StoredCheckout) => void writeItem('sessionStorage', KEY, JSON.stringify(stored));

/** Stores the goods that a checkout begins with. Articles and amounts only. */
export const keepCheckout = (goods: Goods): void => write({ order: read().order, goods });

/** The goods of this order: returned once, null for an order that was already reported. */
export function takeCheckout(order: string): Goods | null {
  const stored = read();
  if (!stored.goods || stored.order === order) return null;
  write({ order });
  return stored.goods;
}

/** For a visitor who has not consented, or has withdrawn consent. */
export const forgetCheckout = (): void => void writeItem('sessionStorage', KEY, null);
