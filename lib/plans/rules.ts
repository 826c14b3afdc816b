import { fromCents, toCents } from '../services/shopify/money.ts';
import type { CartLine, Money, Period, PlanPrice, SellingPlan } from '../services/shopify/types.ts';

/** The regulatory classes that may be sold by subscription, where the shop has plans for them: never a medicine. */
const SUBSCRIBABLE: readonly (string | null | undefined)[] = ['supplement', 'cosmetic'];

export const isSubscribable = (regulatoryClass: string | null | undefined): boolean =>
  SUBSCRIBABLE.includes(regulatoryClass);

type Planned = { plans?: readonly PlanPrice[]; requiresPlan?: true };

/** A variant as it may be sold: without the plans that its class forbids. It is then still sold by subscription alone, if it was. */
export function withLawfulPlans<V extends Planned>(variant: V, regulatoryClass: string | null | undefined): V {
  if (isSubscribable(regulatoryClass) || !variant.plans) return variant;
  const { plans: _forbidden, ...rest } = variant;
  return rest as V;
}

/**
 * The plan that is chosen by an id: null for a one-time purchase. Where there is none, an unknown id means the first plan.
 */
export function chosenPlan({ plans = [], requiresPlan }: Planned, id: string | null | undefined): PlanPrice | null {
  return plans.find(({ plan }) => plan.id === id) ?? (requiresPlan ? (plans[0] ?? null) : null);
}

/** Whether it can be bought at all: what is sold by subscription alone needs a plan. */
export const isBuyable = ({ plans = [], requiresPlan }: Planned): boolean => !requiresPlan || plans.length > 0;

/** The percentage saved, rounded down so that it is never overstated; null below one per cent. */
export function savedPercent({ price, compareAt }: Pick<PlanPrice, 'price' | 'compareAt'>): number | null {
  const [now, before] = [toCents(price.amount), toCents(compareAt.amount)];
  const percent = before > now ? Math.floor(((before - now) * 100) / before) : 0;
  return percent >= 1 ? percent : null;
}

/** What the next payment is, after the one of today. */
export const nextPayment = ({ plan, price, later }: PlanPrice): Money =>
  later && plan.firstOrders === 1 ? later : price;

/** A price that changes later: the payments until then, and the price from then on. */
export function laterPrice({ plan, price, later }: PlanPrice): { after: number; price: Money } | null {
  if (!later || plan.firstOrders === null || toCents(later.amount) === toCents(price.amount)) return null;
  return { after: plan.firstOrders, price: later };
}

export const isPrepaid = ({ deliveries }: Pick<SellingPlan, 'deliveries'>): boolean => deliveries > 1;

/** Payments that are taken together: those of lines with the same rhythm. */
export type Recurring = {
  every: Period;
  amount: Money;
  /** The price of one of them changes after some payments. */
  changes: boolean;
};

type PlannedLine = Pick<CartLine, 'quantity' | 'plan'>;

/** What the subscriptions of a cart take after today, by their rhythm, without delivery. */
export function recurringTotals(lines: readonly PlannedLine[]): Recurring[] {
  const totals = new Map<string, { every: Period; cents: number; currency: string; changes: boolean }>();
  for (const { quantity, plan } of lines) {
    if (!plan) continue;
    const every = plan.plan.billing;
    const key = `${every.count} ${every.unit}`;
    const next = nextPayment(plan);
    const before = totals.get(key) ?? { every, cents: 0, currency: next.currencyCode, changes: false };
    totals.set(key, {
      ...before,
      cents: before.cents + toCents(next.amount) * quantity,
      changes: before.changes || laterPrice(plan) !== null,
    });
  }
  return [...totals.values()].map(({ every, cents, currency, changes }) => ({
    every,
    amount: fromCents(cents, currency),
    changes,
  }));
}

export const hasSubscription = (lines: readonly PlannedLine[]): boolean => lines.some(({ plan }) => plan !== undefined);
