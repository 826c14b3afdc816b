import { withOffset } from '../../platform/i18n/dates';
import { giftRuleOf, recipientOf } from './cart-attributes';
import type { Order, OrderedArticle, OrderLine, OrderSummary, Parcel } from './customer-types';
import { graphql, type ResultOf } from './graphql';
import { customerAddress, customerAddressFragment } from './map-customer';
import { image, imageFragment, ONLY_VARIANT } from './map-variant';
import { sumMoney, toCents } from './money';
import { type Attribute, type Discount, fromGid, type Money } from './types';

const allocationFragment = graphql(`
  fragment OrderAllocationFields on DiscountAllocation @_unmask {
    allocatedAmount { amount currencyCode }
    discountApplication {
      __typename
      allocationMethod
      ... on DiscountCodeApplication { code }
      ... on AutomaticDiscountApplication { title }
      ... on ManualDiscountApplication { title }
      ... on ScriptDiscountApplication { title }
    }
  }
`);

const applicationFragment = graphql(`
  fragment OrderDiscountFields on DiscountApplication @_unmask {
    __typename
    allocationMethod
    targetType
    value { __typename ... on MoneyV2 { amount currencyCode } }
    ... on DiscountCodeApplication { code }
    ... on AutomaticDiscountApplication { title }
    ... on ManualDiscountApplication { title }
    ... on ScriptDiscountApplication { title }
  }
`);

const headFragment = graphql(`
  fragment OrderHeadFields on Order @_unmask {
    orderNumber
    name
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    deliveredAt: metafield(namespace: "custom", key: "delivered_at") { value }
    totalPrice { amount currencyCode }
  }
`);

const articleFragment = graphql(`
  fragment OrderedArticleFields on OrderLineItem @_unmask {
    title
    quantity
    currentQuantity
    variant { id title availableForSale product { id handle isGiftCard requiresSellingPlan } }
  }
`);

/**
 * For a list: the query cost of each order counts for the whole page, so images are requested only where they are
 * displayed.
 */
export const orderSummaryFragment = graphql(
  `
  fragment OrderSummaryFields on Order @_unmask {
    ...OrderHeadFields
    lineItems(first: 50) { nodes { ...OrderedArticleFields } }
    pictured: lineItems(first: 4) { nodes { variant { image { ...ImageFields } } } }
    counted: lineItems(first: 250) { nodes { quantity } }
  }
`,
  [headFragment, articleFragment, imageFragment],
);

const lineFragment = graphql(
  `
  fragment OrderLineFields on OrderLineItem @_unmask {
    ...OrderedArticleFields
    picture: variant { image { ...ImageFields } }
    customAttributes { key value }
    originalTotalPrice { amount currencyCode }
    discountedTotalPrice { amount currencyCode }
    discountAllocations { ...OrderAllocationFields }
  }
`,
  [articleFragment, imageFragment, allocationFragment],
);

export const orderFragment = graphql(
  `
  fragment OrderFields on Order @_unmask {
    ...OrderHeadFields
    email
    customAttributes { key value }
    subtotalPrice { amount currencyCode }
    totalShippingPrice { amount currencyCode }
    totalTax { amount currencyCode }
    totalRefunded { amount currencyCode }
    discountApplications(first: 50) { nodes { ...OrderDiscountFields } }
    shippingDiscountAllocations { ...OrderAllocationFields }
    shippingAddress { ...CustomerAddressFields }
    successfulFulfillments(first: 10) {
      trackingCompany
      trackingInfo(first: 5) { number url }
      fulfillmentLineItems(first: 5) { nodes { lineItem { variant { product { isGiftCard } } } } }
    }
    lineItems(first: 250) { nodes { ...OrderLineFields } }
  }
`,
  [headFragment, lineFragment, applicationFragment, allocationFragment, customerAddressFragment],
);

type Named = { __typename: string; allocationMethod: string; code?: string; title?: string };
type Allocation = { allocatedAmount: Money; discountApplication: Named };
type Application = Named & {
  targetType: Discount['appliedOn'];
  value: { __typename: string; amount?: string; currencyCode?: string };
};
export type Discounted = {
  discountApplications: { nodes: readonly Application[] };
  shippingDiscountAllocations: readonly Allocation[];
  lineItems: { nodes: readonly { discountAllocations: readonly Allocation[] }[] };
};

/** Name of a discount: the code as it was typed, else the shop's own title. */
const labelOf = ({ code, title }: Pick<Named, 'code' | 'title'>): string => code ?? title ?? '';

function total(allocations: readonly Allocation[], label: string): Money | null {
  const own = allocations.filter(({ discountApplication }) => labelOf(discountApplication) === label);
  const amounts = own.map(({ allocatedAmount }) => allocatedAmount);
  return amounts.length > 0 ? sumMoney(amounts, amounts[0]?.currencyCode ?? '') : null;
}

const fixedAmount = ({ amount, currencyCode }: Application['value']): Money | null =>
  amount && currencyCode ? { amount, currencyCode } : null;

/**
 * Discounts of the whole order or its delivery, with the amount deducted: the sum of their allocations where the shop
 * returns them, else their own value, else null (a percentage without an amount).
 */
