import type { z } from 'zod';
import { moveReturn } from '../accounts/returns.ts';
import { endTokens, expireTokens, tokensOf } from '../shopify/engine/customer-tokens.ts';
import { customerByEmail, customersNow, saveCustomer } from '../shopify/engine/customers.ts';
import { type Changed, cancel, deliver, fulfil, refund } from '../shopify/engine/order-changes.ts';
import { fulfillmentStatus } from '../shopify/engine/order-state.ts';
import type { Order } from '../shopify/engine/order-types.ts';
import { ordersNow, saveOrder } from '../shopify/engine/orders.ts';
import type { Commerce } from '../shopify/service.ts';
import { fulfilledTold } from '../shopify/webhooks/tellings.ts';
import { type customerBody, type orderBody, Refusal, type returnBody } from './bodies.ts';

type OrderWish = z.output<typeof orderBody>;
type CustomerWish = z.output<typeof customerBody>;

const trackingOf = ({ tracking, trackingCompany: company, trackingNumber: number }: OrderWish) =>
  tracking ?? { company, number };

const orderActs: Record<OrderWish['action'], (order: Order, at: string, wish: OrderWish) => Changed> = {
  fulfill: (order, at, wish) => fulfil(order, at, trackingOf(wish), wish.lines),
  deliver: (order, at, wish) => deliver(order, at, trackingOf(wish)),
  refund: (order, at, { lines }) => refund(order, at, lines),
  cancel: (order, at, { reason }) => cancel(order, at, reason),
};

/** Changes an order as the shop's staff or the carrier would. Throws a Refusal with the reason when it is impossible. */
export function changeOrder(wish: OrderWish, commerce: Commerce | null) {
  const order = commerce && ordersNow(commerce).find(({ number }) => number === wish.number);
  if (!order) throw new Refusal(`There is no order ${wish.number}.`);
  const changed = orderActs[wish.action](order, wish.at ?? commerce.clock().toISOString(), wish);
  if (typeof changed === 'string') throw new Refusal(changed);
  saveOrder(changed, commerce);
  const isSent = fulfillmentStatus(order) !== 'FULFILLED' && fulfillmentStatus(changed) === 'FULFILLED';
  if (isSent && !changed.canceled) commerce.tell(fulfilledTold(changed));
}

/** Moves a return on as the shop's staff would. Throws a Refusal with the reason when it is impossible. */
export function changeReturn({ name, action, note }: z.output<typeof returnBody>, commerce: Commerce | null) {
  const order = commerce && ordersNow(commerce).find(({ returns }) => returns?.some((one) => one.name === name));
  if (!order) throw new Refusal(`There is no return ${name}.`);
  const changed = moveReturn(order, name, action, commerce.clock().toISOString(), note);
  if (typeof changed === 'string') throw new Refusal(changed);
  saveOrder(changed, commerce);
}

/** Enables, disables or signs out a customer; returns the customer. Throws a Refusal when no customer has that e-mail address. */
export function changeCustomer({ email, action }: CustomerWish, commerce: Commerce | null) {
  const customer = commerce && customerByEmail(email, commerce);
  if (!customer) throw new Refusal(`There is no customer ${email}.`);
  if (action === 'revoke-tokens') endTokens(customer.id, commerce);
  else if (action === 'expire-tokens') expireTokens(customer.id, commerce, commerce.clock());
  else saveCustomer({ ...customer, disabled: action === 'disable' }, commerce);
  return customer;
}

/** Customers with the data that tests need; `reset` is the path of the password reset link. */
export function customersOf(commerce: Commerce) {
  const { data } = commerce.state;
  const orders = ordersNow(commerce);
  return customersNow(commerce).map(({ id, email, firstName, lastName, disabled, identifier }) => {
    const token = Object.keys(data.resets).find((one) => data.resets[one]?.customerId === id);
    return {
      id,
      email,
      name: [firstName, lastName].filter(Boolean).join(' '),
      disabled,
      identifier: identifier ?? null,
      tokens: tokensOf(id, data).length,
      orders: orders.filter(({ customerId }) => customerId === id).length,
      reset: token ? `/account/reset/${id}/${token}` : null,
    };
  });
}
