import { connection, type PageArgs } from '../shopify/connection.ts';
import type { Context } from '../shopify/context.ts';
import type { PostalAddress } from '../shopify/engine/cart-types.ts';
import { contractsOfCustomer } from '../shopify/engine/contracts.ts';
import { customerById } from '../shopify/engine/customers.ts';
import { amountsOf, refundedUnits } from '../shopify/engine/order-amounts.ts';
import { financialStatus, fulfillmentStatus as fulfilled } from '../shopify/engine/order-state.ts';
import type { Order, Parcel } from '../shopify/engine/order-types.ts';
import { parseGid } from '../shopify/gid.ts';
import { money } from '../shopify/nouns/money.ts';
import { orderDiscount } from '../shopify/nouns/order-discount.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import { newest } from '../shopify/versions.ts';
import { lineView } from './line-item.ts';
import { metafieldFields, metafieldView } from './metafields.ts';
import { returnsOf } from './returns.ts';

const orderGid = ({ id }: Order) => `gid://shopify/Order/${id}`;

/** An order that a union or an interface may contain. */
export const orderView = (order: Order | undefined) => (order ? { ...order, __typename: 'Order' } : null);

const latest = (dates: (string | null | undefined)[]) =>
  dates.filter((date) => date != null).reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));

/** When an order last changed. */
export const lastChange = ({ processedAt, parcels, deliveredAt, refunds, canceled, returns = [] }: Order): string =>
  latest([
    processedAt,
    ...parcels.map(({ at }) => at),
    deliveredAt,
    ...refunds.map(({ at }) => at),
    canceled?.at,
    ...returns.map(({ updatedAt }) => updatedAt),
  ]) ?? processedAt;

/** Gift cards are fulfilled by mail: a parcel of them alone does not travel. */
const travels = ({ lines }: Order, { lines: units }: Parcel): boolean =>
  units.some(({ line }) => !lines[line]?.isGiftCard);

/** As FulfillmentEventStatus; null while nothing has left. */
export const shipmentStatus = (order: Order): string | null => {
  if (order.deliveredAt) return 'DELIVERED';
  return order.parcels.some((parcel) => travels(order, parcel)) ? 'IN_TRANSIT' : null;
};

/** Where the parcels are; in the newest version how much was fulfilled, as in the Storefront API. */
function fulfillmentStatus(order: Order, _: unknown, { version }: Context): string {
  if (version === newest) return fulfilled(order);
  if (order.deliveredAt) return 'DELIVERED';
  const hasOnlyCards = order.lines.every(({ isGiftCard }) => isGiftCard);
  const parcels = hasOnlyCards ? order.parcels : order.parcels.filter((parcel) => travels(order, parcel));
  if (parcels.length === 0) return 'CONFIRMED';
  return parcels.length > 1 ? 'MULTIPLE_SHIPMENTS' : 'ON_ITS_WAY';
}

interface Shipment {
  order: Order;
  parcel: Parcel;
  place: number;
}

const shipmentsOf = (order: Order): Shipment[] => order.parcels.map((parcel, place) => ({ order, parcel, place }));

/** What each refund paid back, in cents: the difference that it makes to the order. */
function refundsOf(order: Order) {
  return order.refunds.map(({ at }, index) => {
    const until = (count: number) => amountsOf({ ...order, refunds: order.refunds.slice(0, count) }).refunded;
    return { at, place: index, order, cents: until(index + 1) - until(index) };
  });
}
type RefundView = ReturnType<typeof refundsOf>[number];

const amount = (pick: (order: Order) => number) => (order: Order, _: unknown, context: Context) =>
  money(pick(order), context);
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const lineDiscount = ({ lines }: Order) => sum(lines.map(({ subtotal, total }) => subtotal - total));
const orderDiscountOf = ({ allocations }: Order) => sum(allocations.map((one) => one.amount));
const unitsOf = ({ lines }: Order) => sum(lines.map(({ quantity }) => quantity));
const carriageBefore = ({ delivery, shippingAllocations }: Order) =>
  delivery.price + sum(shippingAllocations.map((one) => one.amount));

const postal = (address: PostalAddress, id: number | string) => ({
  ...address,
  id: `gid://shopify/CustomerAddress/${id}`,
});

const none = () => null;
const empty = () => [];

function discountInformation(order: Order, _: unknown, context: Context) {
  const named = (targetType: string, list: Order['allocations']) =>
    list.map(({ code, title, amount: cents }) => ({
      title: code ?? title,
      discountApplicationType: code ? 'DISCOUNT_CODE' : 'AUTOMATIC',
      discountValue: money(cents, context),
      targetType,
    }));
  const ofOrder = named('LINE_ITEM', order.allocations);
  const ofLines = named(
    'LINE_ITEM',
    order.lines.flatMap(({ allocations }) => allocations),
  );
  return {
    allAppliedDiscounts: [...ofOrder, ...ofLines, ...named('SHIPPING_LINE', order.shippingAllocations)],
    allOrderLevelAppliedDiscounts: ofOrder,
    allOrderLevelAppliedDiscountsOnSoldItems: ofOrder,
    totalDiscounts: money(lineDiscount(order) + orderDiscountOf(order), context),
    totalOrderLevelAppliedDiscounts: money(orderDiscountOf(order), context),
  };
}

