import { amountsOf, sentUnits } from './order-amounts.ts';
import type { Order } from './order-types.ts';

/** As OrderFinancialStatus: every order of this shop is paid immediately. */
export function financialStatus(order: Order): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'VOIDED' {
  const { refunded, total, quantities } = amountsOf(order);
  if (refunded > 0) return total > 0 || quantities.some((quantity) => quantity > 0) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return order.canceled ? 'VOIDED' : 'PAID';
}

/** As OrderFulfillmentStatus: units refunded before fulfilment no longer need to be fulfilled. */
export function fulfillmentStatus(order: Order): 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED' {
  const sent = sentUnits(order);
  if (sent.every((units) => units === 0)) return 'UNFULFILLED';
  const { quantities } = amountsOf(order);
  return quantities.some((quantity, index) => quantity > (sent[index] ?? 0)) ? 'PARTIALLY_FULFILLED' : 'FULFILLED';
}
