import type { Customer, CustomerAddress } from './customer-types';
import { isSameAddress, MOST_ADDRESSES } from './map-customer';
import type { Held } from './verification';

type Text = string | null | undefined;

const plain = (text: Text): string => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the shop's value equals the sent one, ignoring the shop's normalisation. */
export const sameText = (sent: Text, stored: Text): boolean => plain(sent) === plain(stored);

/** Number of final digits that identify a telephone number within a country: they are preceded by 0 or the country's code. */
const TELLING_DIGITS = 8;

export function samePhone(sent: Text, stored: Text): boolean {
  const [one, other] = [sent, stored].map((text) => (text ?? '').replace(/\D/g, '').slice(-TELLING_DIGITS));
  return one === other;
}

const LANGUAGES = ['en', 'fr', 'nl'];

function namesOf(code: string): string[] {
  return LANGUAGES.flatMap((language) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? []);
}

/** A country is sent by its code or by its name in any of our languages. */
function sameCountry(sent: Text, { country, countryCode }: Pick<CustomerAddress, 'country' | 'countryCode'>): boolean {
  const names = countryCode ? [countryCode, ...namesOf(countryCode)] : [];
  return [country, ...names].some((name) => sameText(sent, name));
}

const FIELDS = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip'] as const;
/** `country` is a code or a name; `zoneCode`, where there is one, the province or state. */
export type AddressInput = Record<(typeof FIELDS)[number] | 'phone' | 'country', string> & { zoneCode?: string };

/** Whether an address of the shop equals the sent one. */
export const sameAddress = (sent: AddressInput, stored: CustomerAddress): boolean =>
  FIELDS.every((field) => sameText(sent[field], stored[field])) &&
  samePhone(sent.phone, stored.phone) &&
  sameText(sent.zoneCode, stored.zoneCode) &&
  sameCountry(sent.country, stored);

/** An address that is not among those read does not exist, unless the customer has more addresses than were read. */
const notAmong = ({ addresses }: Customer): 'not' | 'unknown' =>
  addresses.length < MOST_ADDRESSES ? 'not' : 'unknown';

type Outcome<Result> = (customer: Customer) => Held<Result>;

/** Outcome of a change of addresses, from the customer as read after a lost response; the result is the address's id. */
export const addressOutcome = {
  created:
    (sent: AddressInput): Outcome<string> =>
    (customer) => {
      const stored = customer.addresses.find((each) => sameAddress(sent, each));
      return stored ? { result: stored.id } : notAmong(customer);
    },
  updated:
    (id: string, sent: AddressInput): Outcome<string> =>
    (customer) => {
      const one = customer.addresses.find((each) => isSameAddress(each.id, id));
      if (!one) return notAmong(customer);
      return sameAddress(sent, one) ? { result: one.id } : 'not';
    },
  deleted:
    (id: string): Outcome<undefined> =>
    (customer) => {
      if (customer.addresses.some((one) => isSameAddress(one.id, id))) return 'not';
      return notAmong(customer) === 'not' ? { result: undefined } : 'unknown';
    },
  madeDefault:
    (id: string): Outcome<undefined> =>
    ({ defaultAddressId }) =>
      defaultAddressId && isSameAddress(defaultAddressId, id) ? { result: undefined } : 'not',
};