function soldInformation(order: Order, _: unknown, context: Context) {
  return {
    quantity: unitsOf(order),
    refundedQuantity: sum(refundedUnits(order)),
    subtotal: money(sum(order.lines.map(({ subtotal }) => subtotal)), context),
    total: money(order.total, context),
    totalDiscount: money(lineDiscount(order) + orderDiscountOf(order), context),
    totalTaxes: money(order.tax, context),
  };
}

/** One payment by card, and what was paid back. */
function transactions(order: Order, _: unknown, context: Context) {
  const view = (id: number, kind: string, at: string, cents: number) => ({
    id: `gid://shopify/OrderTransaction/${order.id}${id}`,
    kind,
    createdAt: at,
    processedAt: at,
    status: 'SUCCESS',
    type: 'CARD',
    transactionAmount: { presentmentMoney: money(cents, context), shopMoney: money(cents, context) },
    transactionParentId: kind === 'SALE' ? null : `${order.id}0`,
    paymentDetails: { __typename: 'CardPaymentDetails', cardBrand: 'VISA', last4: order.card },
    paymentIcon: null,
    giftCardDetails: null,
    typeDetails: { name: 'Visa', message: null },
  });
  const refunds = refundsOf(order).map(({ at, place, cents }) => view(place + 1, 'REFUND', at, cents));
  return [view(0, 'SALE', order.processedAt, order.total), ...refunds];
}

const current = (name: 'subtotal' | 'delivery' | 'tax' | 'total' | 'refunded') =>
  amount((order) => amountsOf(order)[name]);

