import { giftRuleOf } from '../offers/marks';
import type { Order, OrderedArticle, OrderLine, OrderSummary, Parcel } from './customer-types';
import type { orderFragment, orderSummaryFragment } from './fragments/order';
import { fromGid } from './gid';
import type { ResultOf } from './graphql';
import { address } from './map-cart';
import { image } from './map-product';
import { sumMoney, toCents } from './money';
import { discountsOf, labelOf } from './order-discounts';

export type RawOrderSummary = ResultOf<typeof orderSummaryFragment>;
export type RawOrder = ResultOf<typeof orderFragment>;
type RawLine = RawOrder['lineItems']['nodes'][number];
type RawArticle = RawOrderSummary['lineItems']['nodes'][number];
type RawImage = Parameters<typeof image>[0];

/** The shop names the only variant of a product so. */
const ONLY_VARIANT = 'Default Title';

/** The moment that a text of the shop's owner says, in ISO 8601; null for what is none. */
function moment(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return null;
  const time = Date.parse(text);
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
    image: image(picture),
    availableForSale: variant.availableForSale,
  },
});

const pieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** An order as a list shows it. */
export function orderSummary(raw: RawOrderSummary): OrderSummary {
  const pictures = raw.pictured.nodes.map(({ variant }) => variant?.image ?? null);
  return {
    ...head(raw),
    pieces: pieces(raw.counted.nodes),
    lines: raw.lineItems.nodes.map((line, index) => article(line, pictures[index] ?? null)),
  };
}

/** A gift has the mark of the rule that gave it, or cost nothing though it has a price. */
function isGift({ customAttributes, originalTotalPrice, discountedTotalPrice }: RawLine): boolean {
  const attributes = customAttributes.map(({ key, value }) => ({ key, value: value ?? '' }));
  if (giftRuleOf({ attributes })) return true;
  return toCents(discountedTotalPrice.amount) === 0 && toCents(originalTotalPrice.amount) > 0;
}

const line = (raw: RawLine): OrderLine => ({
  ...article(raw, raw.picture?.image ?? null),
  originalTotal: raw.originalTotalPrice,
  discountedTotal: raw.discountedTotalPrice,
  discounts: raw.discountAllocations
    .filter(({ discountApplication }) => discountApplication.allocationMethod !== 'ACROSS')
    .map(({ allocatedAmount, discountApplication }) => ({
      label: labelOf(discountApplication),
      amount: allocatedAmount,
    })),
  isGift: isGift(raw),
});

/** The address of a carrier's page, which the shop takes from whoever sends the parcel: nothing but a web address is a link. */
function trackingUrl(text: string | null): string | null {
  const url = text ? URL.parse(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}

const parcel = (raw: NonNullable<RawOrder['successfulFulfillments']>[number]): Parcel => ({
  company: raw.trackingCompany || null,
  numbers: raw.trackingInfo.flatMap(({ number, url }) => (number ? [{ number, url: trackingUrl(url) }] : [])),
});

/** An order with all that its own page shows. */
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
    shippingAddress: raw.shippingAddress && address(raw.shippingAddress),
    parcels: (raw.successfulFulfillments ?? []).map(parcel),
  };
}
