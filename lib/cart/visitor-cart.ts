import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { codeNews } from '../discounts/why-not';
import { AppError, errorCode } from '../platform/errors';
import { type ShopContext, withVerification } from '../services/shopify/client';
import { type CartResult, getCart } from '../services/shopify/operations/cart';
import type { Cart, CodeNews } from '../services/shopify/types';
import { CART_COUNT_COOKIE, countText, sureCount } from '../session/cookies';
import { deleteHostCookie, hasOldName, readHostCookie, writeHostCookie } from '../session/session';
import { TYPED_FIELDS, type Typed } from './news';

/** Section 4 of the specification: the id of the cart lives in "a strict same-site, secure cookie". */
const CART_COOKIE = 'cart';
const MAX_AGE_SECONDS = 60 * 60 * 24 * 30;

/** The id contains a secret key and reserved characters: the cookie store encodes it, and scripts never see it. */
export const readCartId = (): Promise<string | null> => readHostCookie(CART_COOKIE);

/** Whether the browser has sent any cookie at all. */
export const hasSentCookies = async (): Promise<boolean> => (await cookies()).size > 0;

const shared = { sameSite: 'strict', secure: true, path: '/', maxAge: MAX_AGE_SECONDS } as const;

/** Number of articles in the last response to the visitor; null when it may be stale. */
export const readCount = async (): Promise<number | null> => sureCount((await cookies()).get(CART_COUNT_COOKIE)?.value);

/**
 * Only in actions and route handlers. `count` is a hint for the cart badge in the header, readable by scripts, not a
 * secret. All cookies of the cart are renewed for another month; they are not set when nothing has changed, because the
 * framework re-renders a page after an action that sets a cookie.
 */
export async function writeCart(id: string, count: number, sure = true): Promise<void> {
  const jar = await cookies();
  const text = countText(count, sure);
  const isSame = (await readCartId()) === id && jar.get(CART_COUNT_COOKIE)?.value === text;
  if (isSame && !(await hasOldName(CART_COOKIE))) return;
  await writeHostCookie(CART_COOKIE, id, MAX_AGE_SECONDS);
  jar.set(CART_COUNT_COOKIE, text, shared);
  for (const name of [GIFT_CARDS_COOKIE, CODE_WARNINGS_COOKIE]) {
    const value = await readHostCookie(name);
    if (value) await writeHostCookie(name, value, MAX_AGE_SECONDS);
  }
}

/** After a change with an unknown outcome: the badge keeps its count, and the next add reads the cart first. */
export async function markCountUnsure(): Promise<void> {
  const count = await readCount();
  if (count !== null) (await cookies()).set(CART_COUNT_COOKIE, countText(count, false), shared);
}

/** Codes from addresses such as `?discount=ETE`, one a line, stored until the visitor has a cart. */
const PENDING_CODES_COOKIE = 'discount-code';
const PENDING_CODES_SECONDS = 60 * 60 * 24 * 7;
/** So many of the longest codes fit into a cookie in any script. */
const MOST_PENDING_CODES = 4;

export const readPendingCodes = async (): Promise<string[]> =>
  (await readHostCookie(PENDING_CODES_COOKIE))?.split('\n').filter(Boolean) ?? [];

/** The newest ones wait. */
export async function addPendingCode(code: string): Promise<void> {
  const others = (await readPendingCodes()).filter((other) => other.toLowerCase() !== code.toLowerCase());
  const codes = [...others, code].slice(-MOST_PENDING_CODES);
  await writeHostCookie(PENDING_CODES_COOKIE, codes.join('\n'), PENDING_CODES_SECONDS);
}

export const forgetPendingCodes = (): Promise<void> => deleteHostCookie(PENDING_CODES_COOKIE);

/** Fingerprints of the warnings about codes that the last change returned, so that no reload repeats them. */
const CODE_WARNINGS_COOKIE = 'code-warnings';
const MOST_CODE_WARNINGS = 20;

const readCodeWarnings = async (): Promise<string[]> => (await readHostCookie(CODE_WARNINGS_COOKIE))?.split('.') ?? [];

/** Only in actions and route handlers. Nothing is written when nothing has changed. */
async function writeCodeWarnings(fingerprints: readonly string[]): Promise<void> {
  const text = fingerprints.slice(0, MOST_CODE_WARNINGS).join('.');
  if (text === ((await readHostCookie(CODE_WARNINGS_COOKIE)) ?? '')) return;
  await (text === ''
    ? deleteHostCookie(CODE_WARNINGS_COOKIE)
    : writeHostCookie(CODE_WARNINGS_COOKIE, text, MAX_AGE_SECONDS));
}

/** Codes of the gift cards of the cart: the service does not return them, and adding one needs all of them. */
const GIFT_CARDS_COOKIE = 'gift-cards';
const MOST_GIFT_CARDS = 10;

export const readGiftCardCodes = async (): Promise<string[]> =>
  (await readHostCookie(GIFT_CARDS_COOKIE))?.split('.').filter(Boolean) ?? [];

/** Only in actions and route handlers. */
export async function writeGiftCardCodes(codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return deleteHostCookie(GIFT_CARDS_COOKIE);
  await writeHostCookie(GIFT_CARDS_COOKIE, codes.slice(0, MOST_GIFT_CARDS).join('.'), MAX_AGE_SECONDS);
}

