export type QuantityAction = 'increase' | 'decrease';

/** Section 4 of the specification: "increase (+1) and decrease (-1)". Also the browser's, which knows no other action. */
export const stepped = (current: number, action: QuantityAction): number =>
  action === 'increase' ? current + 1 : Math.max(0, current - 1);

/** Shopify takes whole quantities; the upper bound keeps a slip of the keyboard from ordering a pallet. */
export const MAX_QUANTITY = 99;
