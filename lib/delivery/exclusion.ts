import { isPostcode, normalisePostcode } from './postcode.ts';
import { deliveryIn, postalCountry } from './settings.ts';

/** Why a variant is not delivered: nothing goes to the region, or this variant does not. */
export type Exclusion = 'region' | 'variant';
export type Place = { zip: string; country: string };

type WithList = { readonly postalCodeExclusions: readonly string[] | null };
type Line = { readonly id: string; readonly variant: WithList & { readonly productTitle: string } };

/**
 * An entry of a variant's list: a whole code or the beginning of French ones. `20` is Corsica and not Antwerp, so that a
 * beginning says its country where it means another one: `BE-20`.
 */
function covers(entry: string, { zip, country }: Place): boolean {
  const [, marked, digits = ''] = /^(?:([A-Z]{2})-?)?(\d+)$/.exec(entry) ?? [];
  if (!digits || !zip.startsWith(digits)) return false;
  if (marked) return postalCountry(marked) === country;
  return country === 'FR' || digits === zip;
}

/** Whether and why a variant is not delivered to a postcode of an ISO country; null also for what is no postcode there. */
export function exclusionOf({ postalCodeExclusions }: WithList, typed: string, country: string): Exclusion | null {
  const place = { zip: normalisePostcode(typed), country: postalCountry(country) };
  if (!isPostcode(place.zip, country)) return null;
  if (deliveryIn(country)?.excludedPrefixes.some((prefix) => place.zip.startsWith(prefix))) return 'region';
  return postalCodeExclusions?.some((entry) => covers(entry, place)) ? 'variant' : null;
}

export type Undeliverable = {
  zip: string;
  /** Nothing is delivered there: the lines are then all of them. */
  wholeCart: boolean;
  lines: { id: string; name: string }[];
};

/** The lines of a cart that cannot be delivered to a place; null when all of them can, and while there is no place. */
export function undeliverable(lines: readonly Line[], place: Place | null): Undeliverable | null {
  if (!place) return null;
  const { zip, country } = place;
  const because = lines.map(({ variant }) => exclusionOf(variant, zip, country));
  const excluded = lines.filter((_, index) => because[index]);
  if (excluded.length === 0) return null;
  return {
    zip: normalisePostcode(zip),
    wholeCart: because.includes('region'),
    lines: excluded.map(({ id, variant }) => ({ id, name: variant.productTitle })),
  };
}
