import { sumMoney, toCents } from '../services/shopify/money.ts';
import type { Cart, CartLine, Discount, Money } from '../services/shopify/types.ts';

export type Saving = { name: string; amount: Money };

/** The code as it was typed, or the title of what applies by itself. */
const nameOf = (discount: Discount): string => (discount.type === 'code' ? discount.code : discount.title);

/** One entry for each discount, its allocations added up; what takes nothing off is left out. */
function together(discounts: readonly Discount[]): Saving[] {
  const byName = Map.groupBy(discounts, nameOf);
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

/** What comes off one line, by discount. */
export const lineSavings = ({ discounts }: Pick<CartLine, 'discounts'>): Saving[] => together(discounts);

/** What comes off the whole order, by discount. */
export const orderSavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'LINE_ITEM'));

/** What comes off the delivery, by discount. */
export const deliverySavings = ({ discounts }: Pick<Cart, 'discounts'>): Saving[] =>
  together(discounts.filter(({ appliedOn }) => appliedOn === 'SHIPPING_LINE'));
