import { amountsOf, refundedUnits, sentUnits } from './order-amounts.ts';
import type { CancelReason, LineUnits, Order } from './order-types.ts';

/** A requested quantity of a variant of an order. */
export interface VariantUnits {
  variantId: number;
  quantity: number;
}

/** The changed order, or a message with the reason why it is unchanged. */
export type Changed = Order | string;

interface Tracking {
  company?: string | null;
  number?: string | null;
}

/** Units that are neither fulfilled nor refunded. */
function waiting(order: Order): number[] {
  const sent = sentUnits(order);
  const refunded = refundedUnits(order);
  return order.lines.map(({ quantity }, index) => Math.max(0, quantity - (sent[index] ?? 0) - (refunded[index] ?? 0)));
}

/** The requested lines, or all remaining units when none are requested; a message when too few remain. */
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

/** Fulfils the requested lines, or all unfulfilled ones. */
export function fulfil(order: Order, at: string, tracking: Tracking = {}, wanted?: VariantUnits[]): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  const lines = chosen(order, waiting(order), wanted);
  if (typeof lines === 'string') return lines;
  const parcel = { at, company: tracking.company ?? null, numbers: tracking.number ? [tracking.number] : [], lines };
  return { ...order, parcels: [...order.parcels, parcel] };
}

/** Marks the order as delivered; unfulfilled units are fulfilled first. */
export function deliver(order: Order, at: string, tracking?: Tracking): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  const isComplete = order.parcels.length > 0 && waiting(order).every((quantity) => quantity === 0);
  const sent = isComplete ? order : fulfil(order, at, tracking);
  return typeof sent === 'string' ? sent : { ...sent, deliveredAt: at };
}

/** Refunds the requested lines, or everything not yet refunded, including delivery. */
export function refund(order: Order, at: string, wanted?: VariantUnits[]): Changed {
  const { quantities, delivery } = amountsOf(order);
  const lines = chosen(order, quantities, wanted);
  if (typeof lines === 'string') return lines;
  return { ...order, refunds: [...order.refunds, { at, lines, delivery: wanted ? 0 : delivery }] };
}

/** Cancels an unfulfilled order and refunds the remaining amount. */
export function cancel(order: Order, at: string, reason: CancelReason = 'CUSTOMER'): Changed {
  if (order.canceled) return `Order ${order.name} was cancelled.`;
  if (order.parcels.length > 0) return `Order ${order.name} has left.`;
  const paidBack = refund(order, at);
  return { ...(typeof paidBack === 'string' ? order : paidBack), canceled: { at, reason } };
}
