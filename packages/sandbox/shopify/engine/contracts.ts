import type { SellingPlan } from '../catalogue/types.ts';
import type { Tools } from '../context.ts';
import type { Order } from './order-types.ts';
import type { PricedCart, PricedLine } from './pricing.ts';
import { after, pricesWith } from './selling-plans.ts';

export type ContractStatus = 'ACTIVE' | 'PAUSED' | 'CANCELLED';

/** A line of a contract, with the texts and the price at the time of purchase. Amounts in cents. */
interface ContractLine {
  variantId: number;
  title: string;
  variantTitle: string;
  quantity: number;
  /** Of one, at the next payment. */
  price: number;
  /** In per cent, included in the price. */
  vatRate: number;
}

/** What a customer has subscribed to, by the purchase of an order. */
export interface Contract {
  id: number;
  customerId: number;
  orderId: number;
  status: ContractStatus;
  createdAt: string;
  updatedAt: string;
  nextBillingAt: string;
  revision: number;
  billing: SellingPlan['billing'];
  delivery: SellingPlan['delivery'];
  minOrders: number | null;
  maxOrders: number | null;
  deliveryPrice: number;
  lines: ContractLine[];
  /** Payments that the customer skips, by their index. */
  skipped: number[];
}

/** The price of one at the second payment: a reduction that lasts one order is over then. */
function nextPrice(plan: SellingPlan, { variant }: PricedLine): number {
  const [first, later] = pricesWith(plan, variant);
  const isOver = plan.adjustments[0]?.orders === 1;
  return (isOver ? (later?.price ?? first?.compareAt) : first?.price) ?? variant.price;
}

/** The contracts of a paid order: one for each plan. None for a guest, who has no account to see them in. */
export function contractsOf(order: Order, priced: PricedCart): Contract[] {
  const { customerId } = order;
  if (customerId === null) return [];
  const plans = [...new Set(priced.lines.flatMap(({ plan }) => plan ?? []))];
  return plans.map((plan, index) => ({
    id: order.id * 10 + index + 1,
    customerId,
    orderId: order.id,
    status: 'ACTIVE',
    createdAt: order.processedAt,
    updatedAt: order.processedAt,
    nextBillingAt: after(new Date(order.processedAt), plan.billing).toISOString(),
    revision: 1,
    billing: plan.billing,
    delivery: plan.delivery,
    minOrders: plan.minOrders ?? null,
    maxOrders: plan.maxOrders ?? null,
    deliveryPrice: order.delivery.price,
    lines: priced.lines.flatMap((line, place) => {
      const { title = '', variantTitle = '', vatRate = 0 } = order.lines[place] ?? {};
      if (line.plan !== plan) return [];
      const { quantity, variantId } = line.line;
      return [{ variantId, title, variantTitle, quantity, price: nextPrice(plan, line), vatRate }];
    }),
    skipped: [],
  }));
}

type Shop = Pick<Tools, 'state'>;

/** The contracts of a customer, oldest first. */
export const contractsOfCustomer = (customerId: number, { state }: Shop): Contract[] =>
  state.data.contracts.filter((one) => one.customerId === customerId);

/** Replaces a contract by its changed version. */
export function saveContract(contract: Contract, { state, clock }: Pick<Tools, 'state' | 'clock'>): Contract {
  const saved = { ...contract, updatedAt: clock().toISOString(), revision: contract.revision + 1 };
  state.data.contracts = state.data.contracts.map((one) => (one.id === saved.id ? saved : one));
  state.changed();
  return saved;
}
