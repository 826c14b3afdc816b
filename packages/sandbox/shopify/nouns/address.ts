import type { Context } from '../context.ts';
import type { PostalAddress } from '../engine/cart-types.ts';
import type { Resolvers } from '../resolve.ts';

type Formatting = { withName: boolean; withCompany: boolean };

const countryName = (code: string | null, language: string) =>
  code && (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);

const present = (parts: (string | null)[]) => parts.filter((part): part is string => Boolean(part));
const nameOf = ({ firstName, lastName }: PostalAddress) => present([firstName, lastName]).join(' ') || null;

export function formatted(address: PostalAddress, { withName, withCompany }: Formatting, { language }: Context) {
  return present([
    withName ? nameOf(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    present([address.zip, address.city]).join(' '),
    countryName(address.countryCode, language),
  ]);
}

interface MailingAddress extends PostalAddress {
  id: string;
}

export const address: Resolvers = {
  MailingAddress: {
    name: nameOf,
    country: ({ countryCode }: MailingAddress, _: unknown, { language }: Context) => countryName(countryCode, language),
    countryCodeV2: ({ countryCode }: MailingAddress) => countryCode,
    province: () => null,
    latitude: () => null,
    longitude: () => null,
    formatted,
    formattedArea: ({ city, countryCode }: MailingAddress, _: unknown, { language }: Context) =>
      present([city, countryName(countryCode, language)]).join(', ') || null,
  },
};
