import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Order, Parcel } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { orderLine } from './order-line.ts';

interface Fulfilment {
  order: Order;
  parcel: Parcel;
}

interface Most {
  first?: number | null;
}

const upTo = <T>(list: T[], { first }: Most): T[] => list.slice(0, Math.max(0, first ?? list.length));

/** A fulfilment with its tracking URL, which points to the shop itself: it simulates the carrier. */
export const orderFulfilment: Resolvers = {
  Order: {
    successfulFulfillments: (order: Order, most: Most) =>
      upTo(
        order.parcels.map((parcel): Fulfilment => ({ order, parcel })),
        most,
      ),
  },
  Fulfillment: {
    trackingCompany: ({ parcel }: Fulfilment) => parcel.company,
    trackingInfo: ({ parcel }: Fulfilment, most: Most, { origin }: Context) =>
      upTo(parcel.numbers, most).map((number) => ({
        number,
        url: `${origin}/tracking/${encodeURIComponent(number)}`,
      })),
    fulfillmentLineItems: ({ order, parcel }: Fulfilment, args: PageArgs) =>
      connection(
        parcel.lines.map(({ line, quantity }) => ({ lineItem: orderLine(order, line), quantity })),
        args,
        ({ lineItem }) => lineItem.place,
      ),
  },
};
