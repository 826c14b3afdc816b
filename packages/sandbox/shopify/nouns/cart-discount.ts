import type { Discount } from '../catalogue/types.ts';
import type { Context } from '../context.ts';
import { type Allocation, classOf } from '../engine/discount-scope.ts';
import { money } from './money.ts';

export const discountTitle = (discount: Discount, language: string) =>
  discount.translations[language.toLowerCase()]?.title ?? discount.title;

/** The origin of a discount: an entered code, an app of the shop, or an automatic discount. */
export function giverOf({ discount, code }: Pick<Allocation, 'discount' | 'code'>): 'automatic' | 'code' | 'custom' {
  if (code !== null) return 'code';
  return discount.custom ? 'custom' : 'automatic';
}

/** The value of a discount: a percentage, or an amount in cents. */
export function givenBy({ kind, gets }: Discount): { percentage: number } | { amount: number } {
  if (kind === 'amount') return { amount: gets.amount ?? 0 };
  return { percentage: gets.percentage ?? (kind === 'percentage' ? 0 : 100) };
}

const typenames = {
  automatic: 'CartAutomaticDiscountAllocation',
  code: 'CartCodeDiscountAllocation',
  custom: 'CartCustomDiscountAllocation',
} as const;

function application(discount: Discount, context: Context) {
  const value = givenBy(discount);
  const kind = classOf(discount);
  const { maximumPrice, countries } = discount.gets;
  const isForAll = kind === 'order' || (kind === 'shipping' && maximumPrice === undefined && !countries);
  return {
    allocationMethod: kind === 'order' ? 'ACROSS' : 'EACH',
    targetSelection: isForAll ? 'ALL' : 'ENTITLED',
    targetType: kind === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM',
    value: 'amount' in value ? money(value.amount, context) : { __typename: 'PricingPercentageValue', ...value },
  };
}

export function allocation(given: Allocation, context: Context) {
  const { discount, code, amount } = given;
  const discountApplication = application(discount, context);
  return {
    __typename: typenames[giverOf(given)],
    title: discountTitle(discount, context.language),
    code,
    targetType: discountApplication.targetType,
    discountedAmount: money(amount, context),
    discountApplication,
  };
}
