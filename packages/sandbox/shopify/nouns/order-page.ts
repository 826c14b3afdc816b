import { connection, type PageArgs } from '../connection.ts';
import type { Order } from '../engine/order-types.ts';
import { parseSearch } from '../engine/search-query.ts';

export interface OrderPage extends PageArgs {
  sortKey?: string | null;
  query?: string | null;
}

const byId = (a: Order, b: Order) => a.id - b.id;

/** Orders with equal values are sorted by id, so that pagination is stable. */
const orders: Record<string, (a: Order, b: Order) => number> = {
  TOTAL_PRICE: (a, b) => a.total - b.total || byId(a, b),
  PROCESSED_AT: (a, b) => Date.parse(a.processedAt) - Date.parse(b.processedAt) || byId(a, b),
};

/** One page of a customer's orders. The search supports `processed_at`, and the order name without a field. */
export function orderPage(list: Order[], { query, sortKey, ...page }: OrderPage) {
  const isMeant = parseSearch(query);
  const found = list.filter(({ name, processedAt }) =>
    isMeant({ text: name, fields: { processed_at: [new Date(processedAt).toISOString()] } }),
  );
  return connection(found.sort(orders[sortKey ?? ''] ?? byId), page, ({ id }) => id);
}
