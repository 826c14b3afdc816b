import { apportion, taxIncluded } from './money.ts';
import type { LineUnits, Order } from './order-types.ts';

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

function unitsIn(lists: LineUnits[][], count: number): number[] {
  const units = Array.from({ length: count }, () => 0);
  for (const { line, quantity } of lists.flat()) units[line] = (units[line] ?? 0) + quantity;
  return units;
}

/** Refunded units of each line. */
export const refundedUnits = ({ refunds, lines }: Order): number[] =>
  unitsIn(
    refunds.map((refund) => refund.lines),
    lines.length,
  );

/** Fulfilled units of each line. */
export const sentUnits = ({ parcels, lines }: Order): number[] =>
  unitsIn(
    parcels.map((parcel) => parcel.lines),
    lines.length,
  );

/** The amount of some units of a line; all units together give exactly the amount of the line. */
const part = (worth: number, units: number, quantity: number) => Math.round((worth * units) / quantity);

/** The remaining amounts of an order after its refunds, and the refunded amount. In cents. */
export interface OrderAmounts {
  quantities: number[];
  subtotal: number;
  delivery: number;
  tax: number;
  total: number;
  refunded: number;
}

/** Uses the amount of each line after its share of the order discounts. */
export function amountsOf(order: Order): OrderAmounts {
  const { lines, allocations, delivery, refunds } = order;
  const units = refundedUnits(order);
  const shares = apportion(
    sum(allocations.map(({ amount }) => amount)),
    lines.map(({ total, isGiftCard }) => (isGiftCard ? 0 : total)),
  );
  const left = lines.map((line, index) => {
    const worth = line.total - (shares[index] ?? 0);
    const gone = units[index] ?? 0;
    const rest = worth - part(worth, gone, line.quantity);
    return { quantity: line.quantity - gone, rest, refunded: worth - rest, line };
  });
  const carriage = delivery.price - sum(refunds.map((refund) => refund.delivery));
  const refunded = sum(left.map((one) => one.refunded)) + delivery.price - carriage;
  const tax = sum(left.map(({ rest, line }) => taxIncluded(rest, line.vatRate)));
  return {
    quantities: left.map(({ quantity }) => quantity),
    subtotal: sum(left.map(({ line, quantity }) => part(line.total, quantity, line.quantity))),
    delivery: carriage,
    tax: refunds.length > 0 ? tax + taxIncluded(carriage, delivery.vatRate) : order.tax,
    total: order.total - refunded,
    refunded,
  };
}
