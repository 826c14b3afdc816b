import { deliveryIn, normalisePostcode } from '../delivery/rules.ts';
import { type CountryOption, countryOptions } from '../platform/i18n/countries.ts';
import { LOCALES, MARKETS } from '../platform/markets.ts';
import { phoneCountry, toE164 } from '../platform/text/phone.ts';
import type { AddressInput } from '../services/shopify/customer-change.ts';
import type { Customer, CustomerAddress, CustomerChange } from '../services/shopify/customer-types.ts';
import type { Profile, TypedAddress } from './schema.ts';

/** Countries the shop delivers to, without duplicates. */
const DELIVERED = [...new Set<string>(LOCALES.flatMap((locale) => MARKETS[locale].shop?.country ?? []))];

/** Country options for an address: the market's own country first, then the other delivery country, then all others by name. */
export function addressCountries(tag: string, own: string): CountryOption[] {
  const options = countryOptions(tag);
  const first = [own, ...DELIVERED.filter((code) => code !== own)];
  return [
    ...first.flatMap((code) => options.filter(({ value }) => value === code)),
    ...options.filter(({ value }) => !first.includes(value)),
  ];
}

/** The values of a form's fields, as text: an empty string is a field left empty. */
export type Values = Readonly<Record<string, string>>;

/** Values of the profile form. */
export const profileValues = ({ firstName, lastName, email, phone, acceptsMarketing }: Customer): Values => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: email ?? '',
  phone: phone ?? '',
  acceptsMarketing: acceptsMarketing ? 'on' : '',
});

/** Values of an address form. */
export const addressValues = ({ id: _, country: __, countryCode, ...texts }: CustomerAddress): Values => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
  country: countryCode ?? '',
});

/**
 * Identifies an address on pages: the digits of its id. Pages never get the whole id, because the hosted shop may put the
 * customer's token into it. Empty when the text is not the id of an address.
 */
export const addressNumber = (id: string): string => /\/(?:Mailing|Customer)Address\/(\d+)/.exec(id)?.[1] ?? '';

/** The customer's own address with this number; undefined when it does not exist or belongs to another customer. */
export const addressOf = ({ addresses }: Customer, number: string): CustomerAddress | undefined =>
  addresses.find(({ id }) => addressNumber(id) === number);

/**
 * Changes to send to the shop: only values that differ from the stored ones. @param country of the market, for the phone
 * number
 */
export function profileChanges(typed: Profile, customer: Customer, country: string): CustomerChange {
  const { firstName, lastName } = typed;
  const contact = 'email' in typed ? { email: typed.email, phone: phoneOf(typed.phone, country) } : {};
  const texts = { firstName, lastName, ...contact };
  const changed = Object.entries(texts).filter(
    ([name, text]) => text !== (customer[name as 'firstName' | 'lastName' | 'email' | 'phone'] ?? ''),
  );
  const acceptsMarketing = typed.acceptsMarketing === 'on';
  return {
    ...Object.fromEntries(changed),
    ...(acceptsMarketing !== customer.acceptsMarketing && { acceptsMarketing }),
  };
}

/**
 * Name and phone number of an address, when the customer wants to copy them to the account.
 * @param hasPhone whether the account's phone number is changed here
 */
export function accountChanges(
  typed: TypedAddress,
  customer: Customer,
  country: string,
  hasPhone: boolean,
): CustomerChange {
  if (typed.forAccount !== 'on') return {};
  const { firstName, lastName } = typed;
  const contact = { email: customer.email ?? '', phone: typed.phone ?? customer.phone ?? undefined };
  const {
    acceptsMarketing: _,
    email: __,
    ...changes
  } = profileChanges({ firstName, lastName, ...(hasPhone && contact) }, customer, phoneCountry(typed.country, country));
  return changes;
}

const phoneOf = (typed: string | undefined, country: string): string => (typed && toE164(typed, country)) || '';

/** A typed address in the format of the shop. Fields left empty are cleared there as well. */
export function shopAddress({ forAccount: _, ...typed }: TypedAddress, market: string): AddressInput {
  const { company = '', address2 = '', zoneCode = '', zip = '', country } = typed;
  return {
    ...typed,
    company,
    address2,
    zoneCode: zoneCode.toUpperCase(),
    zip: deliveryIn(country) ? normalisePostcode(zip) : zip,
    phone: phoneOf(typed.phone, phoneCountry(country, market)),
  };
}
