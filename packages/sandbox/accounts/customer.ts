import type { Customer, CustomerAddress } from '../shopify/catalogue/types.ts';
import { connection, type PageArgs } from '../shopify/connection.ts';
import type { Context } from '../shopify/context.ts';
import type { PostalAddress } from '../shopify/engine/cart-types.ts';
import { nameProblems } from '../shopify/engine/customer-problems.ts';
import { defaultAddressOf } from '../shopify/engine/customers.ts';
import { ordersOf } from '../shopify/engine/orders.ts';
import { parseSearch } from '../shopify/engine/search-query.ts';
import { numberOf } from '../shopify/gid.ts';
import { formatted } from '../shopify/nouns/address.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import { changeCustomer, currentCustomer, type Problem, type Root } from './current-customer.ts';
import { metafieldFields, metafieldView } from './metafields.ts';
import { lastChange, orderView, shipmentStatus } from './order.ts';
import { returnsOf } from './returns.ts';
import { customerSubscriptions } from './subscriptions.ts';

const addressGid = (id: number | string) => `gid://shopify/CustomerAddress/${id}`;

/** The id of a customer's address in a gid; -1 when it is the gid of something else. */
export const addressIdOf = (gid: string) => numberOf(gid, 'CustomerAddress');

export const addressView = (address: CustomerAddress | (PostalAddress & { id: string })) => ({
  ...address,
  id: addressGid(address.id),
});
type AddressView = ReturnType<typeof addressView>;

const countryOf = (code: string | null, language: string) =>
  code && (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);

function emailView({ email, acceptsMarketing, unsubscribedAt }: Customer) {
  const marketingState = acceptsMarketing ? 'SUBSCRIBED' : unsubscribedAt ? 'UNSUBSCRIBED' : 'NOT_SUBSCRIBED';
  return { emailAddress: email, marketingState };
}

interface OrderArgs extends PageArgs {
  query?: string | null;
  sortKey?: string | null;
}

type Order = ReturnType<typeof ordersOf>[number];
const byId = (a: Order, b: Order) => a.id - b.id;
const byTime = (of: (order: Order) => string) => (a: Order, b: Order) =>
  Date.parse(of(a)) - Date.parse(of(b)) || byId(a, b);
const byProcessed = byTime(({ processedAt }) => processedAt);

const sorts: Record<string, (a: Order, b: Order) => number> = {
  CREATED_AT: byProcessed,
  PROCESSED_AT: byProcessed,
  UPDATED_AT: byTime(lastChange),
  ORDER_NUMBER: (a, b) => a.number - b.number,
  TOTAL_PRICE: (a, b) => a.total - b.total || byId(a, b),
};

const iso = (date: string) => [new Date(date).toISOString()];

/** One page of a customer's orders, with the documented search fields; words are searched in the name. */
function orders({ id: customerId }: Customer, { query, sortKey, ...page }: OrderArgs, context: Context) {
  const isMeant = parseSearch(query);
  const found = ordersOf(customerId, context).filter((order) => {
    const { id, name, number, processedAt } = order;
    const status = shipmentStatus(order)?.toLowerCase();
    const fields = {
      id: [id],
      name: [name],
      order_number: [number],
      created_at: iso(processedAt),
      processed_at: iso(processedAt),
      updated_at: iso(lastChange(order)),
      shipment_status: status ? [status] : [],
    };
    return isMeant({ text: name, fields });
  });
  return connection(found.sort(sorts[sortKey ?? ''] ?? byId), page, ({ id }) => id);
}

const nothing = (_: unknown, args: PageArgs) => connection<never>([], args, () => 0);
const none = () => null;
const empty = () => [];

interface OnlyId {
  id: string;
}

const orderById = ({ customerId }: Root, { id }: OnlyId, context: Context) =>
  orderView(ordersOf(customerId, context).find((order) => order.id === numberOf(id, 'Order')));

