/** Section 4 of the specification: "The shop customer token is kept in a cookie." */
export const CUSTOMER_TOKEN_COOKIE = 'customer-token';

/** Auth.js's own cookie, or one chunk of it when it is long. */
export const SESSION_COOKIE = /^(?:__Secure-)?authjs\.session-token(?:\.\d+)?$/;

/** Name of a cookie that browsers only accept from this host. */
export const hostPrefixed = (name: string): string => `__Host-${name}`;

/**
 * Indicates to scripts of a static page that there may be a session, and whose: the value changes with each sign-in.
 * Proves nothing.
 */
export const SIGNED_IN_COOKIE = 'signed-in';

export type SignInEvent = 'login' | 'sign_up';

/** The event in a URL parameter, if it is valid. */
export const eventIn = (text: unknown): SignInEvent | undefined =>
  text === 'login' || text === 'sign_up' ? text : undefined;

/** The mark of a sign-in. @param id anything that differs from the previous one */
export const markOf = (event: SignInEvent, id: string): string => `${event}.${id}`;

/** The mark in a `document.cookie` string, or null. */
export const markIn = (cookie: string): string | null =>
  new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=([\\w.-]{1,60})(?:;|$)`).exec(cookie)?.[1] ?? null;

/** The event to send to the data layer for a new mark. */
export const eventOf = (mark: string): SignInEvent => (mark.startsWith('sign_up.') ? 'sign_up' : 'login');

/**
 * Set by a sign-out: the `page` that its form was rendered with. A page that reads its own value here is already being
 * left, also when the form was submitted before any script ran.
 */
export const SIGNED_OUT_PAGE_COOKIE = 'signed-out-page';
