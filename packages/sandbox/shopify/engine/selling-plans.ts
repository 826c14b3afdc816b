import type { Catalogue, Product, SellingPlan, SellingPlanGroup, Variant } from '../catalogue/types.ts';
import { percentOf } from './money.ts';

type Plans = Pick<Catalogue, 'sellingPlans'>;

/** The groups that sell a product. */
export const groupsOf = ({ handle }: Product, { sellingPlans }: Plans): SellingPlanGroup[] =>
  sellingPlans.filter(({ products }) => products.includes(handle));

export const plansOf = (product: Product, catalogue: Plans): SellingPlan[] =>
  groupsOf(product, catalogue).flatMap(({ plans }) => plans);

/** The plan with this id, if it sells the product. */
export const planOf = (id: number | undefined, product: Product, catalogue: Plans): SellingPlan | undefined =>
  id === undefined ? undefined : plansOf(product, catalogue).find((plan) => plan.id === id);

const DAYS = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 360 } as const;
const daysIn = ({ interval, count }: SellingPlan['delivery']) => DAYS[interval] * count;

/** Deliveries that one payment is for. */
const deliveriesOf = ({ billing, delivery }: SellingPlan): number =>
  Math.max(1, Math.round(daysIn(billing) / daysIn(delivery)));

function adjusted(price: number, { percentage, amount, price: fixed }: SellingPlan['adjustments'][number]): number {
  if (fixed !== undefined) return fixed;
  if (amount !== undefined) return Math.max(0, price - amount);
  return price - percentOf(price, percentage ?? 0);
}

/** Prices in cents: of a payment, of one delivery of it, and of the same deliveries without a plan. */
export interface PlanPrices {
  price: number;
  perDelivery: number;
  compareAt: number;
}

/** The prices of a variant with a plan: those of the purchase, and where another reduction follows, the later ones. */
export function pricesWith(plan: SellingPlan, { price }: Pick<Variant, 'price'>): PlanPrices[] {
  const deliveries = deliveriesOf(plan);
  const steps = plan.adjustments.length > 0 ? plan.adjustments : [{ percentage: 0 }];
  return steps.map((step) => {
    const perDelivery = adjusted(price, step);
    return { price: perDelivery * deliveries, perDelivery, compareAt: price * deliveries };
  });
}

/** What a unit of a cart line costs now. */
export function unitPriceOf(variant: Variant, plan: SellingPlan | undefined): number {
  return (plan && pricesWith(plan, variant)[0]?.price) ?? variant.price;
}

/** The moment of the next delivery, or payment, after this one. */
export function after(at: Date, { interval, count }: SellingPlan['delivery']): Date {
  const next = new Date(at);
  if (interval === 'DAY' || interval === 'WEEK') next.setUTCDate(next.getUTCDate() + DAYS[interval] * count);
  else next.setUTCMonth(next.getUTCMonth() + (interval === 'YEAR' ? 12 : 1) * count);
  return next;
}
