import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import type { Order, OrderAllocation, OrderLine } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { money } from './money.ts';

const places = {
  line: { allocationMethod: 'EACH', targetSelection: 'ENTITLED', targetType: 'LINE_ITEM' },
  order: { allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM' },
  shipping: { allocationMethod: 'EACH', targetSelection: 'ALL', targetType: 'SHIPPING_LINE' },
} as const;
type Place = keyof typeof places;

const application = (place: Place, context: Context) => (given: OrderAllocation) => {
  const { title, code, amount, percentage } = given;
  return {
    ...places[place],
    ...(code
      ? { __typename: 'DiscountCodeApplication', code, applicable: true }
      : { __typename: 'AutomaticDiscountApplication', title }),
    value: percentage === null ? money(amount, context) : { __typename: 'PricingPercentageValue', percentage },
  };
};

const allocation = (place: Place, context: Context) => (given: OrderAllocation) => ({
  allocatedAmount: money(given.amount, context),
  discountApplication: application(place, context)(given),
});

/** Each discount of an order once, by its code or title. */
function applications({ allocations, shippingAllocations, lines }: Order, args: PageArgs, context: Context) {
  const all = [
    ...allocations.map(application('order', context)),
    ...shippingAllocations.map(application('shipping', context)),
    ...lines.flatMap((line) => line.allocations.map(application('line', context))),
  ];
  const nameOf = (one: (typeof all)[number]) => ('code' in one ? one.code : one.title);
  return connection([...new Map(all.map((one) => [nameOf(one), one])).values()], args, nameOf);
}

/** The discounts and the cart attributes that an order stores. */
export const orderDiscount: Resolvers = {
  Order: {
    customAttributes: ({ attributes }: Order) => attributes,
    discountApplications: applications,
    shippingDiscountAllocations: ({ shippingAllocations }: Order, _: unknown, context: Context) =>
      shippingAllocations.map(allocation('shipping', context)),
  },
  OrderLineItem: {
    customAttributes: ({ attributes }: OrderLine) => attributes,
    discountAllocations: ({ allocations }: OrderLine, _: unknown, context: Context) =>
      allocations.map(allocation('line', context)),
  },
};
