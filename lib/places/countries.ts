import { COUNTRIES, type Country } from './types.ts';

const OVERSEAS: Readonly<Record<string, Country>> = { '971': 'gp', '972': 'mq', '974': 're', '988': 'nc' };

/** The country of an INSEE commune code, or null outside the five: Mayotte and Guyane have codes of the same form. */
export function countryOfCode(code: string): Country | null {
  if (!/^\d[\dAB]\d{3}$/.test(code)) return null;
  return OVERSEAS[code.slice(0, 3)] ?? (code >= '96' ? null : 'fr');
}

/** `RE` → `re`; null for a country where no places are looked for. */
export const readCountry = (code: string): Country | null =>
  COUNTRIES.find((country) => country === code.toLowerCase()) ?? null;
