import type { useTranslations } from 'next-intl';
import type { Shop } from '../platform/markets.ts';
import { cleanCode } from '../platform/text/clean.ts';
import type { Cart } from '../services/shopify/types.ts';

/** Where an option delivers: at the visitor's door, or at a relay point. */
export type DeliveryKind = 'home' | 'relay';

/** Delivery settings of the shop, by the country of a market (lib/platform/markets.ts). */
export type DeliverySettings = {
  readonly postcode: {
    /** A code as `normalisePostcode` returns it: letters are capitals, and there is no space. */
    readonly form: RegExp;
    /** How many digits a code has; null where it also has letters or a hyphen. */
    readonly digits: number | null;
    readonly example: string;
  };
  /** Prefixes of the postcodes that are excluded from delivery. */
  readonly excludedPrefixes: readonly string[];
  /**
   * Amount of goods, in cents, from which the option with this code is free: the service prices its options but returns
   * no threshold. The code is as the shop gives it, usually the name of the rate (`npm run doctor -- delivery`). The kind
   * is the option's own: it is what the cart promises before the shop has given the option's name.
   */
  readonly freeDelivery: { readonly from: number; readonly code: string; readonly kind: DeliveryKind } | null;
};

/** Section 9 of the specification: "Postal code prefixes excluded from e-commerce delivery (overseas)". */
const OVERSEAS = ['971', '972', '973', '974', '975', '976', '980', '984', '986', '987', '988', '989'];

const COUNTRIES: Readonly<Record<Shop['country'], DeliverySettings>> = {
  FR: {
    postcode: { form: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, digits: 5, example: '69004' },
    excludedPrefixes: OVERSEAS,
    freeDelivery: { from: 39_00, code: 'POINT_RELAIS', kind: 'relay' },
  },
  BE: {
    postcode: { form: /^[1-9]\d{3}$/, digits: 4, example: '1000' },
    excludedPrefixes: [],
    freeDelivery: { from: 49_00, code: 'POINT_RELAIS_BE', kind: 'relay' },
  },
};

/** Monaco and the overseas regions, which have ISO codes of their own, have the postcodes of France. */
const FRENCH_POSTCODES = new Set(['MC', 'RE', 'GP', 'MQ', 'GF', 'PM', 'YT', 'BL', 'MF', 'WF', 'PF', 'NC', 'TF']);

const postalCountry = (country: string): string => (FRENCH_POSTCODES.has(country) ? 'FR' : country);

/** Settings of a country by its ISO code; null where the shop has no market. */
export function deliveryIn(country: string): DeliverySettings | null {
  const known = postalCountry(country);
  return Object.hasOwn(COUNTRIES, known) ? COUNTRIES[known as Shop['country']] : null;
}

/** `" ６９ 004 "` → `69004`, `k1a 0b1` → `K1A0B1`: without whitespace of any kind, digits and letters as plain capitals. */
export const normalisePostcode = (text: string): string => cleanCode(text).replaceAll(' ', '').toUpperCase();

/** Whether a normalised code has the form of the country's postcodes; never for a country without a market. */
export const isPostcode = (zip: string, country: string): boolean =>
  deliveryIn(country)?.postcode.form.test(zip) ?? false;

export type PostcodeProblem = 'zipRequired' | 'zipInvalid' | 'zipFormat';

/** The error of a postcode as it was typed, as a key below `error` in the messages; null when it is valid. */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const zip = normalisePostcode(typed);
  if (!zip) return 'zipRequired';
  if (isPostcode(zip, country)) return null;
  return deliveryIn(country)?.postcode.digits === null ? 'zipFormat' : 'zipInvalid';
}

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
 * prefix of another country must include it, as in `BE-20`, and so must a code with letters, as in `NL-1012AB`.
 */
function covers(entry: string, { zip, country }: Place): boolean {
  const parts = /^(?:([A-Z]{2})?(\d+)|([A-Z]{2})-([A-Z\d-]+))$/.exec(entry) ?? [];
  const [, joined, digits, marked = joined, code = digits] = parts;
  if (!code || !zip.startsWith(code)) return false;
  if (marked) return postalCountry(marked) === country;
  return country === 'FR' || code === zip;
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

/** A key below `address` in the messages. */
export type AddressWarning = 'region' | 'postcode' | 'country';

/**
 * Warning about an address that may be saved nevertheless: the region is excluded, the postcode is not one of the
 * country's, or the shop does not deliver to the country. Null while the postcode is empty.
 */
export function addressWarning(zip: string, country: string): AddressWarning | null {
  if (!deliveryIn(country)) return 'country';
  const problem = postcodeProblem(zip, country);
  if (problem) return problem === 'zipRequired' ? null : 'postcode';
  return exclusionOf({ postalCodeExclusions: null }, zip, country) && 'region';
}

type Translate = ReturnType<typeof useTranslations<'delivery'>>;
type Excludable = Parameters<typeof exclusionAt>[0];

/** The message of a line of the cart; undefined when there is none, and where the whole cart is excluded. */
export const exclusionWords = (variant: Excludable, place: Place | null, t: Translate): string | undefined =>
  exclusionAt(variant, place) === 'variant'
    ? t('excluded.line', { zip: normalisePostcode(place?.zip ?? '') })
    : undefined;

/** What the error messages for a postcode say of the country's codes; `zipFormat`, for codes with letters, has no digits. */
export function postcodeValues(country: string): { digits: number; example: string } {
  const { digits, example = '' } = deliveryIn(country)?.postcode ?? {};
  return { digits: digits ?? 0, example };
}

/** The error message for a typed postcode, with an example of the country. */
export const postcodeWords = (problem: PostcodeProblem, country: string, t: Translate): string =>
  t(`error.${problem}`, postcodeValues(country));
