/** Where places are looked for (specification, section 9): France, La Réunion, Guadeloupe, Martinique, New Caledonia. */
export const COUNTRIES = ['fr', 're', 'gp', 'mq', 'nc'] as const;
export type Country = (typeof COUNTRIES)[number];

/** WGS 84, in degrees. */
export type Point = { latitude: number; longitude: number };

/** A commune, a district or an address, as it is shown and as its surroundings are looked through. */
export type Place = Point & {
  /** Stable within one geocoder. */
  id: string;
  /** `Saint-Denis`. */
  name: string;
  /** What tells it from others of the name: `La Réunion`, `Seine-Saint-Denis`. */
  detail: string;
  postalCode: string | null;
  country: Country;
};