export const customerNouns: Resolvers = {
  QueryRoot: {
    customer: (root: Root, _: unknown, context: Context) => currentCustomer(root, context),
    order: orderById,
    orderDetailsPageOrder: orderById,
    shop: (_: Root, __: unknown, { catalogue }: Context) => catalogue.shop,
    company: none,
    companyLocation: none,
    draftOrder: none,
  },
  Customer: {
    id: ({ id }: Customer) => `gid://shopify/Customer/${id}`,
    displayName: ({ firstName, lastName, email }: Customer) => [firstName, lastName].filter(Boolean).join(' ') || email,
    emailAddress: emailView,
    phoneNumber: ({ phone }: Customer) => phone && { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' },
    creationDate: ({ createdAt }: Customer) => createdAt,
    addresses: (source: Customer, args: PageArgs & { skipDefault: boolean }) => {
      const main = defaultAddressOf(source);
      const shown = source.addresses.filter((address) => !args.skipDefault || address !== main);
      return connection(shown.map(addressView), args, ({ id }) => id);
    },
    defaultAddress: (source: Customer) => {
      const address = defaultAddressOf(source);
      return address && addressView(address);
    },
    orders,
    return: ({ id: customerId }: Customer, { id }: OnlyId, context: Context) =>
      ordersOf(customerId, context)
        .flatMap(returnsOf)
        .find((one) => one.id === id) ?? null,
    ...metafieldFields((source: Customer) => source.metafields.map((written) => metafieldView(written, source))),
    lastIncompleteCheckout: none,
    creditCard: none,
    paypalBillingAgreement: none,
    availablePaymentMethods: empty,
    availableWalletPaymentConfigs: empty,
    paymentInstrument: none,
    paymentInstruments: nothing,
    taxExemptionsDetails: empty,
    companyContacts: nothing,
    creditCards: nothing,
    draftOrders: nothing,
    storeCreditAccounts: nothing,
    ...customerSubscriptions,
  },
  CustomerAddress: {
    name: ({ firstName, lastName }: AddressView) => [firstName, lastName].filter(Boolean).join(' ') || null,
    phoneNumber: ({ phone }: AddressView) => phone,
    territoryCode: ({ countryCode }: AddressView) => countryCode,
    zoneCode: ({ provinceCode }: AddressView) => provinceCode,
    country: ({ countryCode }: AddressView, _: unknown, { language }: Context) => countryOf(countryCode, language),
    province: none,
    formatted,
    formattedArea: ({ city, countryCode }: AddressView, _: unknown, { language }: Context) =>
      [city, countryOf(countryCode, language)].filter(Boolean).join(', ') || null,
  },
  Shop: {
    id: ({ id }: Context['catalogue']['shop']) => `gid://shopify/Shop/${id}`,
    email: () => 'compte@silene.example',
    myshopifyDomain: () => 'silene.myshopify.com',
    url: (_: unknown, __: unknown, { origin }: Context) => origin,
    metafield: none,
    metafields: (_: unknown, { identifiers }: { identifiers: unknown[] }) => identifiers.map(none),
    shopPolicies: empty,
    addressFormSettings: () => {
      const optional = { mode: 'OPTIONAL' };
      const fields = { address2: optional, company: optional, firstName: optional, phone: optional };
      return { ...fields, addressAutocompletion: false };
    },
  },
};

/** As CustomerUpdateInput: the e-mail address is changed on the shop's account page. */
interface Input {
  firstName?: string | null;
  lastName?: string | null;
}

const problemsOf = (value: string | null | undefined, label: string, name: string): Problem[] =>
  nameProblems(value ?? '', label, ['input', name]).map((one) =>
    one.code === 'TOO_LONG' ? one : { ...one, code: 'INVALID' },
  );

function update(customer: Customer, { firstName, lastName }: Input, context: Context) {
  if (firstName === undefined && lastName === undefined) {
    const message = 'The personal information is empty';
    return { customer: null, userErrors: [{ code: 'CUSTOMER_INPUT_ARGUMENT_EMPTY', field: ['input'], message }] };
  }
  const userErrors = [
    ...problemsOf(firstName, 'First name', 'firstName'),
    ...problemsOf(lastName, 'Last name', 'lastName'),
  ];
  if (userErrors.length > 0) return { customer: null, userErrors };
  const changes = {
    ...(firstName !== undefined && { firstName: firstName?.trim() || null }),
    ...(lastName !== undefined && { lastName: lastName?.trim() || null }),
  };
  return { customer: changeCustomer(customer, changes, context), userErrors };
}

function subscribe(customer: Customer, context: Context) {
  if (customer.acceptsMarketing) {
    const message = 'The customer is already subscribed';
    return { emailAddress: null, userErrors: [{ code: 'CUSTOMER_ALREADY_SUBSCRIBED', field: null, message }] };
  }
  const changed = changeCustomer(customer, { acceptsMarketing: true, unsubscribedAt: undefined }, context);
  return { emailAddress: emailView(changed), userErrors: [] };
}

function unsubscribe(customer: Customer, context: Context) {
  const unsubscribedAt = context.clock().toISOString();
  const changed = changeCustomer(customer, { acceptsMarketing: false, unsubscribedAt }, context);
  return { emailAddress: emailView(changed), userErrors: [] };
}

export const profileMutations: Resolvers[string] = {
  customerUpdate: (root: Root, { input }: { input: Input }, context: Context) =>
    update(currentCustomer(root, context), input, context),
  customerEmailMarketingSubscribe: (root: Root, _: unknown, context: Context) =>
    subscribe(currentCustomer(root, context), context),
  customerEmailMarketingUnsubscribe: (root: Root, _: unknown, context: Context) =>
    unsubscribe(currentCustomer(root, context), context),
  customerEmailMarketingOptIn: (root: Root, _: unknown, context: Context) => {
    const { emailAddress: customerEmailAddress, userErrors } = subscribe(currentCustomer(root, context), context);
    return { customerEmailAddress, userErrors };
  },
};
