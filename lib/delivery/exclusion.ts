import type { useTranslations } from 'next-intl';
import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data.ts';
import type { Cart } from '../services/shopify/types.ts';
import {
  deliveryIn,
  isPostcode,
  normalisePostcode,
  type PostcodeProblem,
  postalCountry,
  postcodeProblem,
} from './settings.ts';

/** Reason why a variant is not delivered: the whole region is excluded, or this variant is. */
export type Exclusion = 'region' | 'variant';
export type Place = { zip: string; country: string };

type WithList = { readonly postalCodeExclusions: readonly string[] | null };
type Shipped = { readonly requiresShipping: boolean };
type Shippable = { readonly variant: Shipped };
type Line = Shippable & { readonly id: string; readonly variant: WithList & { readonly productTitle: string } };

/** Whether anything of a cart is delivered: a gift card is sent by e-mail. */
export const isShipped = ({ lines }: { readonly lines: readonly Shippable[] }): boolean =>
  lines.some(({ variant }) => variant.requiresShipping);

/**
 * An entry of a variant's list: a whole postcode or the prefix of French ones. `20` is Corsica and not Antwerp: a
 * prefix of another country must include it, as in `BE-20`.
 */
function covers(entry: string, { zip, country }: Place): boolean {
  const [, marked, digits = ''] = /^(?:([A-Z]{2})-?)?(\d+)$/.exec(entry) ?? [];
  if (!digits || !zip.startsWith(digits)) return false;
  if (marked) return postalCountry(marked) === country;
  return country === 'FR' || digits === zip;
}

/** Whether and why a variant is not delivered to a postcode of an ISO country; null also for an invalid postcode. */
export function exclusionOf({ postalCodeExclusions }: WithList, typed: string, country: string): Exclusion | null {
  const place = { zip: normalisePostcode(typed), country: postalCountry(country) };
  if (!isPostcode(place.zip, country)) return null;
  if (deliveryIn(country)?.excludedPrefixes.some((prefix) => place.zip.startsWith(prefix))) return 'region';
  return postalCodeExclusions?.some((entry) => covers(entry, place)) ? 'variant' : null;
}

/** The same for a variant in a cart, at the cart's address: what is not shipped is excluded nowhere. */
export const exclusionAt = (variant: WithList & Shipped, place: Place | null): Exclusion | null =>
  place && variant.requiresShipping ? exclusionOf(variant, place.zip, place.country) : null;

export type Undeliverable = {
  zip: string;
  /** The whole region is excluded: the lines are then all of them. */
  wholeCart: boolean;
  lines: { id: string; name: string }[];
};

/** The lines of a cart that cannot be delivered to a place; null when all of them can, or when no place is known. */
export function undeliverable(lines: readonly Line[], place: Place | null): Undeliverable | null {
  if (!place) return null;
  const because = lines.map(({ variant }) => exclusionAt(variant, place));
  const excluded = lines.filter((_, index) => because[index]);
  if (excluded.length === 0) return null;
  return {
    zip: normalisePostcode(place.zip),
    wholeCart: because.includes('region'),
    lines: excluded.map(({ id, variant }) => ({ id, name: variant.productTitle })),
  };
}

/**
 * Before the redirect to the checkout: the lines that cannot be delivered to the cart's address, or null. A cart
 * without an address has no problem yet; the service requests one, and its delivery profiles are the final check.
 */
export const deliveryProblem = ({
  lines,
  deliveryAddress,
}: Pick<Cart, 'lines' | 'deliveryAddress'>): Undeliverable | null => undeliverable(lines, deliveryAddress);

/**
 * Whether only the payment page can say if and for how much a cart is delivered: our rules allow its address, and the
 * service returns no option. It leaves out the rates that a carrier calculates.
 */
export function isPricedAtCheckout(cart: Pick<Cart, 'lines' | 'deliveryAddress' | 'shippingGroup'>): boolean {
  const { deliveryAddress: place, shippingGroup } = cart;
  if (!place || shippingGroup?.carriers.length) return false;
  return isPostcode(normalisePostcode(place.zip), place.country) && !deliveryProblem(cart)?.wholeCart;
}

/** The visitor's postcode, stored only in the browser; separate for every host, and so for every country. */
const KEY = 'delivery-zip';

/** The last accepted postcode; null when there is none or it is not one of the country's. */
export function readPlace(country: string): string | null {
  const zip = readItem('localStorage', KEY);
  return zip && isPostcode(zip, country) ? zip : null;
}

/** Stores an accepted postcode, or deletes it (null), and notifies every part of the page. */
export function writePlace(zip: string | null): void {
  writeItem('localStorage', KEY, zip === null ? null : normalisePostcode(zip));
  siteDataChanged();
}

/** A key below `address` in the messages. */
export type AddressWarning = 'region' | 'postcode' | 'country';

/**
 * Warning about an address that may be saved nevertheless: the region is excluded, the postcode is not one of the
 * country's, or the shop does not deliver to the country. Null while the postcode is empty.
 */
export function addressWarning(zip: string, country: string): AddressWarning | null {
  if (!deliveryIn(country)) return 'country';
  const problem = postcodeProblem(zip, country);
  if (problem) return problem === 'zipInvalid' ? 'postcode' : null;
  return exclusionOf({ postalCodeExclusions: null }, zip, country) && 'region';
}

type Translate = ReturnType<typeof useTranslations<'delivery'>>;
type Excludable = Parameters<typeof exclusionAt>[0];

/** The message of a line of the cart; undefined when there is none, and where the whole cart is excluded. */
export const exclusionWords = (variant: Excludable, place: Place | null, t: Translate): string | undefined =>
  exclusionAt(variant, place) === 'variant'
    ? t('excluded.line', { zip: normalisePostcode(place?.zip ?? '') })
    : undefined;

/** The error message for a typed postcode, with an example of the country. */
export function postcodeWords(problem: PostcodeProblem, country: string, t: Translate): string {
  const { digits = 0, example = '' } = deliveryIn(country)?.postcode ?? {};
  return t(`error.${problem}`, { digits, example });
}
