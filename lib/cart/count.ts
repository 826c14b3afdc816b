/** Holds the number of articles in the cart so that a static page can show it without a call. */
export const CART_COUNT_COOKIE = 'cart-count';

/** The count in a `document.cookie` string, 0 when there is none or it is not a number. */
export function countIn(cookie: string): number {
  const found = new RegExp(`(?:^|;\\s*)${CART_COUNT_COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookie);
  return Number(found?.[1] ?? 0);
}
