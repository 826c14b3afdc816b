import 'server-only';
import { cookies } from 'next/headers';
import { CART_COUNT_COOKIE } from './count';

/** Section 4 of the specification: the id of the cart lives in "a strict same-site, secure cookie". */
export const CART_COOKIE = 'cart';
const MAX_AGE_SECONDS = 60 * 60 * 24 * 30;

/** The id holds a secret key and reserved characters: it is encoded by the cookie jar and never shown to scripts. */
export async function readCartId(): Promise<string | null> {
  return (await cookies()).get(CART_COOKIE)?.value || null;
}

/** Only in actions and route handlers. `count` is a hint for the bag in the header, readable by scripts, no secret. */
export async function writeCart(id: string, count: number): Promise<void> {
  const jar = await cookies();
  const shared = { sameSite: 'strict', secure: true, path: '/', maxAge: MAX_AGE_SECONDS } as const;
  if (jar.get(CART_COOKIE)?.value !== id) jar.set(CART_COOKIE, id, { ...shared, httpOnly: true });
  if (jar.get(CART_COUNT_COOKIE)?.value !== String(count)) jar.set(CART_COUNT_COOKIE, String(count), shared);
}

export async function dropCart(): Promise<void> {
  const jar = await cookies();
  jar.delete(CART_COOKIE);
  jar.delete(CART_COUNT_COOKIE);
}
