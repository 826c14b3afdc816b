import type { ResultOf } from 'gql.tada';
import type {
  Order,
  OrderedArticle,
  OrderedVariant,
  OrderLine,
  OrderReturn,
  OrderSummary,
  Parcel,
} from '../customer-types';
import { accountGraphql } from '../graphql';
import { attributesOf, type Discounted, discountsOf, linePrices, moment, pieces, trackingUrl } from '../map-order';
import { image, ONLY_VARIANT } from '../map-variant';
import { sumMoney } from '../money';
import { fromGid, type Money } from '../types';
import { accountAddressFragment, customerAddress } from './map-customer';

const allocationFragment = accountGraphql(`
  fragment AccountAllocationFields on DiscountAllocation @_unmask {
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

const deliveryFragment = accountGraphql(`
  fragment AccountDeliveryFields on Fulfillment @_unmask {
    status
    requiresShipping
    events(first: 5, sortKey: HAPPENED_AT, reverse: true) { nodes { status happenedAt } }
  }
`);

const headFragment = accountGraphql(`
  fragment AccountOrderHeadFields on Order @_unmask {
    number
    name
    processedAt
    cancelledAt
    financialStatus
    fulfillmentStatus
    deliveredAt: metafield(namespace: "custom", key: "delivered_at") { value }
    totalPrice { amount currencyCode }
    soldInformation { total { amount currencyCode } totalTaxes { amount currencyCode } }
  }
`);

const articleFragment = accountGraphql(`
  fragment AccountArticleFields on LineItem @_unmask {
    title
    variantTitle
    variantId
    quantity
    refundableQuantity
    image { url altText width height }
  }
`);

/** For a list: the cost of each order counts for the whole page. */
export const accountOrderSummaryFragment = accountGraphql(
  `
  fragment AccountOrderSummaryFields on Order @_unmask {
    ...AccountOrderHeadFields
    fulfillments(first: 5) { nodes { ...AccountDeliveryFields } }
    lineItems(first: 50) { nodes { ...AccountArticleFields } }
    counted: lineItems(first: 250) { nodes { quantity } }
  }
`,
  [headFragment, articleFragment, deliveryFragment],
);

const lineFragment = accountGraphql(
  `
  fragment AccountLineFields on LineItem @_unmask {
    ...AccountArticleFields
    id
    sellingPlan { name }
    group { title }
    customAttributes { key value }
    price { amount currencyCode }
    totalPriceBeforeDiscounts { amount currencyCode }
    totalPriceWithDiscounts { amount currencyCode }
    discountAllocations { ...AccountAllocationFields }
  }
`,
  [articleFragment, allocationFragment],
);

export const accountOrderFragment = accountGraphql(
  `
  fragment AccountOrderFields on Order @_unmask {
    ...AccountOrderHeadFields
    id
    email
    customAttributes { key value }
    totalShipping { amount currencyCode }
    totalTax { amount currencyCode }
    totalRefunded { amount currencyCode }
    discountApplications(first: 50) {
      nodes {
        __typename
        allocationMethod
        targetType
        value { __typename ... on MoneyV2 { amount currencyCode } }
        ... on DiscountCodeApplication { code }
        ... on AutomaticDiscountApplication { title }
        ... on ManualDiscountApplication { title }
        ... on ScriptDiscountApplication { title }
      }
    }
    shippingDiscountAllocations { ...AccountAllocationFields }
    shippingAddress { ...AccountAddressFields }
    fulfillments(first: 10) {
      nodes { ...AccountDeliveryFields trackingInformation { company number url } }
    }
    refunds { createdAt totalRefunded { amount currencyCode } }
    returns(first: 20) {
      nodes { name status createdAt returnLineItems(first: 50) { nodes { quantity lineItem { id } } } }
    }
    lineItems(first: 250) { nodes { ...AccountLineFields } }
  }
`,
  [headFragment, lineFragment, allocationFragment, accountAddressFragment, deliveryFragment],
);

type RawSummary = ResultOf<typeof accountOrderSummaryFragment>;
export type RawAccountOrder = ResultOf<typeof accountOrderFragment>;
type RawLine = RawAccountOrder['lineItems']['nodes'][number];
type RawArticle = RawSummary['lineItems']['nodes'][number];
type RawDelivery = RawSummary['fulfillments']['nodes'][number];

/** By the variant's plain id; a variant that is no longer in the catalogue is absent. */
export type KnownVariants = ReadonlyMap<string, OrderedVariant>;

/** Plain ids of the variants in these lines. */
export const variantIdsIn = (lines: readonly Pick<RawArticle, 'variantId'>[]): string[] =>
  lines.flatMap(({ variantId }) => (variantId ? fromGid(variantId) : []));

/** The statuses of this API in the terms of the Storefront API, which later versions use; an unknown one stays. A parcel with a problem has left. */
const FULFILLMENT: Readonly<Partial<Record<RawSummary['fulfillmentStatus'], string>>> = {
  CONFIRMED: 'UNFULFILLED',
  PREPARING_FOR_SHIPPING: 'IN_PROGRESS',
  MULTIPLE_SHIPMENTS: 'PARTIALLY_FULFILLED',
  ON_ITS_WAY: 'FULFILLED',
  IN_TRANSIT: 'FULFILLED',
  OUT_FOR_DELIVERY: 'FULFILLED',
  ATTEMPTED_TO_DELIVER: 'FULFILLED',
  READY_FOR_PICKUP: 'FULFILLED',
  THERE_WAS_A_PROBLEM: 'FULFILLED',
  DELIVERED: 'FULFILLED',
  PICKED_UP: 'FULFILLED',
};

const ARRIVED = ['DELIVERED', 'PICKED_UP'];

/** What travels: neither a fulfillment that was cancelled or failed, nor one of gift cards alone, which the shop makes by itself. */
const sentParcels = <Raw extends Pick<RawDelivery, 'status' | 'requiresShipping'>>(
  fulfillments: readonly Raw[],
): Raw[] =>
  fulfillments.filter(({ status, requiresShipping }) => requiresShipping && (status === null || status === 'SUCCESS'));

/** When the last parcel of a delivered order arrived: as the shop's software wrote it, otherwise as its carriers report. */
function deliveredAt(
  { deliveredAt: written, fulfillmentStatus }: Pick<RawSummary, 'deliveredAt' | 'fulfillmentStatus'>,
  parcels: readonly RawDelivery[],
): string | null {
  const known = moment(written?.value);
  const arrivalsOf = ({ events }: RawDelivery): string[] =>
    events.nodes.filter(({ status }) => ARRIVED.includes(status)).map(({ happenedAt }) => happenedAt);
  // Later versions only say that everything has left: it is delivered once every parcel is.
  const isDelivered =
    ARRIVED.includes(fulfillmentStatus) ||
    ((fulfillmentStatus as string) === 'FULFILLED' &&
      parcels.length > 0 &&
      parcels.every((parcel) => arrivalsOf(parcel).length > 0));
  if (known || !isDelivered) return known;
  const arrivals = parcels.flatMap(arrivalsOf);
  return moment(arrivals.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1));
}

const head = (raw: RawSummary | RawAccountOrder) => ({
  number: String(raw.number),
  name: raw.name,
  processedAt: raw.processedAt,
  canceledAt: raw.cancelledAt,
  financialStatus: raw.financialStatus,
  fulfillmentStatus: FULFILLMENT[raw.fulfillmentStatus] ?? raw.fulfillmentStatus,
  deliveredAt: deliveredAt(raw, sentParcels(raw.fulfillments.nodes)),
  // `totalPrice` leaves out what was returned.
  total: raw.soldInformation.total ?? raw.totalPrice,
});

function article(raw: RawArticle, known: KnownVariants): OrderedArticle {
  const id = raw.variantId ? fromGid(raw.variantId) : null;
  const found = id ? known.get(id) : undefined;
  return {
    title: raw.title,
    variantTitle: raw.variantTitle && raw.variantTitle !== ONLY_VARIANT ? raw.variantTitle : '',
    quantity: raw.quantity,
    currentQuantity: raw.refundableQuantity,
    variant: id && found ? { id, ...found, image: image(raw.image) } : null,
  };
}

/** An order as shown in a list. */
export const orderSummary = (raw: RawSummary, known: KnownVariants): OrderSummary => ({
  ...head(raw),
  pieces: pieces(raw.counted.nodes),
  lines: raw.lineItems.nodes.map((line) => article(line, known)),
});

/** Price of a line; the API leaves it out for articles without a price. */
const amountOf = (amount: Money | null, { currencyCode }: Money): Money => amount ?? { amount: '0.0', currencyCode };

function line(raw: RawLine, total: Money, known: KnownVariants): OrderLine {
  const original = amountOf(raw.totalPriceBeforeDiscounts, total);
  const discounted = amountOf(raw.totalPriceWithDiscounts, total);
  const plan = raw.sellingPlan?.name;
  return {
    ...article(raw, known),
    ...linePrices(raw, original, discounted),
    ...(plan && { plan }),
    ...(raw.group && { box: raw.group.title }),
  };
}

const parcel = ({ trackingInformation }: RawAccountOrder['fulfillments']['nodes'][number]): Parcel => ({
  company: trackingInformation.find(({ company }) => company)?.company ?? null,
  numbers: trackingInformation.flatMap(({ number, url }) => (number ? [{ number, url: trackingUrl(url) }] : [])),
});

const RETURN_STATUS = {
  REQUESTED: 'requested',
  OPEN: 'open',
  CLOSED: 'closed',
  DECLINED: 'declined',
  CANCELED: 'canceled',
} as const;

const orderReturn = (raw: RawAccountOrder['returns']['nodes'][number]): OrderReturn => ({
  name: raw.name,
  status: RETURN_STATUS[raw.status] ?? null,
  at: raw.createdAt,
  pieces: pieces(raw.returnLineItems.nodes),
});

/** An order with everything that its own page shows. */
export function order(raw: RawAccountOrder, known: KnownVariants): Order {
  const lines = raw.lineItems.nodes.map((each) => line(each, raw.totalPrice, known));
  const paid = lines.map(({ discountedTotal }) => discountedTotal);
  return {
    ...head(raw),
    lines,
    pieces: pieces(lines),
    email: raw.email,
    // As the total with what was returned; the API's own `subtotal` is without.
    subtotal: sumMoney(paid, raw.totalPrice.currencyCode),
    shipping: raw.totalShipping,
    vat: raw.soldInformation.totalTaxes ?? raw.totalTax,
    refunded: raw.totalRefunded,
    discounts: discountsOf(raw as Discounted),
    attributes: attributesOf(raw),
    shippingAddress: raw.shippingAddress && customerAddress(raw.shippingAddress),
    parcels: sentParcels(raw.fulfillments.nodes).map(parcel),
    refunds: raw.refunds.map(({ createdAt, totalRefunded }) => ({ at: createdAt, amount: totalRefunded })),
    returns: raw.returns.nodes.map(orderReturn),
  };
}
