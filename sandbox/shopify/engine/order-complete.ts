import type { Order } from './order-types.ts';

/** What orders of a state file that an earlier version wrote may lack. */
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

/** An order that an earlier version wrote, as this one knows it: where no rate was kept, the one that its tax comes to. */
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
