import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { env } from '../platform/env';
import { errorCode } from '../platform/errors';
import { isSame } from '../platform/secret';
import { openIdClient } from '../services/identity';
import type { CustomerToken } from '../services/shopify/customer-types';
import { CUSTOMER_TOKEN_COOKIE, markOf, SIGNED_IN_COOKIE, SIGNED_OUT_PAGE_COOKIE, type SignInEvent } from './cookies';
import {
  currentSession,
  deleteHostCookie,
  forgetSession,
  readHostCookie,
  readSessionToken,
  SESSION_SECONDS,
  writeHostCookie,
} from './session';

const strict = { sameSite: 'strict', secure: true, path: '/' } as const;

/** Binds a token to a session: a cookie that another customer left in this browser is not usable. */
function bond(until: string, token: string, sub: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`${sub}\n${until}\n${token}`).digest('base64url');
}

/** Cookie value for a token of the customer `sub`: its signature, its expiry in seconds, and the token. */
export function boundToken({ accessToken, expiresAt }: CustomerToken, sub: string): string {
  const until = Math.floor(Date.parse(expiresAt) / 1000).toString(36);
  return `${bond(until, accessToken, sub)}.${until}.${accessToken}`;
}

function unbound(value: string, sub: string): CustomerToken | null {
  const [given = '', until = '', ...rest] = value.split('.');
  const accessToken = rest.join('.');
  if (!isSame(given, bond(until, accessToken, sub))) return null;
  return { accessToken, expiresAt: new Date(Number.parseInt(until, 36) * 1000).toISOString() };
}

async function tokenOf(readSession: () => Promise<{ sub: string } | null>): Promise<CustomerToken | null> {
  const value = await readHostCookie(CUSTOMER_TOKEN_COOKIE);
  const session = value ? await readSession() : null;
  return value && session ? unbound(value, session.sub) : null;
}

/**
 * The signed-in customer's token with its expiry, or null: nobody is signed in, or the cookie is missing or belongs to
 * another customer.
 */
export const storedToken = (): Promise<CustomerToken | null> => tokenOf(currentSession);

/** The token that a sign-out deletes at the shop: also of a session that the provider has ended. */
export const tokenToDelete = async (): Promise<string | null> => (await tokenOf(readSessionToken))?.accessToken ?? null;

/** The signed-in customer's shop token, or null. */
export const customerToken = async (): Promise<string | null> => (await storedToken())?.accessToken ?? null;

/**
 * Only in actions and route handlers.
 * @param sub of the session that the token belongs to
 * @param event the sign-in event, when the customer has just signed in
 */
export async function keepToken(token: CustomerToken, sub: string, event?: SignInEvent): Promise<void> {
  await writeHostCookie(CUSTOMER_TOKEN_COOKIE, boundToken(token, sub), secondsLeft(token));
  await markSignedIn(event);
}

/** A duration instead of a point in time: the browser's clock may differ. */
const secondsLeft = ({ expiresAt }: CustomerToken): number =>
  Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));

/**
 * Tells scripts that there is a session, for as long as its shop token lasts. Only in actions and route handlers.
 * @param event the sign-in event, when the customer has just signed in
 */
export async function markSignedIn(event?: SignInEvent): Promise<void> {
  const jar = await cookies();
  // A token that comes with the session is replaced until the session ends.
  const token = openIdClient()?.opensShop ? null : await storedToken();
  const maxAge = token ? secondsLeft(token) : SESSION_SECONDS;
  const mark = event ? null : jar.get(SIGNED_IN_COOKIE)?.value;
  jar.set(SIGNED_IN_COOKIE, mark ?? markOf(event ?? 'login', randomUUID()), { ...strict, maxAge });
}

/**
 * Only in actions and route handlers, and only when the shop itself rejected the token: never after a network error. A
 * session by password ends with its token, as no provider could end it.
 */
export async function forgetToken(): Promise<void> {
  await deleteHostCookie(CUSTOMER_TOKEN_COOKIE);
  if (!openIdClient()) await forgetSession();
}

/** For a `catch`: forgets the token of a customer to whom the shop denies access, and throws the error again. */
export async function forgetRefused(error: unknown): Promise<never> {
  if (errorCode(error) === 'tokenRefused') await forgetToken();
  throw error;
}

/** On sign-out. Only in actions and route handlers. */
export async function forgetCustomer(): Promise<void> {
  await forgetToken();
  (await cookies()).delete(SIGNED_IN_COOKIE);
}

const LEAVING_SECONDS = 60;

/** Tells the page whose form signed out that it is being left. Only in actions. @param page as posted by the form */
export async function notePageLeft(page: unknown): Promise<void> {
  if (!z.uuid().safeParse(page).success) return;
  (await cookies()).set(SIGNED_OUT_PAGE_COOKIE, String(page), { ...strict, maxAge: LEAVING_SECONDS });
}
