import 'server-only';
import { mutate, query, type ShopContext } from '../client';
import { changed, onceFor } from '../customer-error';
import type { Customer, CustomerAddress } from '../customer-types';
import { graphql } from '../graphql';
import { checkedId } from '../ids';
import { customerAddress, customerAddressFragment, customerErrorFragment } from '../map-customer';
import { type AddressInput, addressOutcome } from '../same-content';
import type { Held } from '../verification';
import { getCustomer } from './customer';

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

export type { AddressInput };

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
