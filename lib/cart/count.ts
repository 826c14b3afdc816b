import { readCookies, useSiteData } from '../platform/browser/site-data.ts';

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

/** Number of articles in the cart, from the cookie that every cart action sets; null in prerendered markup. */
export const useCartCount = (): number | null => useSiteData<number | null>(() => countIn(readCookies()), null);
