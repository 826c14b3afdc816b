import type { Customer, CustomerAddress } from './customer-types';
import { graphql, type ResultOf } from './graphql';
import { fromGid } from './ids';

export const customerAddressFragment = graphql(`
  fragment CustomerAddressFields on MailingAddress @_unmask {
    id firstName lastName company phone address1 address2 city country countryCodeV2 zip
  }
`);

/**
 * Spread only where the operation declares `$withTags: Boolean!`: tags need a scope of their own, and a shop that does not
 * grant it answers nothing at all to who asks for them.
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
export type RawCustomerAddress = ResultOf<typeof customerAddressFragment>;

/** Section 9 of the specification: "Addresses per customer: 10". */
export const MOST_ADDRESSES = 10;

export const customerAddress = ({ countryCodeV2, ...raw }: RawCustomerAddress): CustomerAddress => ({
  ...raw,
  countryCode: countryCodeV2,
});

/** The shop ends the same id differently from one token to the next: the number alone says which address it is. */
const numberOf = (id: string): string => id.replace(/\?.*$/, '');

export const isSameAddress = (one: string, other: string): boolean => numberOf(one) === numberOf(other);

/** The ten that are read, with the default one among them wherever it stands. */
function addressesOf({ addresses: { nodes }, defaultAddress }: RawCustomer): RawCustomerAddress[] {
  if (!defaultAddress || nodes.some(({ id }) => isSameAddress(id, defaultAddress.id))) return nodes;
  return [defaultAddress, ...nodes].slice(0, MOST_ADDRESSES);
}

/** Section 3 of the specification, "Shop customer". Without the scope for them there are no tags. */
export function customer(raw: RawCustomer): Customer {
  const addresses = addressesOf(raw).map(customerAddress);
  const { defaultAddress } = raw;
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
    addresses,
    defaultAddressId: addresses.find(({ id }) => defaultAddress && isSameAddress(id, defaultAddress.id))?.id ?? null,
    numberOfOrders: Number(raw.numberOfOrders),
  };
}
