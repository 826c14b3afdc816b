import { amountsOf, refundedUnits, sentUnits } from './order-amounts.ts';
import type { CancelReason, LineUnits, Order } from './order-types.ts';

/** What is asked of a variant of an order. */
export interface VariantUnits {
  variantId: number;
  quantity: number;
}

/** A changed order, or a sentence that says why it stays as it is. */
export type Changed = Order | string;

interface Tracking {
  company?: string | null;
  number?: string | null;
}

/** Units that have not left and were not paid back. */
function waiting(order: Order): number[] {
  const sent = sentUnits(order);
  const refunded = refundedUnits(order);
  return order.lines.map(({ quantity }, index) => Math.max(0, quantity - (sent[index] ?? 0) - (refunded[index] ?? 0)));
}

/** The lines that are meant, all that is left without a wish; a sentence when there is not so much left. */
function chosen(order: Order, left: number[], wanted: VariantUnits[] | undefined): LineUnits[] | string {
  const all = left.map((quantity, line) => ({ line, quantity })).filter(({ quantity }) => quantity > 0);
  if (!wanted) return all.length > 0 ? all : `Nothing of order ${order.name} is left for that.`;
  const found: LineUnits[] = [];
  for (const { variantId, quantity } of wanted) {
    const fits = (one: LineUnits) => order.lines[one.line]?.variantId === variantId && one.quantity >= quantity;
    const place = all.find(fits);
    if (!place) return `Order ${order.name} has not ${quantity} of variant ${variantId} left for that.`;
    found.push({ line: place.line, quantity });
  }
  return found;
}

/** Sends what is named, or all that has not left. */
export function fulfil(order: Order, at: string, tracking: Tracking = {}, wanted?: VariantUnits[]): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  const lines = chosen(order, waiting(order), wanted);
  if (typeof lines === 'string') return lines;
  const parcel = { at, company: tracking.company ?? null, numbers: tracking.number ? [tracking.number] : [], lines };
  return { ...order, parcels: [...order.parcels, parcel] };
}

/** Hands over; what has not left yet leaves before. */
export function deliver(order: Order, at: string, tracking?: Tracking): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  const isComplete = order.parcels.length > 0 && waiting(order).every((quantity) => quantity === 0);
  const sent = isComplete ? order : fulfil(order, at, tracking);
  return typeof sent === 'string' ? sent : { ...sent, deliveredAt: at };
}

/** Pays back what is named, or all that was not paid back, delivery included. */
export function refund(order: Order, at: string, wanted?: VariantUnits[]): Changed {
  const { quantities, delivery } = amountsOf(order);
  const lines = chosen(order, quantities, wanted);
  if (typeof lines === 'string') return lines;
  return { ...order, refunds: [...order.refunds, { at, lines, delivery: wanted ? 0 : delivery }] };
}

/** Takes an order back that has not left, and pays back what is left of it. */
export function cancel(order: Order, at: string, reason: CancelReason = 'CUSTOMER'): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  if (order.parcels.length > 0) return `Order ${order.name} has left.`;
  const paidBack = refund(order, at);
  return { ...(typeof paidBack === 'string' ? order : paidBack), canceled: { at, reason } };
}
