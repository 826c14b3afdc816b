import type { Product, SellingPlan, SellingPlanGroup, Variant } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { groupsOf, type PlanPrices, plansOf, pricesWith } from '../engine/selling-plans.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';
import { money } from './money.ts';

export const planGid = (id: number) => `gid://shopify/SellingPlan/${id}`;

/** A plan as the API gives it, with its group, whose options it has values of. */
type PlanView = SellingPlan & { group: SellingPlanGroup };

interface AllocationView {
  plan: PlanView;
  variant: Variant;
}

const inWords = <T>(source: { translations: Record<string, T> }, { language }: Pick<Context, 'language'>) =>
  source.translations[language.toLowerCase()];

export const planName = (plan: SellingPlan, context: Pick<Context, 'language'>): string =>
  inWords(plan, context)?.name ?? plan.name;

const groupOptions = (group: SellingPlanGroup, context: Context) => inWords(group, context)?.options ?? group.options;
const planOptions = (plan: SellingPlan, context: Context) => inWords(plan, context)?.options ?? plan.options;

function adjustmentValue({ percentage, amount, price }: SellingPlan['adjustments'][number], context: Context) {
  if (price !== undefined) return { __typename: 'SellingPlanFixedPriceAdjustment', price: money(price, context) };
  return amount === undefined
    ? { __typename: 'SellingPlanPercentagePriceAdjustment', adjustmentPercentage: percentage }
    : { __typename: 'SellingPlanFixedAmountPriceAdjustment', adjustmentAmount: money(amount, context) };
}

const viewOf = (plan: SellingPlan, group: SellingPlanGroup): PlanView => ({ ...plan, group });

/** A variant with a plan that sells its product. */
export function allocationOf(variant: Variant, plan: SellingPlan, { catalogue }: Context): AllocationView {
  const group = groupsOf(variant.product, catalogue).find(({ plans }) => plans.includes(plan)) as SellingPlanGroup;
  return { plan: viewOf(plan, group), variant };
}

export const allocationsOf = (variant: Variant, args: PageArgs, context: Context) =>
  connection(
    plansOf(variant.product, context.catalogue).map((plan) => allocationOf(variant, plan, context)),
    args,
    ({ plan }) => plan.id,
  );

export const groupsPage = (product: Product, args: PageArgs, { catalogue }: Context) =>
  connection(groupsOf(product, catalogue), args, ({ id }) => id);

const charge = ({ plan, variant }: AllocationView) => pricesWith(plan, variant)[0]?.price ?? variant.price;

export const sellingPlan: Resolvers = {
  SellingPlanGroup: {
    name: (group: SellingPlanGroup, _: unknown, context: Context) => inWords(group, context)?.name ?? group.name,
    appName: ({ appName }: SellingPlanGroup) => appName ?? null,
    options: (group: SellingPlanGroup, _: unknown, context: Context) =>
      groupOptions(group, context).map((name, index) => ({
        name,
        values: [...new Set(group.plans.flatMap((plan) => planOptions(plan, context)[index] ?? []))],
      })),
    sellingPlans: (group: SellingPlanGroup, args: PageArgs) =>
      connection(
        group.plans.map((plan) => viewOf(plan, group)),
        args,
        ({ id }) => id,
      ),
  },
  SellingPlan: {
    id: ({ id }: PlanView) => planGid(id),
    name: (plan: PlanView, _: unknown, context: Context) => planName(plan, context),
    description: (plan: PlanView, _: unknown, context: Context) =>
      inWords(plan, context)?.description ?? plan.description ?? null,
    options: (plan: PlanView, _: unknown, context: Context) =>
      groupOptions(plan.group, context).map((name, index) => ({
        name,
        value: planOptions(plan, context)[index] ?? null,
      })),
    billingPolicy: ({ billing }: PlanView) => ({
      __typename: 'SellingPlanRecurringBillingPolicy',
      interval: billing.interval,
      intervalCount: billing.count,
    }),
    deliveryPolicy: ({ delivery }: PlanView) => ({
      __typename: 'SellingPlanRecurringDeliveryPolicy',
      interval: delivery.interval,
      intervalCount: delivery.count,
    }),
    checkoutCharge: () => ({
      type: 'PERCENTAGE',
      value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100 },
    }),
    priceAdjustments: ({ adjustments }: PlanView, _: unknown, context: Context) =>
      adjustments.map((one) => ({ orderCount: one.orders ?? null, adjustmentValue: adjustmentValue(one, context) })),
    recurringDeliveries: () => true,
    ...metafieldsOf(
      ({ metafields }: PlanView) => metafields,
      ({ id }) => id,
    ),
  },
  SellingPlanAllocation: {
    sellingPlan: ({ plan }: AllocationView) => plan,
    checkoutChargeAmount: (source: AllocationView, _: unknown, context: Context) => money(charge(source), context),
    remainingBalanceChargeAmount: (_: AllocationView, __: unknown, context: Context) => money(0, context),
    // Empty where the plan adjusts nothing.
    priceAdjustments: ({ plan, variant }: AllocationView) =>
      plan.adjustments.length === 0 ? [] : pricesWith(plan, variant).map((prices) => ({ ...prices, variant })),
  },
  SellingPlanAllocationPriceAdjustment: {
    price: ({ price }: PlanPrices, _: unknown, context: Context) => money(price, context),
    perDeliveryPrice: ({ perDelivery }: PlanPrices, _: unknown, context: Context) => money(perDelivery, context),
    compareAtPrice: ({ compareAt }: PlanPrices, _: unknown, context: Context) => money(compareAt, context),
    unitPrice: (
      { perDelivery, variant: { measure } }: PlanPrices & { variant: Variant },
      _: unknown,
      context: Context,
    ) => (measure ? money(Math.round((perDelivery * measure.reference) / measure.quantity), context) : null),
  },
};
