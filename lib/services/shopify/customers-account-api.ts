import 'server-only';
import { env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/http/timeout-limits.ts';
import { remainingTime } from '../../platform/http/timeouts.ts';
import { apiVersion, mutateAs, queryAs } from './account-api/client.ts';
import {
  accountAddressFragment,
  accountFragment,
  addressInput,
  customerAddress,
  customer as mapCustomer,
  problemsWith,
  type UserError,
} from './account-api/map-customer.ts';
import {
  accountOrderFragment,
  accountOrderSummaryFragment,
  order as mapOrder,
  orderSummary,
  type RawAccountOrder,
  variantIdsIn,
} from './account-api/map-order.ts';
import { CustomerError, onceFor } from './customer-error.ts';
import type { Customer, CustomerChange, CustomerProblem, PageAsked } from './customer-types.ts';
import type { CustomerService } from './customers.ts';
import { accountGraphql } from './graphql.ts';
import { isOrderNumber } from './ids.ts';
import { isSameAddress, MOST_ADDRESSES } from './map-customer.ts';
import { getOrderedVariants } from './operations/variants.ts';
import { type AddressInput, sameAddress, sameText } from './same-content.ts';
import { type Held, withVerification } from './verification.ts';

const accountCustomer = accountGraphql(`query accountCustomer { customer { ...AccountFields } }`, [accountFragment]);

const accountAddresses = accountGraphql(
  `query accountAddresses { customer { addresses(first: 250) { nodes { ...AccountAddressFields } } } }`,
  [accountAddressFragment],
);

const accountUpdate = accountGraphql(`
  mutation accountUpdate($input: CustomerUpdateInput!) {
    payload: customerUpdate(input: $input) { customer { id } userErrors { code field message } }
  }
`);

const accountSubscribe = accountGraphql(`
  mutation accountSubscribe {
    payload: customerEmailMarketingSubscribe {
      emailAddress { marketingState } userErrors { code field message }
    }
  }
`);

const accountUnsubscribe = accountGraphql(`
  mutation accountUnsubscribe {
    payload: customerEmailMarketingUnsubscribe {
      emailAddress { marketingState } userErrors { code field message }
    }
  }
`);

const accountAddressCreate = accountGraphql(`
  mutation accountAddressCreate($address: CustomerAddressInput!) {
    payload: customerAddressCreate(address: $address) { customerAddress { id } userErrors { code field message } }
  }
`);

const accountAddressUpdate = accountGraphql(`
  mutation accountAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    payload: customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      customerAddress { id } userErrors { code field message }
    }
  }
`);

const accountAddressDelete = accountGraphql(`
  mutation accountAddressDelete($id: ID!) {
    payload: customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code field message } }
  }
`);

const accountOrders = accountGraphql(
  `
  query accountOrders($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...AccountOrderSummaryFields }
      }
    }
  }
`,
  [accountOrderSummaryFragment],
);

const accountOrderDetails = accountGraphql(
  `
  query accountOrderDetails($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { ...AccountOrderFields }
      }
    }
  }
`,
  [accountOrderFragment],
);

const accountOrderNumbers = accountGraphql(`
  query accountOrderNumbers($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        pageInfo { hasNextPage endCursor }
        nodes { id number }
      }
    }
  }
`);

const accountOrder = accountGraphql(`query accountOrder($id: ID!) { order(id: $id) { ...AccountOrderFields } }`, [
  accountOrderFragment,
]);

const accountReturn = accountGraphql(`
  mutation accountReturn($orderId: ID!, $lines: [RequestedLineItemInput!]!) {
    payload: orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
      return { id } userErrors { code field message }
    }
  }
`);

// Customers and addresses

async function readCustomer(token: string, most?: number): Promise<Customer | null> {
  const data = await queryAs(token, { document: accountCustomer, variables: {} }, most);
  return data && mapCustomer(data.customer);
}

type Payload<T> = ({ userErrors: readonly UserError[] } & T) | null;

/** Result of a mutation. Throws CustomerError, AppError `customerResponseNull` and `customerMissing`. */
function changed<T, Result>(payload: Payload<T>, pick: (payload: T) => Result | null): Result {
  if (!payload) throw new AppError('customerResponseNull');
  const problem = problemsWith(payload.userErrors);
  if (problem) throw problem;
  const result = pick(payload);
  if (result === null) throw new AppError('customerMissing');
  return result;
}

/** Carries out a change once; after a lost response the customer is read to verify it. */
const once = <Result>(token: string, change: Promise<Result>, held: (customer: Customer) => Held<Result>) =>
  onceFor(change, { read: (most) => readCustomer(token, most), held });

type Names = Pick<CustomerChange, 'firstName' | 'lastName'>;

function saveNames(token: string, input: Names): Promise<void> {
  const sent = mutateAs(token, { document: accountUpdate, variables: { input } });
  const names = Object.keys(input) as (keyof Names)[];
  return once(
    token,
    sent.then(({ payload }) => void changed(payload, ({ customer }) => customer)),
    (customer) => (names.every((name) => sameText(input[name], customer[name])) ? { result: undefined } : 'not'),
  );
}

/** Whether the only problem is that the customer is subscribed already. */
const isSubscribed = ({ userErrors }: { userErrors: readonly UserError[] }): boolean =>
  userErrors.length === 1 && userErrors[0]?.code === 'CUSTOMER_ALREADY_SUBSCRIBED';

function saveMarketing(token: string, accepts: boolean): Promise<void> {
  const document = accepts ? accountSubscribe : accountUnsubscribe;
  const sent = mutateAs(token, { document, variables: {} }).then(({ payload }) => {
    if (!payload || !isSubscribed(payload)) changed(payload, ({ emailAddress }) => emailAddress);
  });
  return once(token, sent, ({ acceptsMarketing }) => (acceptsMarketing === accepts ? { result: undefined } : 'not'));
}

/** Names and consent are separate mutations; e-mail and phone are changed at the shop alone. */
async function updateCustomer(token: string, change: CustomerChange): Promise<Customer> {
  const { firstName, lastName, acceptsMarketing } = change;
  const names: Names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
  if (Object.keys(names).length > 0) await saveNames(token, names);
  if (acceptsMarketing !== undefined) await saveMarketing(token, acceptsMarketing);
  const customer = await readCustomer(token);
  if (!customer) throw new AppError('customerNotFound');
  return customer;
}

/** The schema's type is that of one version; what the address is called in another is decided in `addressInput`. */
const inputOf = async (address: AddressInput) => addressInput(address, await apiVersion()) as { address1?: string };

const ADDRESS_ID = /^gid:\/\/shopify\/\w{1,40}\/\d{1,20}(\?[\w=&.%-]{0,300})?$/;

/** An id that came from a form. Only the shop can verify whose address it is. */
function knownShape(id: string): string {
  if (!ADDRESS_ID.test(id)) throw new AppError('invalidInput', { fields: 'id' });
  return id;
}

/** An address that is not among those read does not exist, unless the customer has more addresses than were read. */
const notAmong = ({ addresses }: Customer): 'not' | 'unknown' =>
  addresses.length < MOST_ADDRESSES ? 'not' : 'unknown';

async function createAddress(token: string, address: AddressInput): Promise<string> {
  const variables = { address: await inputOf(address) };
  const sent = mutateAs(token, { document: accountAddressCreate, variables });
  const id = sent.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once(token, id, (customer) => {
    const kept = customer.addresses.find((each) => sameAddress(address, each));
    return kept ? { result: kept.id } : notAmong(customer);
  });
}

async function updateAddress(token: string, id: string, address: AddressInput): Promise<string> {
  const variables = { id: knownShape(id), address: await inputOf(address) };
  const sent = mutateAs(token, { document: accountAddressUpdate, variables });
  const kept = sent.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once(token, kept, (customer) => {
    const one = customer.addresses.find((each) => isSameAddress(each.id, id));
    if (!one) return notAmong(customer);
    return sameAddress(address, one) ? { result: one.id } : 'not';
  });
}

async function deleteAddress(token: string, id: string): Promise<void> {
  const sent = mutateAs(token, { document: accountAddressDelete, variables: { id: knownShape(id) } });
  const gone = sent.then(({ payload }) => void changed(payload, ({ deletedAddressId }) => deletedAddressId));
  return once(token, gone, (customer) => {
    if (customer.addresses.some((one) => isSameAddress(one.id, id))) return 'not';
    return notAmong(customer) === 'not' ? { result: undefined } : 'unknown';
  });
}

async function setDefaultAddress(token: string, id: string): Promise<void> {
  const sent = mutateAs(token, { document: accountAddressUpdate, variables: { id: knownShape(id), isDefault: true } });
  const set = sent.then(({ payload }) => void changed(payload, (answer) => answer.customerAddress));
  return once(token, set, ({ defaultAddressId }) =>
    defaultAddressId && isSameAddress(defaultAddressId, id) ? { result: undefined } : 'not',
  );
}

// Orders

const isBadCursor = (error: unknown, after: PageAsked['after']): boolean =>
  after != null && error instanceof AppError && error.code === 'graphql' && /cursor/i.test(error.message);

/** An invalid cursor is an error of the caller. */
const cursorProblem = (after: PageAsked['after']) => (cause: unknown) => {
  throw isBadCursor(cause, after) ? new AppError('invalidInput', { fields: 'after' }, { cause }) : cause;
};

type PageInfo = { hasNextPage: boolean; endCursor: string | null };
const nextOf = ({ hasNextPage, endCursor }: PageInfo): string | null => (hasNextPage ? endCursor : null);

const getOrders: CustomerService['getOrders'] = async (token, { first, after }, context, most) => {
  const left = remainingTime(most);
  const operation = { document: accountOrders, variables: { first, after: after ?? null } };
  const data = await queryAs(token, operation, left()).catch(cursorProblem(after));
  if (!data) return null;
  const { nodes, pageInfo } = data.customer.orders;
  const ids = nodes.flatMap(({ lineItems }) => variantIdsIn(lineItems.nodes));
  const known = await getOrderedVariants(ids, context, left());
  return { orders: nodes.map((raw) => orderSummary(raw, known)), next: nextOf(pageInfo) };
};

const detailsAfter: CustomerService['detailsAfter'] = async (token, { first, after }, context, most) => {
  const left = remainingTime(most);
  const operation = { document: accountOrderDetails, variables: { first, after: after ?? null } };
  const data = await queryAs(token, operation, left());
  if (!data) return null;
  const { nodes, pageInfo } = data.customer.orders;
  const ids = nodes.flatMap(({ lineItems }) => variantIdsIn(lineItems.nodes));
  const known = await getOrderedVariants(ids, context, left());
  return { orders: nodes.map((raw) => mapOrder(raw, known)), next: nextOf(pageInfo) };
};

const NUMBERS_PER_CALL = 250;
/** Limits the search to two thousand orders; older ones are not found by their number. */
const MOST_CALLS = 8;

/**
 * Looks a number up among the customer's own orders, then reads that one: an id never comes from outside. `order` is null
 * when there is none; the whole result is null when the token is unknown.
 */
async function rawOrder(
  token: string,
  number: string,
  left: () => number | undefined,
): Promise<{ order: RawAccountOrder | null } | null> {
  let after: string | null = null;
  for (let call = 0; call < MOST_CALLS; call++) {
    const operation = { document: accountOrderNumbers, variables: { first: NUMBERS_PER_CALL, after } };
    const data: Awaited<ReturnType<typeof queryAs<NumbersPage, unknown>>> = await queryAs(token, operation, left());
    if (!data) return null;
    const { nodes, pageInfo } = data.customer.orders;
    const id = nodes.find((each) => String(each.number) === number)?.id;
    if (id) return queryAs(token, { document: accountOrder, variables: { id } }, left());
    after = nextOf(pageInfo);
    if (!after) break;
  }
  return { order: null };
}

type NumbersPage = {
  customer: { orders: { pageInfo: PageInfo; nodes: readonly { id: string; number: number }[] } };
};

const findOrder: CustomerService['findOrder'] = async (token, number, context, most) => {
  if (!isOrderNumber(number)) return { order: null };
  const left = remainingTime(most);
  const found = await rawOrder(token, number, left);
  if (!found?.order) return found && { order: null };
  const known = await getOrderedVariants(variantIdsIn(found.order.lineItems.nodes), context, left());
  return { order: mapOrder(found.order, known) };
};

// Returns

type Wanted = { lineItemId: string; quantity: number };

/** The same request within this time counts as the same one: a double click, or a retry after a lost response. */
const REPEATED_MS = 600_000;

/** Whether an order already has this request for a return. */
function isRequested({ returns }: RawAccountOrder, wanted: readonly Wanted[], now = Date.now()): boolean {
  const textOf = (lines: readonly Wanted[]) =>
    lines
      .map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`)
      .sort()
      .join();
  return returns.nodes.some(({ status, createdAt, returnLineItems: { nodes } }) => {
    const lines = nodes.map(({ lineItem, quantity }) => ({ lineItemId: lineItem.id, quantity }));
    return (
      status === 'REQUESTED' && now - Date.parse(createdAt ?? '') < REPEATED_MS && textOf(lines) === textOf(wanted)
    );
  });
}

/** A problem with a line or the note, at its field; null for a return that the shop does not take at all. */
function returnProblem({ code, field, message }: UserError): CustomerProblem | null {
  const known = code ?? null;
  if (field?.includes('customerNote')) return { code: known, field: 'reason', message };
  return field?.includes('quantity') ? { code: known, field: 'lines', message } : null;
}

const requestReturn: CustomerService['requestReturn'] = async (token, { number, lines, note }) => {
  const read = (most: number) => rawOrder(token, number, remainingTime(most));
  const found = await read(LOOKUP_TIMEOUT_MS);
  if (!found) throw new AppError('customerNotFound');
  const { order } = found;
  if (!order) throw new AppError('orderNotFound', { number });
  const wanted = lines.flatMap(({ place, quantity }): Wanted[] => {
    const id = order.lineItems.nodes[place]?.id;
    return id ? [{ lineItemId: id, quantity }] : [];
  });
  if (isRequested(order, wanted)) return 'atShop';
  const returnReason = note ? 'OTHER' : 'UNKNOWN';
  const requested = wanted.map((line) => ({ ...line, returnReason, ...(note && { customerNote: note }) }) as const);
  const variables = { orderId: order.id, lines: requested };
  const sent = mutateAs(token, { document: accountReturn, variables }).then(({ payload }) => {
    if (!payload) throw new AppError('customerResponseNull');
    if (payload.return) return 'atShop' as const;
    const problems = payload.userErrors.map(returnProblem).filter((problem) => problem !== null);
    if (problems.length > 0) throw new CustomerError(problems);
    return 'byMail' as const;
  });
  return withVerification(sent, {
    read: (most) => read(most).catch(() => null),
    held: (seen) => (seen.order && isRequested(seen.order, wanted) ? { result: 'atShop' as const } : 'not'),
  });
};

/** Customer accounts of the shop, by the Customer Account API. */
export const accounts: CustomerService = {
  capabilities: () => ({
    signIn: 'provider',
    canRegister: false,
    password: null,
    hasSignInEmail: false,
    contactPage: `${env().SHOPIFY_STORE_DOMAIN}/account`,
    provesEmail: true,
  }),
  getCustomer: (token, _, most) => readCustomer(token, most),
  updateCustomer,
  async getAddresses(token) {
    const data = await queryAs(token, { document: accountAddresses, variables: {} });
    return data?.customer.addresses.nodes.map(customerAddress) ?? null;
  },
  createAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  getOrders,
  detailsAfter,
  findOrder,
  requestReturn,
  renewToken: null,
  // The end of the session at the shop's provider ends its tokens.
  endToken: async () => {},
};
