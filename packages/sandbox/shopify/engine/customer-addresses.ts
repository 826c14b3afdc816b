import type { Customer, CustomerAddress } from '../catalogue/types.ts';
import type { PostalAddress } from './cart-types.ts';
import { countryNamed } from './country-names.ts';
import { type CustomerProblem, nameProblems } from './customer-problems.ts';
import { defaultAddressOf } from './customers.ts';
import { isPostcode, needsPostcode } from './delivery.ts';

const texts = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip', 'phone'] as const;
type TextName = (typeof texts)[number];

/** As MailingAddressInput: the country by its name or its code. Absent fields stay unchanged. */
export type AddressInput = Partial<Record<TextName | 'country' | 'province', string | null>>;

type ReadAddress = { address: PostalAddress } | { problems: CustomerProblem[] };

const labels: Record<TextName | 'country', string> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  zip: 'Zip',
  phone: 'Phone',
  country: 'Country',
};
const required = ['lastName', 'address1', 'city', 'country', 'zip'] as const;
const placeless = { provinceCode: null, countryCode: null };
const nothing = { ...Object.fromEntries(texts.map((name) => [name, null])), ...placeless } as PostalAddress;
const written = (value: string | null | undefined) => value?.trim() || null;

function problemsOf(address: PostalAddress, input: AddressInput): CustomerProblem[] {
  const at = (name: string) => ['address', name];
  const country = address.countryCode;
  const isBlank = (name: (typeof required)[number]) =>
    name === 'country'
      ? !country && !written(input.country)
      : !address[name] && (name !== 'zip' || needsPostcode(country));
  const problems = required
    .filter(isBlank)
    .map((name) => ({ code: 'BLANK', field: at(name), message: `${labels[name]} can't be blank` }));
  if (!country && written(input.country))
    problems.push({ code: 'INVALID', field: at('country'), message: 'Country is invalid' });
  if (country && address.zip && !isPostcode(country, address.zip)) {
    const place = new Intl.DisplayNames(['en'], { type: 'region' }).of(country);
    problems.push({ code: 'INVALID', field: at('zip'), message: `Zip is not valid for ${place}` });
  }
  return [...problems, ...texts.flatMap((name) => nameProblems(address[name] ?? '', labels[name], at(name)))];
}

/** Applies the input to an existing address; returns the address or its problems. */
export function readAddress(input: AddressInput, before: PostalAddress = nothing): ReadAddress {
  const said = texts.filter((name) => input[name] !== undefined).map((name) => [name, written(input[name])]);
  const countryCode = input.country === undefined ? before.countryCode : countryNamed(input.country ?? '');
  const address: PostalAddress = { ...before, ...Object.fromEntries(said), countryCode };
  const problems = problemsOf(address, input);
  return problems.length > 0 ? { problems } : { address };
}

/** The first address becomes the default. */
export function withAddress(customer: Customer, address: CustomerAddress): Customer {
  const isKnown = customer.addresses.some(({ id }) => id === address.id);
  const addresses = isKnown
    ? customer.addresses.map((one) => (one.id === address.id ? address : one))
    : [...customer.addresses, address];
  return { ...customer, addresses, defaultAddressId: defaultAddressOf({ ...customer, addresses })?.id ?? null };
}

/** When the default address is removed, another one becomes the default. */
export function withoutAddress(customer: Customer, id: number): Customer {
  const addresses = customer.addresses.filter((address) => address.id !== id);
  return { ...customer, addresses, defaultAddressId: defaultAddressOf({ ...customer, addresses })?.id ?? null };
}
