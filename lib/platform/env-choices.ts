/** How a customer comes to a token of the shop: through the identity provider's profile, or by e-mail and password. */
export const SHOP_IDENTITIES = ['multipass', 'password'] as const;

/** Who turns words into a place: the embedded gazetteer, the national geocoder of France, or Google Places. */
export const GEOCODERS = ['embedded', 'geoplateforme', 'google'] as const;
export type Geocoder = (typeof GEOCODERS)[number];

/** What is struck through while the log does not reach back far enough: nothing, or the shop's own comparison. */
export const FALLBACKS = ['hide', 'compare_at'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** Least important first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
