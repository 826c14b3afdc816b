/**
 * How a customer gets a token of the shop: through the identity provider's profile, by e-mail and password, or from the
 * shop's own OpenID provider.
 */
export const SHOP_IDENTITIES = ['multipass', 'password', 'customer-accounts'] as const;

/**
 * The service that turns a search text into a place: the embedded gazetteer, the national geocoder of France, or Google
 * Places.
 */
export const GEOCODERS = ['embedded', 'geoplateforme', 'google'] as const;
export type Geocoder = (typeof GEOCODERS)[number];

/** What is struck through while the price log does not reach back far enough: nothing, or the shop's own comparison price. */
export const FALLBACKS = ['hide', 'compare_at'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** In ascending order of severity. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
