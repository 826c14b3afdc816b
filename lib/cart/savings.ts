import { groupBy } from '../platform/browser/group-by.ts';
import { sumMoney, toCents } from '../services/shopify/money.ts';
import type { Cart, CartLine, Discount, Money } from '../services/shopify/types.ts';

export type Saving = { name: string; amount: Money };

/** The code as it was typed, or the title of an automatic discount. */
const nameOf = (discount: Discount): string => (discount.type === 'code' ? discount.code : discount.title);

/** One entry for each discount, with the sum of its allocations; discounts without effect are omitted. */
function together(discounts: readonly Discount[]): Saving[] {
  const byName = groupBy(discounts, nameOf);
  return [...byName]
    .map(([name, list]) => ({
      name,
      amount: sumMoney(
        list.map(({ amount }) => amount),
        '',
      ),
    }))
    .filter(({ amount }) => toCents(amount.amount) > 0);
}

/** Discounts of one line. */
export const lineSavings = ({ discounts }: Pick<CartLine, 'discounts'>): Saving[] => together(discounts);

/** Discounts of the whole order. */
export const orderSavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'LINE_ITEM'));

/** Discounts of the delivery. */
export const deliverySavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'SHIPPING_LINE'));
