import { type CountryOption, countryName, countryOptions } from '../contact/countries.ts';
import { LOCALES, MARKETS } from '../markets.ts';

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
