import type { Context } from '../context.ts';
import { refundedUnits } from '../engine/order-amounts.ts';
import type { Order, OrderLine } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { money } from './money.ts';

export interface OrderLineSource extends OrderLine {
  /** Index in the lines of its order. */
  place: number;
  currentQuantity: number;
}

export function orderLine(order: Order, place: number): OrderLineSource {
  const line = order.lines[place] as OrderLine;
  return { ...line, place, currentQuantity: line.quantity - (refundedUnits(order)[place] ?? 0) };
}

/** Lines with the texts and the prices of their order; an item that is no longer sold has no variant. */
export const orderLineItem: Resolvers = {
  OrderLineItem: {
    variant: ({ variantId }: OrderLine, _: unknown, { catalogue }: Context) => catalogue.variant(variantId) ?? null,
    originalTotalPrice: ({ subtotal: cents }: OrderLine, _: unknown, context: Context) => money(cents, context),
    discountedTotalPrice: ({ total: cents }: OrderLine, _: unknown, context: Context) => money(cents, context),
  },
};
