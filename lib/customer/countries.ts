import { type CountryOption, countryName, countryOptions } from '../contact/countries.ts';

/** Where the shop delivers. */
const DELIVERED = ['FR', 'BE'];

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
