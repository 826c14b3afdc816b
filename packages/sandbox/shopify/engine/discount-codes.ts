import type { Discount } from '../catalogue/types.ts';
import { type MissedMinimum, missedMinimum } from './discount-minimum.ts';
import { type Candidate, classOf, isActive, type PricedUnits, selects, selectsGoods } from './discount-scope.ts';
import { type Buyer, ineligible, isUsedUp, wasUsedBy } from './discount-uses.ts';
import type { Order } from './order-types.ts';

/** Reasons why a code has no effect, with the names that Shopify uses from version 2025-07 on. */
export type Reason =
  | MissedMinimum
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_CODE_NOT_HONOURED';

export interface Verdict {
  /** As typed. */
  code: string;
  applicable: boolean;
  reason: Reason | null;
}

/** A cart as discounts use it, with the time and the buyer. */
export interface Sale {
  lines: PricedUnits[];
  buyer: Buyer;
  now: Date;
  orders: Order[];
}

const fold = (code: string) => code.trim().toLowerCase();

export function discountOf(code: string, discounts: Discount[]): Discount | undefined {
  return discounts.find(({ codes = [] }) => codes.some((one) => fold(one) === fold(code)));
}

/** Why a discount does not apply, regardless of other discounts; null when it may. */
export function refusal(discount: Discount, { lines, buyer, now, orders }: Sale): Reason | null {
  if (!isActive(discount, now)) return 'DISCOUNT_CURRENTLY_INACTIVE';
  if (isUsedUp(discount, orders)) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  const excluded = ineligible(buyer, discount);
  if (excluded) return excluded;
  if (wasUsedBy(buyer, discount, orders)) return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  if (!lines.some((line) => selects(discount.gets, line))) {
    const isOther = discount.purchaseType === 'SUBSCRIPTION' || lines.some((line) => selectsGoods(discount.gets, line));
    return isOther ? 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE' : 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  }
  if (classOf(discount) !== 'product') return null;
  return missedMinimum(
    discount,
    lines,
    lines.map(({ price, quantity }) => price * quantity),
  );
}

/** The discounts that may apply: the automatic ones, and those whose code was entered. */
export function candidatesOf(discounts: Discount[], codes: string[], sale: Sale): Candidate[] {
  const may = (discount: Discount) => refusal(discount, sale) === null;
  const asked = new Map<Discount, Candidate>();
  for (const code of codes) {
    const discount = discountOf(code, discounts);
    if (discount && !asked.has(discount) && may(discount)) asked.set(discount, { discount, code });
  }
  const automatic = discounts.filter((discount) => !discount.codes && may(discount));
  return [...automatic.map((discount) => ({ discount, code: null })), ...asked.values()];
}