export function discountsOf({ discountApplications, ...raw }: Discounted): Order['discounts'] {
  const shares = raw.lineItems.nodes
    .flatMap(({ discountAllocations }) => discountAllocations)
    .filter(({ discountApplication }) => discountApplication.allocationMethod === 'ACROSS');
  return discountApplications.nodes
    .filter(({ targetType, allocationMethod }) => targetType === 'SHIPPING_LINE' || allocationMethod === 'ACROSS')
    .map((application) => {
      const { targetType: appliedOn, value } = application;
      const label = labelOf(application);
      const allocations = appliedOn === 'SHIPPING_LINE' ? raw.shippingDiscountAllocations : shares;
      return { label, amount: total(allocations, label) ?? fixedAmount(value), appliedOn };
    });
}

export type RawOrderSummary = ResultOf<typeof orderSummaryFragment>;
export type RawOrder = ResultOf<typeof orderFragment>;
type RawLine = RawOrder['lineItems']['nodes'][number];
type RawArticle = RawOrderSummary['lineItems']['nodes'][number];
type RawImage = Parameters<typeof image>[0];

/** A moment entered as text by the shop's owner, in ISO 8601; null for an invalid one. */
export function moment(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return null;
  const time = Date.parse(withOffset(text));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const head = (raw: RawOrder | RawOrderSummary) => ({
  number: String(raw.orderNumber),
  name: raw.name,
  processedAt: raw.processedAt,
  canceledAt: raw.canceledAt,
  financialStatus: raw.financialStatus,
  fulfillmentStatus: raw.fulfillmentStatus,
  deliveredAt: moment(raw.deliveredAt?.value),
  total: raw.totalPrice,
});

const article = ({ variant, ...raw }: RawArticle, picture: RawImage): OrderedArticle => ({
  title: raw.title,
  variantTitle: variant && variant.title !== ONLY_VARIANT ? variant.title : '',
  quantity: raw.quantity,
  currentQuantity: raw.currentQuantity,
  variant: variant && {
    id: fromGid(variant.id),
    productId: fromGid(variant.product.id),
    productHandle: variant.product.handle,
    isGiftCard: variant.product.isGiftCard,
    image: image(picture),
    availableForSale: variant.availableForSale,
    ...(variant.product.requiresSellingPlan && { requiresPlan: true as const }),
  },
});

export const pieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** An order as shown in a list. */
export function orderSummary(raw: RawOrderSummary): OrderSummary {
  const pictures = raw.pictured.nodes.map(({ variant }) => variant?.image ?? null);
  return {
    ...head(raw),
    pieces: pieces(raw.counted.nodes),
    lines: raw.lineItems.nodes.map((line, index) => article(line, pictures[index] ?? null)),
  };
}

type Attributed = { customAttributes: readonly { key: string; value: string | null }[] };

export const attributesOf = ({ customAttributes }: Attributed): Attribute[] =>
  customAttributes.map(({ key, value }) => ({ key, value: value ?? '' }));

/** A gift cost nothing, and has a price or the attribute of the rule that gave it: that alone does not make it one. */
function isGift(raw: Attributed, original: Money, discounted: Money): boolean {
  if (toCents(discounted.amount) !== 0) return false;
  return toCents(original.amount) > 0 || giftRuleOf({ attributes: attributesOf(raw) }) !== null;
}

type PricedLine = Attributed & { discountAllocations: readonly Allocation[] };

/** What a line cost, and its own discounts: not its share of those of the whole order. */
export const linePrices = (raw: PricedLine, originalTotal: Money, discountedTotal: Money) => ({
  originalTotal,
  discountedTotal,
  discounts: raw.discountAllocations
    .filter(({ discountApplication }) => discountApplication.allocationMethod !== 'ACROSS')
    .map(({ allocatedAmount, discountApplication }) => ({
      label: labelOf(discountApplication),
      amount: allocatedAmount,
    })),
  isGift: isGift(raw, originalTotal, discountedTotal),
  recipient: recipientOf({ attributes: attributesOf(raw) }),
});

const line = (raw: RawLine): OrderLine => ({
  ...article(raw, raw.picture?.image ?? null),
  ...linePrices(raw, raw.originalTotalPrice, raw.discountedTotalPrice),
});

/** The address of a carrier's tracking page, which the sender of the parcel entered: only a web address becomes a link. */
export function trackingUrl(text: string | null): string | null {
  const url = text ? URL.parse(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}

type RawParcel = NonNullable<RawOrder['successfulFulfillments']>[number];

/** The shop itself fulfils gift cards, by mail: nothing of that travels. */
const isOfCards = ({ fulfillmentLineItems: { nodes } }: RawParcel): boolean =>
  nodes.length > 0 && nodes.every(({ lineItem }) => lineItem.variant?.product.isGiftCard);

const parcel = (raw: RawParcel): Parcel => ({
  company: raw.trackingCompany || null,
  numbers: raw.trackingInfo.flatMap(({ number, url }) => (number ? [{ number, url: trackingUrl(url) }] : [])),
});

/** An order with everything that its own page shows. */
export function order(raw: RawOrder): Order {
  const lines = raw.lineItems.nodes.map(line);
  const paid = lines.map(({ discountedTotal }) => discountedTotal);
  return {
    ...head(raw),
    lines,
    pieces: pieces(lines),
    email: raw.email,
    subtotal: raw.subtotalPrice ?? sumMoney(paid, raw.totalPrice.currencyCode),
    shipping: raw.totalShippingPrice,
    vat: raw.totalTax,
    refunded: raw.totalRefunded,
    discounts: discountsOf(raw),
    attributes: attributesOf(raw),
    shippingAddress: raw.shippingAddress && customerAddress(raw.shippingAddress),
    parcels: (raw.successfulFulfillments ?? []).filter((each) => !isOfCards(each)).map(parcel),
    refunds: [],
    returns: [],
  };
}
