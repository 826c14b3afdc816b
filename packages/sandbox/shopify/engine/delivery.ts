import type { DeliveryOption, DeliveryZone } from '../catalogue/types.ts';
import type { PostalAddress } from './cart-types.ts';
import type { Allocation } from './discount-scope.ts';

export interface Destination {
  country: string;
  zip: string | null;
}

export interface PricedOption {
  option: DeliveryOption;
  /** What the buyer pays for it. */
  price: number;
  /** The discount that made it free. */
  allocation: Allocation | null;
}

/** The destination and the delivery option. */
export interface Delivery {
  destination: Destination;
  address: PostalAddress | null;
  options: PricedOption[];
  selected: PricedOption | null;
}

const compact = (zip: string) => zip.replace(/\s/g, '').toUpperCase();
const startsWithOne = (zip: string, prefixes: string[]) => prefixes.some((prefix) => zip.startsWith(compact(prefix)));

/** Without a postcode, the zone of the country's main territory applies. */
function covers(zone: DeliveryZone, { country, zip }: Destination): boolean {
  if (!zone.countries.includes(country)) return false;
  if (!zip) return !zone.includePrefixes;
  if (zone.includePrefixes && !startsWithOne(compact(zip), zone.includePrefixes)) return false;
  return !startsWithOne(compact(zip), zone.excludePrefixes ?? []);
}

/** The options of the first zone that covers the destination, in the order of the file; empty when no zone does. */
export function deliveryOptions(zones: DeliveryZone[], destination: Destination, goods: number): PricedOption[] {
  const zone = zones.find((candidate) => covers(candidate, destination));
  return (zone?.options ?? []).map((option) => ({
    option,
    price: option.freeFrom != null && goods >= option.freeFrom ? 0 : option.price,
    allocation: null,
  }));
}

const postcodes: Record<string, RegExp> = { FR: /^\d{5}$/, BE: /^[1-9]\d{3}$/ };

/** True for countries whose postcode format is not known here. */
export function isPostcode(country: string, zip: string): boolean {
  return postcodes[country]?.test(compact(zip)) ?? true;
}

/** Countries whose format is not known here may have no postcodes. */
export const needsPostcode = (country: string | null): boolean => !country || country in postcodes;

export function shipsTo(zones: DeliveryZone[]): string[] {
  return [...new Set(zones.flatMap((zone) => zone.countries))];
}
