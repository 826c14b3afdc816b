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

/** True when the customer has used a discount that is limited to one use per customer. An anonymous buyer cannot be checked. */
export const wasUsedBy = (buyer: Buyer, discount: Discount, orders: Order[]) =>
  discount.oncePerCustomer && orders.some((order) => isOf(buyer, order) && uses(discount, order));
