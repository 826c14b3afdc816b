import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import type { PostalAddress } from '../engine/cart-types.ts';
import { amountsOf, type OrderAmounts } from '../engine/order-amounts.ts';
import { financialStatus, fulfillmentStatus } from '../engine/order-state.ts';
import type { Order } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';
import { money } from './money.ts';
import { orderLine } from './order-line.ts';

const amount = (pick: (order: Order) => number) => (order: Order, _: unknown, context: Context) =>
  money(pick(order), context);
/** An amount that remains after refunds. */
const current = (name: keyof Omit<OrderAmounts, 'quantities'>) => amount((order) => amountsOf(order)[name]);

const statusUrl = ({ cartToken, key }: Order, _: unknown, { origin }: Context) =>
  `${origin}/checkouts/cn/${cartToken}/thank-you?key=${key}`;

const mailingAddress = (address: PostalAddress, id: number | string) => ({
  ...address,
  id: `gid://shopify/MailingAddress/${id}?model_name=Address`,
});

const { metafield, metafields } = metafieldsOf(
  ({ deliveredAt }: Order) =>
    deliveredAt ? [{ namespace: 'custom', key: 'delivered_at', type: 'date_time', value: deliveredAt }] : [],
  ({ id }) => id,
);
const typed = (source: Order) => ({ ...source, __typename: 'Order' });

const total = amount((order) => order.total);
const subtotal = amount((order) => order.subtotal);
const tax = amount((order) => order.tax);
const delivery = amount((order) => order.delivery.price);
const refunded = current('refunded');

/** Orders: the purchase, and what remains of it after refunds. */
export const order: Resolvers = {
  Order: {
    id: ({ id, key }: Order) => `gid://shopify/Order/${id}?key=${key}`,
    orderNumber: ({ number }: Order) => number,
    statusUrl,
    customerUrl: statusUrl,
    customerLocale: ({ country, language }: Order) => `${language.toLowerCase()}-${country}`,
    currencyCode: (_: Order, __: unknown, { catalogue }: Context) => catalogue.shop.currency,
    financialStatus,
    fulfillmentStatus,
    canceledAt: ({ canceled }: Order) => canceled?.at ?? null,
    cancelReason: ({ canceled }: Order) => canceled?.reason ?? null,
    edited: () => false,
    shippingAddress: ({ address, id }: Order) => address && mailingAddress(address, id),
    billingAddress: ({ address, billingAddress, id }: Order) =>
      billingAddress ? mailingAddress(billingAddress, `${id}1`) : address && mailingAddress(address, id),
    totalPrice: total,
    totalPriceV2: total,
    originalTotalPrice: total,
    currentTotalPrice: current('total'),
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: current('subtotal'),
    totalTax: tax,
    totalTaxV2: tax,
    currentTotalTax: current('tax'),
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalShippingPrice: current('delivery'),
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    lineItems: (source: Order, args: PageArgs) =>
      connection(
        source.lines.map((_, index) => orderLine(source, index)),
        args,
        ({ place }) => place,
      ),
    metafield: (source: Order, args: Parameters<typeof metafield>[1], context: Context) =>
      metafield(typed(source), args, context),
    metafields: (source: Order, args: Parameters<typeof metafields>[1], context: Context) =>
      metafields(typed(source), args, context),
  },
};