export async function dropCart(): Promise<void> {
  await deleteHostCookie(CART_COOKIE);
  await deleteHostCookie(GIFT_CARDS_COOKIE);
  await deleteHostCookie(CODE_WARNINGS_COOKIE);
  const jar = await cookies();
  if (jar.has(CART_COUNT_COOKIE)) jar.delete(CART_COUNT_COOKIE);
}

/** Carries what was typed without script across the redirect to the cart page: personal data must never appear in a URL. */
const TYPED_COOKIE = 'cart-form';
const TYPED_SECONDS = 5 * 60;
/** Above what the fields may contain, and below the limit of 4096 bytes for a cookie in any script. */
const LONGEST_TYPED = 900;

/** Visitors can change the cookie: it is only used as text for form fields. */
const typedSchema = z.object({ field: z.enum(TYPED_FIELDS), text: z.string(), wrap: z.boolean().optional() });

/** The input of the last form that was refused. */
export async function readTyped(): Promise<Typed | null> {
  const text = await readHostCookie(TYPED_COOKIE);
  if (!text) return null;
  try {
    return typedSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Stores it, or deletes the previous one. Only in actions. */
export async function saveTyped(typed: Typed | null): Promise<void> {
  if (!typed) return deleteHostCookie(TYPED_COOKIE);
  const cut = { ...typed, text: typed.text.slice(0, LONGEST_TYPED) };
  const text = Buffer.from(JSON.stringify(cut)).toString('base64url');
  await writeHostCookie(TYPED_COOKIE, text, TYPED_SECONDS);
}

export type CartVerification = {
  read: () => Promise<Cart>;
  /** Whether the cart read afterwards shows the effect of the mutation; null when this cannot be determined. */
  holds: (cart: Cart) => boolean | null;
};

/**
 * Carries out a mutation once. When its response is lost the cart is read to verify the outcome. Throws AppError
 * `unconfirmed` when it stays unknown.
 */
export const verifyMutation = (mutation: Promise<CartResult>, { read, holds }: CartVerification): Promise<CartResult> =>
  withVerification(mutation, {
    read: () => read().catch(nullUnlessGone),
    held(cart) {
      const held = holds(cart);
      if (held) return { result: { cart, warnings: [] } };
      return held === false ? 'not' : 'unknown';
    },
  });

/** A cart that no longer exists is a definite outcome: that error is rethrown. */
function nullUnlessGone(error: unknown): null {
  if (errorCode(error) === 'cartNotFound') throw error;
  return null;
}

/** Stores the cart's id and count in the visitor's cookies. Only in actions and route handlers. */
export async function remember(result: CartResult): Promise<CartResult> {
  await writeCart(result.cart.id, result.cart.totalQuantity, !result.stale);
  return result;
}

type CodesToTell = Pick<CartResult, 'codeWarnings'> & {
  cart: Cart | null;
  /** The code that the reply explains by itself. */
  subject?: string;
};

/**
 * What a reply says about the codes of the cart besides its own subject; it counts as said from then on. Only in
 * actions, and only where the visitor reads it.
 */
export async function tellCodes({ cart, codeWarnings, subject }: CodesToTell): Promise<CodeNews[]> {
  // A cart that was only read comes without warnings: those of the last change stay the known ones.
  if (!cart || !codeWarnings) return [];
  const { news, known } = codeNews({
    previous: await readCodeWarnings(),
    warnings: codeWarnings,
    codes: cart.discountCodes,
    touched: subject === undefined ? [] : [subject],
  });
  await writeCodeWarnings(known);
  return news;
}

/**
 * Runs `work` on the visitor's cart. The cookies of a cart that the service no longer has are deleted before the error
 * is rethrown.
 */
export async function onCart<T>(work: (cartId: string) => Promise<T>): Promise<T> {
  const cartId = await readCartId();
  if (!cartId) throw new AppError('cartNotFound');
  try {
    return await work(cartId);
  } catch (error) {
    if (errorCode(error) === 'cartNotFound') await dropCart();
    throw error;
  }
}

/**
 * The visitor's cart, or null. Reads only: pages may call it, and cookies cannot be set while a page renders.
 * @param most timeout of a request, in milliseconds
 */
export async function currentCart(context: ShopContext, most?: number): Promise<Cart | null> {
  const cartId = await readCartId();
  return cartId ? getCart(cartId, context, most) : null;
}

/** The same in actions and route handlers: the cookies of a cart that no longer exists, or was paid, are deleted. */
export async function cartOrDrop(context: ShopContext, most?: number): Promise<Cart | null> {
  const cart = await currentCart(context, most);
  if (!cart) await dropCart();
  return cart;
}

/** The cart with this id. Throws AppError `cartNotFound`. */
export async function knownCart(cartId: string, context: ShopContext): Promise<Cart> {
  const cart = await getCart(cartId, context);
  if (!cart) throw new AppError('cartNotFound');
  return cart;
}

/** Carries out a mutation of this cart once; after a lost response the cart is read to verify that it `holds`. */
export const verifyCartMutation = (
  cartId: string,
  mutation: Promise<CartResult>,
  holds: CartVerification['holds'],
  context: ShopContext,
): Promise<CartResult> => verifyMutation(mutation, { read: () => knownCart(cartId, context), holds });
