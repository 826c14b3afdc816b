import type { Discount } from '../catalogue/types.ts';
import { type PricedUnits, selects } from './discount-scope.ts';

export type MissedMinimum = 'DISCOUNT_QUANTITY_NOT_IN_RANGE' | 'DISCOUNT_PURCHASE_NOT_IN_RANGE';

/** The minimum that the cart does not meet for a discount; `worth` is the amount that each line counts for. */
export function missedMinimum({ buys }: Discount, lines: PricedUnits[], worth: number[]): MissedMinimum | null {
  let [pieces, subtotal] = [0, 0];
  for (const [index, line] of lines.entries()) {
    if (!selects(buys, line)) continue;
    pieces += line.quantity;
    subtotal += worth[index] ?? 0;
  }
  if (pieces < (buys.quantity ?? 1)) return 'DISCOUNT_QUANTITY_NOT_IN_RANGE';
  return subtotal < (buys.subtotal ?? 0) ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE' : null;
}
