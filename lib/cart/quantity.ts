import { AppError } from '../errors.ts';

export type QuantityAction = 'increase' | 'decrease';

/** Section 4 of the specification: "increase (+1) and decrease (-1). Any other action is an error." */
export function nextQuantity(current: number, action: string): number {
  if (action === 'increase') return current + 1;
  if (action === 'decrease') return Math.max(0, current - 1);
  throw new AppError('unsupportedAction', { action });
}

/** Shopify takes whole quantities; the upper bound keeps a slip of the keyboard from ordering a pallet. */
export const MAX_QUANTITY = 99;
