import type { Customer, CustomerAddress } from './customer-types';
import { graphql, type ResultOf } from './graphql';
import { fromGid } from './types';

export const customerAddressFragment = graphql(`
  fragment CustomerAddressFields on MailingAddress @_unmask {
    id firstName lastName company phone address1 address2 city country countryCodeV2 zip
  }
`);

/**
 * Spread only where the operation declares `$withTags: Boolean!`: tags need a separate scope, and a shop that does not
 * grant it rejects the whole query.
 */
export const customerFragment = graphql(
  `
  fragment CustomerFields on Customer @_unmask {
    id
    email
    firstName
    lastName
    displayName
    phone
    tags @include(if: $withTags)
    createdAt
    acceptsMarketing
    numberOfOrders
    socialConnect: metafield(namespace: "custom", key: "social_connect") { value }
    defaultAddress { ...CustomerAddressFields }
    addresses(first: 10) { nodes { ...CustomerAddressFields } }
  }
`,
  [customerAddressFragment],
);

export const customerErrorFragment = graphql(`
  fragment CustomerErrorFields on CustomerUserError @_unmask { code field message }
`);

export type RawCustomer = ResultOf<typeof customerFragment>;
type RawCustomerAddress = ResultOf<typeof customerAddressFragment>;

/** Section 9 of the specification: "Addresses per customer: 10". */
export const MOST_ADDRESSES = 10;

export const customerAddress = ({ countryCodeV2, ...raw }: RawCustomerAddress): CustomerAddress => ({
  ...raw,
  countryCode: countryCodeV2,
});

/** The shop appends a different suffix to the same id for each token: only the number identifies the address. */
const numberOf = (id: string): string => id.replace(/\?.*$/, '');

export const isSameAddress = (one: string, other: string): boolean => numberOf(one) === numberOf(other);

type AddressBook<Raw> = { addresses: { nodes: Raw[] }; defaultAddress: Raw | null };

/** The ten addresses that are read, always including the default one, and which one that is. */
export function addressBook<Raw extends { id: string }>(
  { addresses: { nodes }, defaultAddress: main }: AddressBook<Raw>,
  map: (raw: Raw) => CustomerAddress,
): Pick<Customer, 'addresses' | 'defaultAddressId'> {
  const isMain = ({ id }: { id: string }): boolean => main !== null && isSameAddress(id, main.id);
  const read = !main || nodes.some(isMain) ? nodes : [main, ...nodes].slice(0, MOST_ADDRESSES);
  const addresses = read.map(map);
  return { addresses, defaultAddressId: addresses.find(isMain)?.id ?? null };
}

/** Section 3 of the specification, "Shop customer". Without the scope for tags the list is empty. */
export function customer(raw: RawCustomer): Customer {
  return {
    id: fromGid(raw.id),
    email: raw.email,
    firstName: raw.firstName,
    lastName: raw.lastName,
    displayName: raw.displayName,
    phone: raw.phone,
    tags: [...(raw.tags ?? [])],
    createdAt: raw.createdAt,
    acceptsMarketing: raw.acceptsMarketing,
    socialConnect: raw.socialConnect?.value === 'true',
    ...addressBook(raw, customerAddress),
    numberOfOrders: Number(raw.numberOfOrders),
  };
}
