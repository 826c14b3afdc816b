import { toCents } from '@/lib/services/shopify/money';
import type { CartLine } from '@/lib/services/shopify/types';

/** Whether a discount makes a line free: it is shown as a gift, without a quantity to choose. */
export const isGift = ({ total, discounts }: Pick<CartLine, 'total' | 'discounts'>): boolean =>
  toCents(total.amount) === 0 && discounts.length > 0;
