import { normalisePostcode } from '../delivery/postcode.ts';
import { deliveryIn } from '../delivery/settings.ts';
import { type CountryOption, countryName, countryOptions } from '../platform/i18n/countries.ts';
import { LOCALES, MARKETS } from '../platform/markets.ts';
import { phoneCountry, toE164 } from '../platform/text/phone.ts';
import type { Customer, CustomerAddress } from '../services/shopify/customer-types.ts';
import type { CustomerChange } from '../services/shopify/operations/customer.ts';
import type { AddressInput } from '../services/shopify/same-content.ts';
import type { Profile, TypedAddress } from './schema.ts';

/** Where the shop delivers, once each. */
const DELIVERED = [...new Set<string>(LOCALES.flatMap((locale) => MARKETS[locale].shop?.country ?? []))];

/** The list of an address: the market's own country first, then the other one that is delivered to, then all others by name. */
export function addressCountries(tag: string, own: string): CountryOption[] {
  const options = countryOptions(tag);
  const first = [own, ...DELIVERED.filter((code) => code !== own)];
  return [
    ...first.flatMap((code) => options.filter(({ value }) => value === code)),
    ...options.filter(({ value }) => !first.includes(value)),
  ];
}

/** What the shop writes down: it takes the name of a country, not its code. */
export const shopCountry = (code: string): string => countryName(code, 'en');

/** The values of a form's fields, as text: an empty one is a field left empty. */
export type Values = Readonly<Record<string, string>>;

/** What the form of a customer's own facts shows. */
export const profileValues = ({ firstName, lastName, email, phone, acceptsMarketing }: Customer): Values => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: email ?? '',
  phone: phone ?? '',
  acceptsMarketing: acceptsMarketing ? 'on' : '',
});

/** What the form of an address shows. */
export const addressValues = ({ id: _, country: __, countryCode, ...texts }: CustomerAddress): Values => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])),
  country: countryCode ?? '',
});

/**
 * What pages name an address by: the digits of its id. The whole id is kept from them, the hosted shop may put the
 * customer's token into it. Empty for what is no id of an address.
 */
export const addressNumber = (id: string): string => /\/MailingAddress\/(\d+)/.exec(id)?.[1] ?? '';

/** The customer's own address of that number; undefined for another customer's as for none. */
export const addressOf = ({ addresses }: Customer, number: string): CustomerAddress | undefined =>
  addresses.find(({ id }) => addressNumber(id) === number);

/** What the shop is to be told: only what differs from what it knows. @param country of the market, for the phone number */
export function profileChanges(typed: Profile, customer: Customer, country: string): CustomerChange {
  const { firstName, lastName, email } = typed;
  const texts = { firstName, lastName, email, phone: phoneOf(typed.phone, country) };
  const changed = Object.entries(texts).filter(([name, text]) => text !== (customer[name as keyof typeof texts] ?? ''));
  const acceptsMarketing = typed.acceptsMarketing === 'on';
  return {
    ...Object.fromEntries(changed),
    ...(acceptsMarketing !== customer.acceptsMarketing && { acceptsMarketing }),
  };
}

/** The name and the number of an address, where the customer wants them for the account too. */
export function accountChanges(typed: TypedAddress, customer: Customer, country: string): CustomerChange {
  if (typed.forAccount !== 'on') return {};
  const { firstName, lastName } = typed;
  const {
    acceptsMarketing: _,
    email: __,
    ...changes
  } = profileChanges(
    { firstName, lastName, email: customer.email ?? '', phone: typed.phone ?? customer.phone ?? undefined },
    customer,
    phoneCountry(typed.country, country),
  );
  return changes;
}

const phoneOf = (typed: string | undefined, country: string): string => (typed && toE164(typed, country)) || '';

/** An address as it was typed, for the shop. Fields left empty are emptied there as well. */
export function shopAddress({ forAccount: _, ...typed }: TypedAddress, market: string): AddressInput {
  const { company = '', address2 = '', zip, country } = typed;
  return {
    ...typed,
    company,
    address2,
    zip: deliveryIn(country) ? normalisePostcode(zip) : zip,
    phone: phoneOf(typed.phone, phoneCountry(country, market)),
    country: shopCountry(country),
  };
}
