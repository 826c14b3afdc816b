import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Order, OrderAllocation, OrderLine } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { money } from './money.ts';

type Amount = (order: Order) => number;
const amount = (pick: Amount) => (order: Order, _: unknown, context: Context) => money(pick(order), context);

const application = ({ title, amount: cents, percentage }: OrderAllocation, context: Context) => ({
  __typename: 'AutomaticDiscountApplication',
  title,
  allocationMethod: 'EACH',
  targetSelection: 'ENTITLED',
  targetType: 'LINE_ITEM',
  value: percentage === null ? money(cents, context) : { __typename: 'PricingPercentageValue', percentage },
});

const statusUrl = ({ cartToken, key }: Order, _: unknown, { origin }: Context) =>
  `${origin}/checkouts/cn/${cartToken}/thank-you?key=${key}`;

const addressOf = (order: Order) => ({
  ...order.address,
  id: `gid://shopify/MailingAddress/${order.id}?model_name=Address`,
});

const total = amount((order) => order.total);
const subtotal = amount((order) => order.subtotal);
const tax = amount((order) => order.tax);
const delivery = amount((order) => order.delivery.price);
const none = amount(() => 0);

/** Orders as the checkout wrote them: paid, not sent yet. */
export const order: Resolvers = {
  Order: {
    id: ({ id, key }: Order) => `gid://shopify/Order/${id}?key=${key}`,
    orderNumber: ({ number }: Order) => number,
    statusUrl,
    customerUrl: statusUrl,
    customerLocale: ({ country, language }: Order) => `${language.toLowerCase()}-${country}`,
    currencyCode: (_: Order, __: unknown, { catalogue }: Context) => catalogue.shop.currency,
    financialStatus: () => 'PAID',
    fulfillmentStatus: () => 'UNFULFILLED',
    successfulFulfillments: () => [],
    canceledAt: () => null,
    cancelReason: () => null,
    edited: () => false,
    customAttributes: () => [],
    shippingAddress: addressOf,
    billingAddress: addressOf,
    totalPrice: total,
    totalPriceV2: total,
    originalTotalPrice: total,
    currentTotalPrice: total,
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalTax: tax,
    totalTaxV2: tax,
    currentTotalTax: tax,
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalShippingPrice: delivery,
    totalRefunded: none,
    totalRefundedV2: none,
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    shippingDiscountAllocations: () => [],
    discountApplications: ({ allocations, lines }: Order, args: PageArgs, context: Context) => {
      const all = [...allocations, ...lines.flatMap((line) => line.allocations)];
      const byTitle = [...new Map(all.map((one) => [one.title, one])).values()];
      return connection(
        byTitle.map((one) => application(one, context)),
        args,
        ({ title }) => title,
      );
    },
    lineItems: ({ lines }: Order, args: PageArgs) => connection(lines, args, (line) => lines.indexOf(line)),
    metafield: () => null,
    metafields: (_: Order, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  },
  OrderLineItem: {
    currentQuantity: ({ quantity }: OrderLine) => quantity,
    customAttributes: () => [],
    variant: ({ variantId }: OrderLine, _: unknown, { catalogue }: Context) => catalogue.variant(variantId) ?? null,
    originalTotalPrice: ({ subtotal: cents }: OrderLine, _: unknown, context: Context) => money(cents, context),
    discountedTotalPrice: ({ total: cents }: OrderLine, _: unknown, context: Context) => money(cents, context),
    discountAllocations: ({ allocations }: OrderLine, _: unknown, context: Context) =>
      allocations.map((one) => ({
        allocatedAmount: money(one.amount, context),
        discountApplication: application(one, context),
      })),
  },
};
