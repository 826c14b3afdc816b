import type { Order } from './order-types.ts';

/** Defaults of the fields that orders in an older state file may lack. */
const sinceThen = {
  shippingAllocations: [],
  note: '',
  attributes: [],
  billingAddress: null,
  parcels: [],
  deliveredAt: null,
  refunds: [],
  canceled: null,
};

/** Completes an order from an older state file; a missing VAT rate is derived from the order's tax. */
export function completeOrder(order: Order): Order {
  const vatRate = order.total > order.tax ? (100 * order.tax) / (order.total - order.tax) : 0;
  return {
    ...sinceThen,
    ...order,
    delivery: { ...order.delivery, vatRate: order.delivery.vatRate ?? vatRate },
    lines: order.lines.map((line) => ({
      ...line,
      attributes: line.attributes ?? [],
      vatRate: line.vatRate ?? vatRate,
    })),
  };
}
