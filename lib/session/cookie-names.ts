/** Section 4 of the specification: "The shop customer token is kept in a cookie." */
export const CUSTOMER_TOKEN_COOKIE = 'customer-token';

/** Auth.js's own cookie, or one chunk of it when it is long. */
export const SESSION_COOKIE = /^(?:__Secure-)?authjs\.session-token(?:\.\d+)?$/;

/** Name of a cookie that browsers only accept from this host. */
export const hostPrefixed = (name: string): string => `__Host-${name}`;
