import { throttledLog } from '../../platform/log/log.ts';
import { cleanCode } from '../../platform/text/clean.ts';
import { graphql, type ResultOf } from './graphql';
import { fromCents, normalUnitPrice, toCents } from './money.ts';
import {
  fromGid,
  type Money,
  type Period,
  type PlanPrice,
  type SellingPlan,
  type ShopImage,
  type UnitPrice,
} from './types';

/** The shop gives this name to the only variant of a product. Section 3 of the specification: option 'Title' is not an option. */
export const ONLY_VARIANT = 'Default Title';

export const imageFragment = graphql(`
  fragment ImageFields on Image @_unmask { url altText width height }
`);

/** The fields of a variant that both a product page and a cart line need. */
export const variantFragment = graphql(
  `
  fragment VariantFields on ProductVariant @_unmask {
    id
    sku
    title
    availableForSale
    quantityAvailable
    currentlyNotInStock
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    image { ...ImageFields }
    selectedOptions { name value }
    ean: metafield(namespace: "custom", key: "ean") { value }
    postalCodeExclusions: metafield(namespace: "custom", key: "postal_code_exclusions") { value }
    requiresShipping
    product { id handle title isGiftCard requiresSellingPlan }
  }
`,
  [imageFragment],
);

/** The additional fields of a product page, compared with a cart line. */
export const pageVariantFragment = graphql(
  `
  fragment PageVariantFields on ProductVariant @_unmask {
    ...VariantFields
    unitPrice { amount currencyCode }
    unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
  }
`,
  [variantFragment],
);

type RawVariant = ResultOf<typeof variantFragment>;
export type RawPageVariant = ResultOf<typeof pageVariantFragment>;

/** The option that Shopify assigns to products without options. */
export const DEFAULT_OPTION = 'title';

export const image = (raw: ResultOf<typeof imageFragment> | null): ShopImage | null =>
  raw && { url: raw.url, altText: raw.altText ?? '', width: raw.width ?? 1, height: raw.height ?? 1 };

/** `[{name: 'Arôme', value: 'Mûre'}]` → `{arôme: 'Mûre'}`. */
export const optionMap = (raw: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(
    raw.map(({ name, value }) => [name.toLowerCase(), value] as const).filter(([name]) => name !== DEFAULT_OPTION),
  );

export const variant = (raw: RawVariant) => ({
  id: fromGid(raw.id),
  sku: raw.sku,
  name: raw.title,
  ean: raw.ean?.value ?? null,
  productHandle: raw.product.handle,
  productId: fromGid(raw.product.id),
  price: raw.price,
  compareAtPrice: raw.compareAtPrice,
  selectedOptions: optionMap(raw.selectedOptions),
  image: image(raw.image),
  quantityAvailable: raw.quantityAvailable ?? 0,
  availableForSale: raw.availableForSale,
  isBackordered: raw.availableForSale && raw.currentlyNotInStock,
  postalCodeExclusions: postalCodes(raw.postalCodeExclusions?.value),
  requiresShipping: raw.requiresShipping,
  isGiftCard: raw.product.isGiftCard,
  ...(raw.product.requiresSellingPlan && { requiresPlan: true as const }),
});

type Measure = {
  quantityValue: number;
  quantityUnit: string | null;
  referenceValue: number;
  referenceUnit: string | null;
} | null;

/** A unit price that the shop gives without the unit of the reference is none. */
const unitPriceOf = (price: Money, unitPrice: Money | null, measure: Measure): UnitPrice | null =>
  unitPrice && measure?.referenceUnit
    ? normalUnitPrice({
        price,
        unitPrice,
        quantity: measure.quantityValue,
        unit: measure.quantityUnit ?? '',
        reference: measure.referenceValue,
        referenceUnit: measure.referenceUnit,
      })
    : null;

type Measured = Pick<RawPageVariant, 'price' | 'unitPrice' | 'unitPriceMeasurement'>;

export const unitPrice = ({ price, unitPrice: given, unitPriceMeasurement: measure }: Measured): UnitPrice | null =>
  unitPriceOf(price, given, measure);

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

type Adjustment = RawPlanAllocation['priceAdjustments'][number];

/** The shop lists no adjustment for a plan that reduces nothing: the price of the variant holds. */
function unadjusted({ deliveries }: SellingPlan, { price, unitPrice }: Measured): Adjustment {
  const total = fromCents(toCents(price.amount) * deliveries, price.currencyCode) as Adjustment['price'];
  return { price: total, perDeliveryPrice: price, compareAtPrice: total, unitPrice };
}

/** What a variant costs with a plan; null for a plan that is no subscription. */
export function planPrice({ sellingPlan: raw, priceAdjustments }: RawPlanAllocation, sold: Measured): PlanPrice | null {
  const plan = sellingPlan(raw);
  if (!plan) return null;
  const [now = unadjusted(plan, sold), later] = priceAdjustments;
  return {
    plan,
    price: now.price,
    perDelivery: now.perDeliveryPrice,
    compareAt: now.compareAtPrice,
    unitPrice: unitPriceOf(now.perDeliveryPrice, now.unitPrice, sold.unitPriceMeasurement),
    // A reduction that ends without another one leaves the price of a one-time purchase.
    later: plan.firstOrders === null ? null : (later?.price ?? now.compareAtPrice),
  };
}

export const planPrices = (allocations: readonly RawPlanAllocation[], sold: Measured): PlanPrice[] =>
  allocations.map((each) => planPrice(each, sold)).filter((each) => each !== null);

export const withPlans = (plans: readonly PlanPrice[]) => (plans.length > 0 ? { plans } : {});

const warn = throttledLog((message) => console.warn(message));

/** `20`, `97133`, or with a country, `BE-20`, `NL-1012AB`: see lib/delivery/rules.ts. */
const CODE = /^(?:(?:[A-Z]{2}-?)?\d{1,5}|[A-Z]{2}-[A-Z\d-]{1,10})$/;

/** Four digits stored as a number are a French code that has lost its leading zero, or a Belgian one: both are meant. */
const asCodes = (entry: unknown): string[] => {
  if (typeof entry === 'number' && Number.isInteger(entry) && entry >= 0) {
    return entry >= 1000 && entry < 10_000 ? [`0${entry}`, `BE-${entry}`] : [String(entry)];
  }
  if (typeof entry !== 'string') return [];
  return [cleanCode(entry).replaceAll(' ', '').toUpperCase()].filter((code) => code !== '');
};

const isCode = (code: string): boolean => {
  if (!CODE.test(code))
    warn('[shop] an excluded postal code is neither a code nor the beginning of one; it is ignored');
  return CODE.test(code);
};

/** The list stored in a variant's metafield: codes and prefixes, or null when absent, empty or not a list. */
export function postalCodes(stored: string | null | undefined): string[] | null {
  if (!stored?.trim()) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return null;
    const codes = value.flatMap(asCodes).filter(isCode);
    return codes.length > 0 ? codes : null;
  } catch {
    warn('[shop] a list of excluded postal codes is not valid JSON; it is ignored');
    return null;
  }
}
