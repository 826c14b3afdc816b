import type { Customer, CustomerAddress } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../engine/customer-tokens.ts';
import { defaultAddressOf } from '../engine/customers.ts';
import { ordersOf } from '../engine/orders.ts';
import { numberOf } from '../gid.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';
import { type OrderPage, orderPage } from './order-page.ts';

/** Bytes of what follows `customer_access_token=` in Shopify's ids: 256 characters, others with every request. */
const SUFFIX_BYTES = 128;

export const customerAddressGid = ({ id }: CustomerAddress, { random }: Pick<Context, 'random'>) =>
  `gid://shopify/MailingAddress/${id}?model_name=CustomerAddress&customer_access_token=${random(SUFFIX_BYTES)}`;

export const customerAddress = (address: CustomerAddress, context: Context) => ({
  ...address,
  id: customerAddressGid(address, context),
});

const fields = metafieldsOf(
  ({ metafields }: Customer) => metafields,
  ({ id }) => id,
);
/** An owner of metafields needs its type name: a metafield refers back to its owner. */
const typed = (source: Customer) => ({ ...source, __typename: 'Customer' });

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** Customers in their current state; reading one requires the customer's access token. */
export const customer: Resolvers = {
  QueryRoot: {
    customer: (_: unknown, { customerAccessToken }: { customerAccessToken: string }, context: Context) =>
      customerOf(customerAccessToken, context, context.clock()),
  },
  Customer: {
    id: ({ id }: Customer) => `gid://shopify/Customer/${id}`,
    displayName: ({ firstName, lastName, email }: Customer) => [firstName, lastName].filter(Boolean).join(' ') || email,
    updatedAt: ({ createdAt, updatedAt }: Customer) => updatedAt ?? createdAt,
    addresses: ({ addresses }: Customer, args: PageArgs, context: Context) => {
      const given = addresses.map((address) => customerAddress(address, context));
      return connection(given, args, ({ id }) => numberOf(id, 'MailingAddress'));
    },
    defaultAddress: (source: Customer, _: unknown, context: Context) => {
      const address = defaultAddressOf(source);
      return address && customerAddress(address, context);
    },
    avatarUrl: () => null,
    socialLoginProvider: () => null,
    numberOfOrders: ({ id }: Customer, _: unknown, context: Context) => String(ordersOf(id, context).length),
    orders: ({ id }: Customer, args: OrderPage, context: Context) => orderPage(ordersOf(id, context), args),
    metafield: (source: Customer, args: Identifier, context: Context) => fields.metafield(typed(source), args, context),
    metafields: (source: Customer, args: { identifiers: Identifier[] }, context: Context) =>
      fields.metafields(typed(source), args, context),
  },
};
