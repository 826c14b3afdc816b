import { amountsOf, sentUnits } from './order-amounts.ts';
import type { Order } from './order-types.ts';

/** As OrderFinancialStatus: every order of this shop is paid at once. */
export function financialStatus(order: Order): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'VOIDED' {
  const { refunded, total, quantities } = amountsOf(order);
  if (refunded > 0) return total > 0 || quantities.some((quantity) => quantity > 0) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return order.canceled ? 'VOIDED' : 'PAID';
}

/** As OrderFulfillmentStatus: what was paid back before it left need not leave any more. */
export function fulfillmentStatus(order: Order): 'UNFULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED' {
  const sent = sentUnits(order);
  if (sent.every((units) => units === 0)) return 'UNFULFILLED';
  const { quantities } = amountsOf(order);
  return quantities.some((quantity, index) => quantity > (sent[index] ?? 0)) ? 'PARTIALLY_FULFILLED' : 'FULFILLED';
}
