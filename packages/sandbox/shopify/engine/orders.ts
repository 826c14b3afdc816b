import type { Catalogue } from '../catalogue/types.ts';
import type { State } from '../state.ts';
import type { Order } from './order-types.ts';

interface Shop {
  catalogue: Pick<Catalogue, 'orders'>;
  state: State;
}

/** Every current order, by number: those of the catalogue, then those of the checkout. */
export function ordersNow({ catalogue, state }: Shop): Order[] {
  const { catalogueOrders, orders } = state.data;
  return [...catalogue.orders.map((order) => catalogueOrders[order.id] ?? order), ...orders];
}

export const ordersOf = (customerId: number, shop: Shop): Order[] =>
  ordersNow(shop).filter((order) => order.customerId === customerId);

/** Replaces an order with its changed version. */
export function saveOrder(order: Order, { catalogue, state }: Shop) {
  const { data } = state;
  if (catalogue.orders.some(({ id }) => id === order.id)) data.catalogueOrders[order.id] = order;
  else data.orders = data.orders.map((one) => (one.id === order.id ? order : one));
  state.changed();
}
