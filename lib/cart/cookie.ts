import 'server-only';
import { cookies } from 'next/headers';
import { CART_COUNT_COOKIE, countText, sureCount } from './count';

/** Section 4 of the specification: the id of the cart lives in "a strict same-site, secure cookie". */
export const CART_COOKIE = 'cart';
const MAX_AGE_SECONDS = 60 * 60 * 24 * 30;

/** The id holds a secret key and reserved characters: it is encoded by the cookie jar and never shown to scripts. */
export async function readCartId(): Promise<string | null> {
  return (await cookies()).get(CART_COOKIE)?.value || null;
}

const shared = { sameSite: 'strict', secure: true, path: '/', maxAge: MAX_AGE_SECONDS } as const;

/** Articles that the visitor's last answer counted; null when there may be others by now. */
export const readCount = async (): Promise<number | null> => sureCount((await cookies()).get(CART_COUNT_COOKIE)?.value);

/**
 * Only in actions and route handlers. `count` is a hint for the bag in the header, readable by scripts, no secret. Both
 * cookies last for another month from now; not where nothing has changed, as the framework makes a page anew after an action
 * that sets one.
 */
export async function writeCart(id: string, count: number, sure = true): Promise<void> {
  const jar = await cookies();
  const text = countText(count, sure);
  if (jar.get(CART_COOKIE)?.value === id && jar.get(CART_COUNT_COOKIE)?.value === text) return;
  jar.set(CART_COOKIE, id, { ...shared, httpOnly: true });
  jar.set(CART_COUNT_COOKIE, text, shared);
}

/** After a change of which nobody knows whether it was carried out: the bag keeps its count, the next add looks first. */
export async function doubtCount(): Promise<void> {
  const count = await readCount();
  if (count !== null) (await cookies()).set(CART_COUNT_COOKIE, countText(count, false), shared);
}

/** A code of an address such as `?discount=ETE`, waiting for the cart that it is meant for. */
const PENDING_CODE_COOKIE = 'discount-code';
const PENDING_CODE_SECONDS = 60 * 60 * 24 * 7;

export const readPendingCode = async (): Promise<string | null> =>
  (await cookies()).get(PENDING_CODE_COOKIE)?.value || null;

export async function writePendingCode(code: string): Promise<void> {
  (await cookies()).set(PENDING_CODE_COOKIE, code, { ...shared, httpOnly: true, maxAge: PENDING_CODE_SECONDS });
}

export const forgetPendingCode = async (): Promise<void> => void (await cookies()).delete(PENDING_CODE_COOKIE);

export async function dropCart(): Promise<void> {
  const jar = await cookies();
  for (const name of [CART_COOKIE, CART_COUNT_COOKIE]) if (jar.has(name)) jar.delete(name);
}
