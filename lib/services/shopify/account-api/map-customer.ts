import type { ResultOf } from 'gql.tada';
import type { AddressInput, UserError } from '../customer-change';
import type { Customer, CustomerAddress, CustomerProblem } from '../customer-types';
import { accountGraphql } from '../graphql';
import { addressBook } from '../map-customer';
import { fromGid } from '../types';

export const accountAddressFragment = accountGraphql(`
  fragment AccountAddressFields on CustomerAddress @_unmask {
    id firstName lastName company phoneNumber address1 address2 city country territoryCode zoneCode zip
  }
`);

export const accountFragment = accountGraphql(
  `
  fragment AccountFields on Customer @_unmask {
    id
    firstName
    lastName
    displayName
    creationDate
    tags
    emailAddress { emailAddress marketingState }
    phoneNumber { phoneNumber }
    socialConnect: metafield(namespace: "custom", key: "social_connect") { value }
    defaultAddress { ...AccountAddressFields }
    addresses(first: 10) { nodes { ...AccountAddressFields } }
  }
`,
  [accountAddressFragment],
);

type RawAddress = ResultOf<typeof accountAddressFragment>;
export type RawAccount = ResultOf<typeof accountFragment>;

export function customerAddress({ territoryCode, zoneCode, phoneNumber, ...raw }: RawAddress): CustomerAddress {
  return { ...raw, phone: phoneNumber, countryCode: territoryCode, zoneCode };
}

/** Section 3 of the specification, "Shop customer". Who has not yet confirmed the subscription counts as subscribed. */
export function customer(raw: RawAccount): Customer {
  const { emailAddress } = raw;
  return {
    id: fromGid(raw.id),
    email: emailAddress?.emailAddress ?? null,
    firstName: raw.firstName,
    lastName: raw.lastName,
    displayName: raw.displayName,
    phone: raw.phoneNumber?.phoneNumber ?? null,
    tags: [...raw.tags],
    createdAt: raw.creationDate,
    acceptsMarketing: ['SUBSCRIBED', 'PENDING'].includes(emailAddress?.marketingState ?? ''),
    socialConnect: raw.socialConnect?.value === 'true',
    ...addressBook(raw, customerAddress),
    numberOfOrders: null,
  };
}

/** The first version whose addresses take `countryCode` instead of `territoryCode`. */
const COUNTRY_CODE_SINCE = '2026-10';

/** An address as this version of the API takes it. A field left empty is cleared. */
export function addressInput({ country, phone, zoneCode, ...texts }: AddressInput, version: string | null) {
  const isNewer = version !== null && version >= COUNTRY_CODE_SINCE;
  const common = { ...texts, phoneNumber: phone || null, zoneCode: zoneCode || null };
  return { ...common, [isNewer ? 'countryCode' : 'territoryCode']: country };
}

/** Codes of the API, as the codes of the Storefront API: `field` is the one that the code itself is about. */
const CODES: Readonly<Record<string, { code: string; field?: string | null }>> = {
  ADDRESS1_MISSING: { code: 'BLANK', field: 'address1' },
  ADDRESS_ARGUMENT_EMPTY: { code: 'BLANK', field: null },
  ADDRESS_ID_DOES_NOT_EXIST: { code: 'NOT_FOUND', field: null },
  COUNTRY_NOT_EXIST: { code: 'INVALID', field: 'country' },
  CUSTOMER_ADDRESS_ALREADY_EXISTS: { code: 'ADDRESS_ALREADY_EXISTS', field: null },
  CUSTOMER_DOES_NOT_EXIST: { code: 'TOKEN_INVALID', field: null },
  CUSTOMER_INPUT_ARGUMENT_EMPTY: { code: 'BLANK', field: null },
  DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED: { code: 'ADDRESS_IS_DEFAULT', field: null },
  DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED: { code: 'ADDRESS_IS_DEFAULT', field: null },
  EMAIL_ADDRESS_NOT_FOUND: { code: 'BLANK', field: 'acceptsMarketing' },
  FAILED_TO_SUBSCRIBE: { code: 'INVALID', field: 'acceptsMarketing' },
  FAILED_TO_UNSUBSCRIBE: { code: 'INVALID', field: 'acceptsMarketing' },
  INVALID: { code: 'INVALID' },
  INVALID_FOR_COUNTRY: { code: 'INVALID' },
  INVALID_FOR_COUNTRY_AND_PROVINCE: { code: 'INVALID' },
  INVALID_TERRITORY_CODE: { code: 'INVALID', field: 'country' },
  PHONE_NUMBER_NOT_VALID: { code: 'INVALID', field: 'phone' },
  REQUIRED: { code: 'BLANK' },
  TERRITORY_CODE_MISSING: { code: 'BLANK', field: 'country' },
  TOO_LONG: { code: 'TOO_LONG' },
  ZONE_CODE_MISSING: { code: 'BLANK', field: 'zoneCode' },
};

/** The API's names of fields that have another name in the forms. */
const FIELDS: Readonly<Record<string, string>> = {
  phoneNumber: 'phone',
  territoryCode: 'country',
  countryCode: 'country',
};
/** Names of the arguments themselves: an error on one of them concerns no field. */
const ARGUMENTS = ['input', 'address', 'addressId', 'defaultAddress'];

/** A problem that the API reports, in the terms of the Storefront API. */
export function problemOf({ code, field, message }: UserError): CustomerProblem {
  const known = code ? CODES[code] : undefined;
  const last = field?.at(-1);
  const named = last && !ARGUMENTS.includes(last) ? (FIELDS[last] ?? last) : null;
  return { code: known?.code ?? code ?? null, field: known?.field === undefined ? named : known.field, message };
}
