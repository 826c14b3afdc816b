/** Section 4 of the specification: "The shop customer token is kept in a cookie." */
export const CUSTOMER_TOKEN_COOKIE = 'customer-token';

/** Auth.js's own cookie, or a part of it where it is long. */
export const SESSION_COOKIE = /^(?:__Secure-)?authjs\.session-token(?:\.\d+)?$/;

/** The name of a cookie that browsers take from this host alone. */
export const hostPrefixed = (name: string): string => `__Host-${name}`;
