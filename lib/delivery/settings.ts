import { cleanCode } from '../platform/text/clean.ts';

/** Delivery settings of the shop, by the country of a market (lib/markets.ts). */
export type DeliverySettings = {
  readonly postcode: { readonly form: RegExp; readonly digits: number; readonly example: string };
  /** Prefixes of the postcodes that are excluded from delivery. */
  readonly excludedPrefixes: readonly string[];
  /**
   * Amount of goods, in cents, from which the option with this code is free: the service prices its options but returns
   * no threshold. The code is as the shop gives it, usually the name of the rate (`npm run doctor -- delivery`).
   */
  readonly freeDelivery: { readonly from: number; readonly code: string } | null;
};

/** Section 9 of the specification: "Postal code prefixes excluded from e-commerce delivery (overseas)". */
const OVERSEAS = ['971', '972', '973', '974', '975', '976', '980', '984', '986', '987', '988', '989'];

const COUNTRIES: Readonly<Record<'FR' | 'BE', DeliverySettings>> = {
  FR: {
    postcode: { form: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, digits: 5, example: '69004' },
    excludedPrefixes: OVERSEAS,
    freeDelivery: { from: 39_00, code: 'POINT_RELAIS' },
  },
  BE: {
    postcode: { form: /^[1-9]\d{3}$/, digits: 4, example: '1000' },
    excludedPrefixes: [],
    freeDelivery: { from: 49_00, code: 'POINT_RELAIS_BE' },
  },
};

/** Monaco has the postcodes of France. */
export const postalCountry = (country: string): string => (country === 'MC' ? 'FR' : country);

/** Settings of a country by its ISO code; null where the shop has no market. */
export function deliveryIn(country: string): DeliverySettings | null {
  const known = postalCountry(country);
  return known === 'FR' || known === 'BE' ? COUNTRIES[known] : null;
}

/** `" ６９ 004 "` → `69004`: removes all kinds of whitespace and converts full-width digits. */
export const normalisePostcode = (text: string): string => cleanCode(text).replaceAll(' ', '');

/** Whether a normalised code has the form of the country's postcodes; never for a country without a market. */
export const isPostcode = (zip: string, country: string): boolean =>
  deliveryIn(country)?.postcode.form.test(zip) ?? false;

export type PostcodeProblem = 'zipRequired' | 'zipInvalid';

/** The error of a postcode as it was typed, as a key below `error` in the messages; null when it is valid. */
export function postcodeProblem(typed: string, country: string): PostcodeProblem | null {
  const zip = normalisePostcode(typed);
  if (!zip) return 'zipRequired';
  return isPostcode(zip, country) ? null : 'zipInvalid';
}
