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

/** Stores the number of articles in the cart so that a static page can show it without a request. */
export const CART_COUNT_COOKIE = 'cart-count';

/** Suffix of a count in the cookie that may be stale. */
const UNSURE = '~';

export const countText = (count: number, sure: boolean): string => `${count}${sure ? '' : UNSURE}`;

/** The count of a cookie's value; null when there is none or it may be stale. */
export const sureCount = (value = ''): number | null => (/^\d{1,4}$/.test(value) ? Number(value) : null);

/** Whether the count in a `document.cookie` string may be stale. */
export const isUnsureIn = (cookie: string): boolean =>
  new RegExp(`(?:^|;\\s*)${CART_COUNT_COOKIE}=\\d{1,4}${UNSURE}(?:;|$)`).test(cookie);

/** The count in a `document.cookie` string, 0 when there is none or it is not a number. */
export function countIn(cookie: string): number {
  const found = new RegExp(`(?:^|;\\s*)${CART_COUNT_COOKIE}=(\\d{1,4})${UNSURE}?(?:;|$)`).exec(cookie);
  return Number(found?.[1] ?? 0);
}
