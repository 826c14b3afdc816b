import type { Discount } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import type { Allocation } from '../engine/discounts.ts';
import { money } from './money.ts';

export const discountTitle = (discount: Discount, language: string) =>
  discount.translations[language.toLowerCase()]?.title ?? discount.title;

const isForAll = ({ gets }: Discount) => !gets.products && !gets.collections;

/** What a discount gives: a percentage, or an amount in cents. */
export function givenBy({ kind, gets }: Discount): { percentage: number } | { amount: number } {
  if (kind === 'amount') return { amount: gets.amount ?? 0 };
  return { percentage: gets.percentage ?? (kind === 'bxgy' ? 100 : 0) };
}

export function allocation({ discount, amount }: Allocation, context: Context) {
  const value = givenBy(discount);
  const ofOrder = discount.kind !== 'bxgy' && isForAll(discount);
  return {
    __typename: 'CartAutomaticDiscountAllocation',
    title: discountTitle(discount, context.language),
    targetType: 'LINE_ITEM',
    discountedAmount: money(amount, context),
    discountApplication: {
      allocationMethod: ofOrder ? 'ACROSS' : 'EACH',
      targetSelection: ofOrder ? 'ALL' : 'ENTITLED',
      targetType: 'LINE_ITEM',
      value: 'amount' in value ? money(value.amount, context) : { __typename: 'PricingPercentageValue', ...value },
    },
  };
}
