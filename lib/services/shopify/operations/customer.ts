import 'server-only';
import type { VariablesOf } from 'gql.tada';
import { type Held, mutate, query, type ShopContext, withoutVerification } from '../client';
import {
  type AddressInput,
  addressOutcome,
  changed,
  checkedId,
  onceFor,
  samePhone,
  sameText,
} from '../customer-change';
import type { Customer, CustomerAddress, CustomerChange, CustomerToken } from '../customer-types';
import { graphql, isAccessDenied } from '../graphql';
import {
  customerAddress,
  customerAddressFragment,
  customerErrorFragment,
  customerFragment,
  customer as mapCustomer,
  type RawCustomer,
} from '../map-customer';

const customerByToken = graphql(
  `
  query customerByToken($token: String!, $withTags: Boolean!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) { ...CustomerFields }
  }
`,
  [customerFragment],
);

const customerUpdate = graphql(
  `
  mutation customerUpdate($customer: CustomerUpdateInput!, $token: String!, $withTags: Boolean!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerUpdate(customer: $customer, customerAccessToken: $token) {
      customer { ...CustomerFields } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerFragment, customerErrorFragment],
);

/** False once the shop has refused the scope for tags. */
let withTags = true;

async function read(token: string, context: ShopContext, most?: number): Promise<RawCustomer | null> {
  const ask = async (tags: boolean) =>
    (await query({ document: customerByToken, variables: { token, withTags: tags, ...context } }, most)).customer;
  if (!withTags) return ask(false);
  try {
    return await ask(true);
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    const found = await ask(false);
    withTags = false;
    return found;
  }
}

/**
 * The customer of a token with at most ten addresses, or null when the shop does not know the token.
 * @param most timeout of a request, in milliseconds
 */
export async function getCustomer(token: string, context: ShopContext, most?: number): Promise<Customer | null> {
  const found = await read(token, context, most);
  return found && mapCustomer(found);
}

type Input = VariablesOf<typeof customerUpdate>['customer'];
const inputOf = ({ phone, ...change }: CustomerChange): Input => ({
  ...change,
  ...(phone !== undefined && { phone: phone || null }),
});

function held(customer: Customer, { phone, acceptsMarketing, ...texts }: CustomerChange): Held<Customer> {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const holds =
    names.every((name) => texts[name] === undefined || sameText(texts[name], customer[name])) &&
    (phone === undefined || samePhone(phone, customer.phone)) &&
    (acceptsMarketing === undefined || acceptsMarketing === customer.acceptsMarketing);
  return holds ? { result: customer } : 'not';
}

/**
 * Changes the customer of a token and returns the updated customer. Throws CustomerError, AppError `customerNotFound`,
 * `customerMissing`, `customerResponseNull`, `unconfirmed`, and network errors.
 */
export function updateCustomer(token: string, change: CustomerChange, context: ShopContext): Promise<Customer> {
  const variables = { customer: inputOf(change), token, withTags, ...context };
  const sent = mutate({ document: customerUpdate, variables }).then(({ payload }) =>
    mapCustomer(changed(payload, ({ customer }) => customer)),
  );
  return onceFor(sent, {
    read: (most) => getCustomer(token, context, most),
    held: (customer) => held(customer, change),
  });
}

const passwordUpdate = graphql(
  `
  mutation customerPasswordUpdate($password: String!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerUpdate(customer: { password: $password }, customerAccessToken: $token) {
      customerAccessToken { accessToken expiresAt } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

/**
 * Changes a customer's password. This revokes every previous token: returns the new one. Throws CustomerError, AppError
 * `customerNotFound`, `customerResponseNull`, `customerMissing` (no new token) and `unconfirmed`.
 */
export async function updatePassword(token: string, password: string, context: ShopContext): Promise<CustomerToken> {
  const { payload } = await withoutVerification(
    mutate({ document: passwordUpdate, variables: { password, token, ...context } }),
  );
  return changed(payload, ({ customerAccessToken }) => customerAccessToken);
}

const customerAddresses = graphql(
  `
  query customerAddresses($token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) { addresses(first: 250) { nodes { ...CustomerAddressFields } } }
  }
`,
  [customerAddressFragment],
);

const addressCreate = graphql(
  `
  mutation customerAddressCreate($address: MailingAddressInput!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAddressCreate(address: $address, customerAccessToken: $token) {
      customerAddress { id } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

const addressUpdate = graphql(
  `
  mutation customerAddressUpdate($id: ID!, $address: MailingAddressInput!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAddressUpdate(id: $id, address: $address, customerAccessToken: $token) {
      customerAddress { id } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

const addressDelete = graphql(
  `
  mutation customerAddressDelete($id: ID!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAddressDelete(id: $id, customerAccessToken: $token) {
      deletedCustomerAddressId customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

const defaultAddressUpdate = graphql(
  `
  mutation customerDefaultAddressUpdate($id: ID!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerDefaultAddressUpdate(addressId: $id, customerAccessToken: $token) {
      customer { id } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

/** All addresses of a customer, for the export of their data; null when the shop does not know the token. */
export async function getAddresses(token: string, context: ShopContext): Promise<CustomerAddress[] | null> {
  const { customer } = await query({ document: customerAddresses, variables: { token, ...context } });
  return customer?.addresses.nodes.map(customerAddress) ?? null;
}

// Each of them throws CustomerError, AppError `customerNotFound` (the shop does not know the token), `customerResponseNull`,
// `customerMissing`, `unconfirmed` and `invalidInput` (no id of an address), and those of the network.

const ADDRESS_ID = /^gid:\/\/shopify\/MailingAddress\/\d{1,20}(\?[\w=&.%-]{0,1000})?$/;

type Who = { token: string; context: ShopContext };

/** Sends a change once; after a lost response the customer is read to verify it. */
const once = <Result>({ token, context }: Who, change: Promise<Result>, held: (customer: Customer) => Held<Result>) =>
  onceFor(change, { read: (most) => getCustomer(token, context, most), held });

/** Returns the id of the new address. */
export function createAddress(token: string, address: AddressInput, context: ShopContext): Promise<string> {
  const change = mutate({ document: addressCreate, variables: { address, token, ...context } });
  const id = change.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once({ token, context }, id, addressOutcome.created(address));
}

/** Returns the id of the address; all its fields are replaced. */
export async function updateAddress(
  token: string,
  id: string,
  address: AddressInput,
  context: ShopContext,
): Promise<string> {
  const change = mutate({
    document: addressUpdate,
    variables: { id: checkedId(id, ADDRESS_ID), address, token, ...context },
  });
  const addressId = change.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once({ token, context }, addressId, addressOutcome.updated(id, address));
}

export async function deleteAddress(token: string, id: string, context: ShopContext): Promise<void> {
  const change = mutate({ document: addressDelete, variables: { id: checkedId(id, ADDRESS_ID), token, ...context } });
  const gone = change.then(({ payload }) => void changed(payload, (answer) => answer.deletedCustomerAddressId));
  return once({ token, context }, gone, addressOutcome.deleted(id));
}

export async function setDefaultAddress(token: string, id: string, context: ShopContext): Promise<void> {
  const change = mutate({
    document: defaultAddressUpdate,
    variables: { id: checkedId(id, ADDRESS_ID), token, ...context },
  });
  const set = change.then(({ payload }) => void changed(payload, ({ customer }) => customer));
  return once({ token, context }, set, addressOutcome.madeDefault(id));
}
