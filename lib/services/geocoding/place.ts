/**
 * Countries in which places are searched (specification, section 9): France, La Réunion, Guadeloupe, Martinique, New
 * Caledonia.
 */
export const COUNTRIES = ['fr', 're', 'gp', 'mq', 'nc'] as const;
export type Country = (typeof COUNTRIES)[number];

/** WGS 84, in degrees. */
export type Point = { latitude: number; longitude: number };

/** A commune, a district or an address: what is displayed, and the centre of a search around it. */
export type Place = Point & {
  /** Stable within one geocoder. */
  id: string;
  /** `Saint-Denis`. */
  name: string;
  /** Distinguishes places of the same name: `La Réunion`, `Seine-Saint-Denis`. */
  detail: string;
  postalCode: string | null;
  country: Country;
};

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance on a spherical earth. */
export function kilometresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * across;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

const OVERSEAS: Readonly<Record<string, Country>> = { '971': 'gp', '972': 'mq', '974': 're', '988': 'nc' };

/** The country of an INSEE commune code, or null outside the five: Mayotte and Guyane have codes of the same form. */
export function countryOfCode(code: string): Country | null {
  if (!/^\d[\dAB]\d{3}$/.test(code)) return null;
  return OVERSEAS[code.slice(0, 3)] ?? (code >= '96' ? null : 'fr');
}

/** `RE` → `re`; null for a country in which no places are searched. */
export const readCountry = (code: string): Country | null =>
  COUNTRIES.find((country) => country === code.toLowerCase()) ?? null;
