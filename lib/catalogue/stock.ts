import { MAX_QUANTITY } from '../cart/quantity.ts';

/** Up to how many units the page says how many are left. */
const LOW_STOCK = 5;

type Stocked = { availableForSale: boolean; quantityAvailable: number };

/** Units that one order may take, 0 when sold out. What is for sale without stock is made to order, or not counted. */
export function unitsToSell({ availableForSale, quantityAvailable }: Stocked): number {
  if (!availableForSale) return 0;
  return quantityAvailable > 0 ? Math.min(MAX_QUANTITY, quantityAvailable) : MAX_QUANTITY;
}

export const isLowStock = (units: number): boolean => units > 0 && units <= LOW_STOCK;
