import type { Customer, CustomerAddress } from '../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { type Context, uuid } from '../context.ts';
import { customerOf, issueToken, signIn } from '../engine/customers.ts';
import type { Order } from '../engine/order-types.ts';
import type { Resolvers } from '../resolve.ts';
import { metafieldsOf } from './metafield.ts';

const addressOf = (address: CustomerAddress) => ({
  ...address,
  id: `gid://shopify/MailingAddress/${address.id}?model_name=CustomerAddress`,
  provinceCode: null,
});

function ordersOf(customer: Customer, { state }: Context): Order[] {
  return state.data.orders.filter(({ customerId }) => customerId === customer.id);
}

const orderOrders: Record<string, (a: Order, b: Order) => number> = {
  TOTAL_PRICE: (a, b) => a.total - b.total,
  PROCESSED_AT: (a, b) => a.processedAt.localeCompare(b.processedAt) || a.id - b.id,
};

const fields = metafieldsOf(
  ({ metafields }: Customer) => metafields,
  ({ id }) => id,
);
/** What has metafields must say of which type it is: a metafield leads back to it. */
const typed = (source: Customer) => ({ ...source, __typename: 'Customer' });

type Identifier = { namespace?: string | null; key: string };

const unidentified = { code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer' };
const unknownToken = { field: ['customerAccessToken'], message: 'customerAccessToken is invalid' };

type OnToken = { customerAccessToken: string };

/** Customers as the catalogue seeds them. Creating and changing them comes with a later issue. */
export const customer: Resolvers = {
  QueryRoot: {
    customer: (_: unknown, { customerAccessToken }: OnToken, { catalogue, state, clock }: Context) =>
      customerOf(customerAccessToken, catalogue.customers, state.data, clock()),
  },
  Customer: {
    id: ({ id }: Customer) => `gid://shopify/Customer/${id}`,
    displayName: ({ firstName, lastName, email }: Customer) => [firstName, lastName].filter(Boolean).join(' ') || email,
    updatedAt: ({ createdAt, updatedAt }: Customer) => updatedAt ?? createdAt,
    addresses: ({ addresses }: Customer, args: PageArgs) => connection(addresses.map(addressOf), args, ({ id }) => id),
    defaultAddress: ({ addresses }: Customer) => (addresses[0] ? addressOf(addresses[0]) : null),
    numberOfOrders: (source: Customer, _: unknown, context: Context) => String(ordersOf(source, context).length),
    orders: (source: Customer, args: PageArgs & { sortKey: string }, context: Context) =>
      connection(ordersOf(source, context).sort(orderOrders[args.sortKey]), args, ({ id }) => id),
    metafield: (source: Customer, args: Identifier, context: Context) => fields.metafield(typed(source), args, context),
    metafields: (source: Customer, args: { identifiers: Identifier[] }, context: Context) =>
      fields.metafields(typed(source), args, context),
  },
  Mutation: {
    customerAccessTokenCreate: (
      _: unknown,
      { input }: { input: { email: string; password: string } },
      context: Context,
    ) => {
      const { catalogue, state, clock } = context;
      const found = signIn(input.email, input.password, catalogue.customers);
      if (!found) return { customerAccessToken: null, customerUserErrors: [unidentified], userErrors: [unidentified] };
      const customerAccessToken = issueToken(found, uuid(context).replaceAll('-', ''), state.data, clock());
      state.changed();
      return { customerAccessToken, customerUserErrors: [], userErrors: [] };
    },
    customerAccessTokenRenew: (_: unknown, { customerAccessToken }: OnToken, context: Context) => {
      const { catalogue, state, clock } = context;
      const found = customerOf(customerAccessToken, catalogue.customers, state.data, clock());
      if (!found) return { customerAccessToken: null, userErrors: [unknownToken] };
      const renewed = issueToken(found, customerAccessToken, state.data, clock());
      state.changed();
      return { customerAccessToken: renewed, userErrors: [] };
    },
    customerAccessTokenDelete: (_: unknown, { customerAccessToken }: OnToken, { state }: Context) => {
      if (!Object.hasOwn(state.data.tokens, customerAccessToken))
        return { deletedAccessToken: null, deletedCustomerAccessTokenId: null, userErrors: [unknownToken] };
      delete state.data.tokens[customerAccessToken];
      state.changed();
      const deletedCustomerAccessTokenId = `gid://shopify/CustomerAccessToken/${customerAccessToken}`;
      return { deletedAccessToken: customerAccessToken, deletedCustomerAccessTokenId, userErrors: [] };
    },
  },
};
