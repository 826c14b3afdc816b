import { toCents } from '@/lib/services/shopify/money';
import type { CartLine } from '@/lib/services/shopify/types';

/** Whether a line costs nothing because of a discount: it is said to be given, and has no quantity to choose. */
export const isGift = ({ total, discounts }: Pick<CartLine, 'total' | 'discounts'>): boolean =>
  toCents(total.amount) === 0 && discounts.length > 0;
