import type { Discount } from '../catalogue/types.ts';
import type { Order } from './order-types.ts';

export interface Buyer {
  customerId: number | null;
  email: string | null;
}

const allocationsOf = ({ allocations, lines, shippingAllocations }: Order) => [
  ...allocations,
  ...shippingAllocations,
  ...lines.flatMap((line) => line.allocations),
];

const isOf = ({ customerId, email }: Buyer, order: Order) =>
  (customerId !== null && order.customerId === customerId) ||
  (email !== null && order.email.toLowerCase() === email.toLowerCase());

const uses = ({ id }: Discount, order: Order) => allocationsOf(order).some(({ discountId }) => discountId === id);

/** Number of paid orders that used a discount. */
export const usesOf = (discount: Discount, orders: Order[]) => orders.filter((order) => uses(discount, order)).length;

/** True when paid orders have reached the usage limit of a discount. */
export const isUsedUp = (discount: Discount, orders: Order[]) =>
  discount.usageLimit != null && discount.used + usesOf(discount, orders) >= discount.usageLimit;

/** Why a buyer is not among the customers for whom a discount is reserved; null when it is for this buyer. */
export function ineligible(
  { email }: Buyer,
  { customers }: Discount,
): 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING' | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' | null {
  if (!customers) return null;
  if (email === null) return 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING';
  const isListed = customers.some((one) => one.toLowerCase() === email.toLowerCase());
  return isListed ? null : 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
}

/** True when the customer has used a discount that is limited to one use per customer. An anonymous buyer cannot be checked. */
export const wasUsedBy = (buyer: Buyer, discount: Discount, orders: Order[]) =>
  discount.oncePerCustomer && orders.some((order) => isOf(buyer, order) && uses(discount, order));
