import { graphql, type ResultOf } from './graphql';
import { fromGid } from './ids';
import { normalUnitPrice } from './money.ts';
import type { Period, PlanPrice, SellingPlan, UnitPrice } from './types';

const planFragment = graphql(`
  fragment PlanFields on SellingPlan @_unmask {
    id
    name
    description
    billingPolicy { __typename ... on SellingPlanRecurringBillingPolicy { interval intervalCount } }
    deliveryPolicy { __typename ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
    priceAdjustments { orderCount }
    minimumOrders: metafield(namespace: "custom", key: "minimum_orders") { value }
    maximumOrders: metafield(namespace: "custom", key: "maximum_orders") { value }
    cancelDays: metafield(namespace: "custom", key: "cancel_days") { value }
  }
`);

export const planAllocationFragment = graphql(
  `
  fragment PlanAllocationFields on SellingPlanAllocation @_unmask {
    sellingPlan { ...PlanFields }
    priceAdjustments {
      price { amount currencyCode }
      perDeliveryPrice { amount currencyCode }
      compareAtPrice { amount currencyCode }
      unitPrice { amount currencyCode }
    }
  }
`,
  [planFragment],
);

/** Plans of one variant that are read: more choices than anybody can make. */
export const PLANS_PER_VARIANT = 10;

type RawPlan = ResultOf<typeof planFragment>;
export type RawPlanAllocation = ResultOf<typeof planAllocationFragment>;

/** A whole number of a metafield, from 1 on; null for anything else. */
const wholeIn = (field: { value: string } | null): number | null =>
  /^[1-9]\d{0,3}$/.test(field?.value ?? '') ? Number(field?.value) : null;

const periodOf = (policy: RawPlan['billingPolicy'] | RawPlan['deliveryPolicy']): Period | null =>
  policy && 'interval' in policy ? { unit: policy.interval, count: policy.intervalCount } : null;

const DAYS: Readonly<Record<Period['unit'], number>> = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 360 };
const daysIn = ({ unit, count }: Period): number => DAYS[unit] * count;

/** Null for a plan that is no subscription, such as a pre-order: nothing of it is taken or delivered again. */
function sellingPlan(raw: RawPlan): SellingPlan | null {
  const billing = periodOf(raw.billingPolicy);
  const delivery = periodOf(raw.deliveryPolicy);
  if (!billing || !delivery) return null;
  return {
    id: fromGid(raw.id),
    name: raw.name,
    description: raw.description ?? '',
    billing,
    delivery,
    deliveries: Math.max(1, Math.round(daysIn(billing) / daysIn(delivery))),
    minOrders: wholeIn(raw.minimumOrders),
    maxOrders: wholeIn(raw.maximumOrders),
    cancelDays: wholeIn(raw.cancelDays),
    firstOrders: raw.priceAdjustments[0]?.orderCount ?? null,
  };
}

type Measure = {
  quantityValue: number;
  quantityUnit: string | null;
  referenceValue: number;
  referenceUnit: string | null;
} | null;

type RawPrices = RawPlanAllocation['priceAdjustments'][number];

function unitPriceOf({ unitPrice, perDeliveryPrice }: RawPrices, measure: Measure): UnitPrice | null {
  if (!unitPrice || !measure?.referenceUnit) return null;
  return normalUnitPrice({
    price: perDeliveryPrice,
    unitPrice,
    quantity: measure.quantityValue,
    unit: measure.quantityUnit ?? '',
    reference: measure.referenceValue,
    referenceUnit: measure.referenceUnit,
  });
}

/** What a variant costs with a plan; null for a plan that is no subscription, or has no price. */
export function planPrice(
  { sellingPlan: raw, priceAdjustments }: RawPlanAllocation,
  measure: Measure,
): PlanPrice | null {
  const plan = sellingPlan(raw);
  const [now, later] = priceAdjustments;
  if (!plan || !now) return null;
  return {
    plan,
    price: now.price,
    perDelivery: now.perDeliveryPrice,
    compareAt: now.compareAtPrice,
    unitPrice: unitPriceOf(now, measure),
    // A reduction that ends without another one leaves the price of a one-time purchase.
    later: plan.firstOrders === null ? null : (later?.price ?? now.compareAtPrice),
  };
}

export const planPrices = (allocations: readonly RawPlanAllocation[], measure: Measure): PlanPrice[] =>
  allocations.map((each) => planPrice(each, measure)).filter((each) => each !== null);