export const orderNouns: Resolvers = {
  Order: {
    ...orderDiscount.Order,
    id: orderGid,
    customer: ({ customerId }: Order, _: unknown, context: Context) => customerById(customerId, context),
    purchasingEntity: ({ customerId }: Order, _: unknown, context: Context) => {
      const customer = customerById(customerId, context);
      return customer && { ...customer, __typename: 'Customer' };
    },
    createdAt: ({ processedAt }: Order) => processedAt,
    updatedAt: lastChange,
    checkoutToken: ({ cartToken }: Order) => cartToken,
    confirmationNumber: ({ key }: Order) => key.slice(0, 9).toUpperCase(),
    statusPageUrl: ({ cartToken, key }: Order, _: unknown, { origin }: Context) =>
      `${origin}/checkouts/cn/${cartToken}/thank-you?key=${key}`,
    customerLocale: ({ country, language }: Order) => `${language.toLowerCase()}-${country}`,
    currencyCode: (_: Order, __: unknown, { catalogue }: Context) => catalogue.shop.currency,
    financialStatus,
    fulfillmentStatus,
    cancelledAt: ({ canceled }: Order) => canceled?.at ?? null,
    cancelReason: ({ canceled }: Order) => canceled?.reason ?? null,
    hasEmail: () => true,
    edited: () => false,
    shippingAddress: ({ address, id }: Order) => address && postal(address, id),
    billingAddress: ({ address, billingAddress, id }: Order) => {
      const billed = billingAddress ?? address;
      return billed && postal(billed, `${id}1`);
    },
    fulfillments: (order: Order, args: PageArgs) => connection(shipmentsOf(order), args, ({ place }) => place),
    hasMultipleFulfillments: ({ parcels }: Order) => parcels.length > 1,
    latestFulfillmentDeliveryDate: ({ deliveredAt }: Order) => deliveredAt,
    lineItems: (order: Order, args: PageArgs) =>
      connection(
        order.lines.map((_, place) => lineView(order, place)),
        args,
        ({ place }) => place,
      ),
    lineItemsSummary: (order: Order) => ({
      lineItemCount: order.lines.length,
      totalQuantityOfLineItems: unitsOf(order),
      totalQuantityOfLegacyFeesLineItems: 0,
      totalQuantityOfTipLineItems: 0,
    }),
    locationName: (_: Order, __: unknown, { catalogue }: Context) => catalogue.shop.locations[0]?.name ?? null,
    market: ({ country }: Order) => ({
      id: `gid://shopify/Market/${country}`,
      handle: country.toLowerCase(),
      webPresence: null,
    }),
    ...metafieldFields(({ deliveredAt, ...order }: Order) => {
      const written = { namespace: 'custom', key: 'delivered_at', type: 'date_time', value: deliveredAt ?? '' };
      return deliveredAt ? [metafieldView(written, { id: order.id, createdAt: deliveredAt })] : [];
    }),
    note: ({ note }: Order) => note || null,
    paymentInformation: (order: Order, _: unknown, context: Context) => ({
      paymentStatus: financialStatus(order),
      totalPaidAmount: money(order.total, context),
      totalOutstandingAmount: money(0, context),
      paymentCollectionUrl: null,
      paymentTerms: null,
    }),
    refunds: refundsOf,
    requiresShipping: ({ address }: Order) => address !== null,
    return: (order: Order, { id }: { id: string }) => {
      parseGid(id);
      return returnsOf(order).find((one) => one.id === id) ?? null;
    },
    returns: (order: Order, args: PageArgs) => connection(returnsOf(order), args, ({ id }) => id),
    shippingLine: (order: Order, _: unknown, context: Context) =>
      order.address && {
        handle: order.delivery.code,
        title: order.delivery.title,
        originalPrice: money(carriageBefore(order), context),
      },
    shippingTitle: ({ delivery }: Order) => delivery.title,
    shippingLineGroups: (order: Order, _: unknown, context: Context) => [
      { groupType: 'ONE_TIME_PURCHASE', lineAmountAfterDiscounts: money(order.delivery.price, context) },
    ],
    discountInformation,
    soldInformation,
    transactions,
    totalPrice: current('total'),
    totalRefunded: current('refunded'),
    totalTax: current('tax'),
    subtotal: current('subtotal'),
    subtotalBeforeDiscounts: amount(({ lines }) => sum(lines.map(({ subtotal }) => subtotal))),
    totalShipping: amount(carriageBefore),
    totalDiscountedShipping: amount(({ delivery }) => delivery.price),
    legacySubtotalWithoutFees: current('subtotal'),
    legacyRepresentProductsAsFees: () => false,
    legacyAggregatedMerchandiseTermsAsFees: empty,
    orderReceiptMetafields: empty,
    taxInvoices: empty,
    subscriptionContracts: ({ id, customerId }: Order, args: PageArgs, context: Context) =>
      connection(
        customerId === null ? [] : contractsOfCustomer(customerId, context).filter(({ orderId }) => orderId === id),
        args,
        (contract) => contract.id,
      ),
    draftOrder: none,
    draftOrderName: none,
    editSummary: none,
    paymentTermsTemplate: none,
    pickupInformation: none,
    poNumber: none,
    reorderPath: none,
    shopAppLinksAndResources: none,
    totalDuties: none,
    totalDutiesSummary: none,
    totalTip: none,
  },
  Fulfillment: {
    id: ({ order, place }: Shipment) => `gid://shopify/Fulfillment/${order.id}${place + 1}`,
    createdAt: ({ parcel }: Shipment) => parcel.at,
    updatedAt: ({ order, parcel }: Shipment) => latest([parcel.at, order.deliveredAt]),
    status: () => 'SUCCESS',
    estimatedDeliveryAt: none,
    latestShipmentStatus: ({ order, parcel }: Shipment) => (travels(order, parcel) ? shipmentStatus(order) : null),
    events: ({ order, parcel, place }: Shipment, args: PageArgs) => {
      const left = { status: 'IN_TRANSIT', happenedAt: parcel.at };
      const arrived = order.deliveredAt ? [{ status: 'DELIVERED', happenedAt: order.deliveredAt }] : [];
      const events = travels(order, parcel) ? [left, ...arrived] : [];
      const gid = (index: number) => `gid://shopify/FulfillmentEvent/${order.id}${place + 1}${index}`;
      return connection(
        events.map((event, index) => ({ ...event, id: gid(index) })),
        args,
        ({ id }) => id,
      );
    },
    fulfillmentLineItems: ({ order, parcel, place }: Shipment, args: PageArgs) =>
      connection(
        parcel.lines.map(({ line, quantity }) => ({
          id: `gid://shopify/FulfillmentLineItem/${order.id}${place + 1}${line}`,
          lineItem: lineView(order, line),
          quantity,
        })),
        args,
        ({ id }) => id,
      ),
    isPickedUp: () => false,
    pickupAddress: none,
    requiresShipping: ({ order, parcel }: Shipment) => travels(order, parcel),
    trackingInformation: ({ parcel }: Shipment, _: unknown, { origin }: Context) =>
      parcel.numbers.map((number) => ({
        company: parcel.company,
        number,
        url: `${origin}/tracking/${encodeURIComponent(number)}`,
      })),
  },
  Refund: {
    id: ({ order, place }: RefundView) => `gid://shopify/Refund/${order.id}${place + 1}`,
    createdAt: ({ at }: RefundView) => at,
    updatedAt: ({ at }: RefundView) => at,
    returnName: none,
    totalRefunded: ({ cents }: RefundView, _: unknown, context: Context) => money(cents, context),
  },
};
