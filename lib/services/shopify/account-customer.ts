import 'server-only';
import { AppError, errorCode } from '../../platform/errors.ts';
import { apiVersion, mutateAs, queryAs } from './account-api/client.ts';
import {
  accountAddressFragment,
  accountFragment,
  addressInput,
  customerAddress,
  customer as mapCustomer,
  problemOf,
} from './account-api/map-customer.ts';
import type { Held, ShopContext } from './client.ts';
import {
  type AddressInput,
  addressOutcome,
  CustomerError,
  checkedId,
  onceFor,
  problemsWith,
  resultOf,
  sameText,
  type UserError,
} from './customer-change.ts';
import type { Customer, CustomerAddress, CustomerChange } from './customer-types.ts';
import { accountGraphql } from './graphql.ts';

// What each of these does and throws: `CustomerService` in customers.ts.

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

export async function readCustomer(token: string, context: ShopContext, most?: number): Promise<Customer | null> {
  const data = await queryAs(token, { document: accountCustomer, variables: {} }, context, most);
  return data && mapCustomer(data.customer);
}

type Payload<T> = ({ userErrors: readonly UserError[] } & T) | null;

/** Result of a mutation. Throws CustomerError, and those of `resultOf`. */
const changed = <T, Result>(payload: Payload<T>, pick: (payload: T) => Result | null): Result =>
  resultOf(payload, ({ userErrors }) => problemsWith(userErrors, problemOf), pick);

type Reader = { token: string; context: ShopContext };

/** Carries out a change once; after a lost response the customer is read to verify it. */
const once = <Result>(
  { token, context }: Reader,
  change: Promise<Result>,
  held: (customer: Customer) => Held<Result>,
): Promise<Result> => onceFor(change, { read: (most) => readCustomer(token, context, most), held });

type Names = Pick<CustomerChange, 'firstName' | 'lastName'>;

function saveNames(reader: Reader, input: Names): Promise<void> {
  const sent = mutateAs(reader.token, { document: accountUpdate, variables: { input } });
  const names = Object.keys(input) as (keyof Names)[];
  return once(
    reader,
    sent.then(({ payload }) => void changed(payload, ({ customer }) => customer)),
    (customer) => (names.every((name) => sameText(input[name], customer[name])) ? { result: undefined } : 'not'),
  );
}

/** Whether the only problem is that the customer is subscribed already. */
const isSubscribed = ({ userErrors }: { userErrors: readonly UserError[] }): boolean =>
  userErrors.length === 1 && userErrors[0]?.code === 'CUSTOMER_ALREADY_SUBSCRIBED';

function saveMarketing(reader: Reader, accepts: boolean): Promise<void> {
  const document = accepts ? accountSubscribe : accountUnsubscribe;
  const sent = mutateAs(reader.token, { document, variables: {} }).then(({ payload }) => {
    if (!payload || !isSubscribed(payload)) changed(payload, ({ emailAddress }) => emailAddress);
  });
  return once(reader, sent, ({ acceptsMarketing }) => (acceptsMarketing === accepts ? { result: undefined } : 'not'));
}

/** Names and consent are separate mutations; e-mail and phone are changed at the shop alone. */
export async function updateCustomer(token: string, change: CustomerChange, context: ShopContext): Promise<Customer> {
  const { firstName, lastName, acceptsMarketing } = change;
  const names: Names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
  let isChanged = false;
  try {
    if (Object.keys(names).length > 0) {
      await saveNames({ token, context }, names);
      isChanged = true;
    }
    if (acceptsMarketing !== undefined) {
      await saveMarketing({ token, context }, acceptsMarketing);
      isChanged = true;
    }
    const customer = await readCustomer(token, context);
    if (!customer) throw new AppError('customerNotFound');
    return customer;
  } catch (error) {
    // A refusal names its field; after any other failure nobody may say that nothing is saved.
    if (!isChanged || error instanceof CustomerError) throw error;
    throw new AppError('unconfirmed', { reason: errorCode(error) ?? '' }, { cause: error });
  }
}

/** The schema's type is that of one version; what the address is called in another is decided in `addressInput`. */
const inputOf = async (address: AddressInput) => addressInput(address, await apiVersion()) as { address1?: string };

const ADDRESS_ID = /^gid:\/\/shopify\/\w{1,40}\/\d{1,20}(\?[\w=&.%-]{0,1000})?$/;

/** All addresses, for the export; null when the token is over. */
export async function getAddresses(token: string, context: ShopContext): Promise<CustomerAddress[] | null> {
  const data = await queryAs(token, { document: accountAddresses, variables: {} }, context);
  return data?.customer.addresses.nodes.map(customerAddress) ?? null;
}

export async function createAddress(token: string, address: AddressInput, context: ShopContext): Promise<string> {
  const variables = { address: await inputOf(address) };
  const sent = mutateAs(token, { document: accountAddressCreate, variables });
  const id = sent.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once({ token, context }, id, addressOutcome.created(address));
}

export async function updateAddress(
  token: string,
  id: string,
  address: AddressInput,
  context: ShopContext,
): Promise<string> {
  const variables = { id: checkedId(id, ADDRESS_ID), address: await inputOf(address) };
  const sent = mutateAs(token, { document: accountAddressUpdate, variables });
  const addressId = sent.then(({ payload }) => changed(payload, ({ customerAddress }) => customerAddress).id);
  return once({ token, context }, addressId, addressOutcome.updated(id, address));
}

export async function deleteAddress(token: string, id: string, context: ShopContext): Promise<void> {
  const sent = mutateAs(token, { document: accountAddressDelete, variables: { id: checkedId(id, ADDRESS_ID) } });
  const gone = sent.then(({ payload }) => void changed(payload, ({ deletedAddressId }) => deletedAddressId));
  return once({ token, context }, gone, addressOutcome.deleted(id));
}

export async function setDefaultAddress(token: string, id: string, context: ShopContext): Promise<void> {
  const sent = mutateAs(token, {
    document: accountAddressUpdate,
    variables: { id: checkedId(id, ADDRESS_ID), isDefault: true },
  });
  const set = sent.then(({ payload }) => void changed(payload, (answer) => answer.customerAddress));
  return once({ token, context }, set, addressOutcome.madeDefault(id));
}
