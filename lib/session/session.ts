import 'server-only';
import { cookies } from 'next/headers';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '../platform/env';
import { SESSION_COOKIE } from './cookies';
import { isSecureSite } from './host-cookie';

/** How long a session lasts without a visit: four weeks. */
export const SESSION_SECONDS = 4 * 7 * 24 * 3600;

/** Content of the encrypted session cookie: the person, and the provider's tokens for refresh and sign-out. */
export type SessionToken = {
  sub: string;
  email: string;
  givenName: string | null;
  familyName: string | null;
  /** Null in password mode, where there is no provider. */
  idToken: string | null;
  refreshToken: string | null;
  /** When to check with the provider again, in milliseconds. */
  checkAt: number;
  error?: 'RefreshAccessTokenError';
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The session token of a decrypted cookie; null for one in the format of an earlier version. */
export function sessionTokenIn(token: JWT | null): SessionToken | null {
  const { sub, email, checkAt } = token ?? {};
  if (!token || !text(sub) || !text(email) || typeof checkAt !== 'number') return null;
  return {
    sub: sub as string,
    email: email as string,
    checkAt,
    givenName: text(token.givenName),
    familyName: text(token.familyName),
    idToken: text(token.idToken),
    refreshToken: text(token.refreshToken),
    ...(token.error === 'RefreshAccessTokenError' && { error: token.error }),
  };
}

/** The signed-in person. */
export type Session = Pick<SessionToken, 'sub' | 'email' | 'givenName' | 'familyName'>;

/**
 * The session cookie as it is, or null. Sends no request: a rotated provider token could not be stored while a page
 * renders. The provider is checked by `/api/auth/session`, which the browser requests every five minutes.
 */
export async function readSessionToken(): Promise<SessionToken | null> {
  const secureCookie = await isSecureSite();
  // From the cookie store: within an action it includes cookies that the action itself has set. Its values are decoded.
  const cookie = (await cookies())
    .getAll()
    .flatMap(({ name, value }) => (SESSION_COOKIE.test(name) ? `${name}=${encodeURIComponent(value)}` : []));
  const cookieHeaders = new Headers({ cookie: cookie.join('; ') });
  return sessionTokenIn(await getToken({ req: { headers: cookieHeaders }, secret: env().AUTH_SECRET, secureCookie }));
}

/** The signed-in person, or null; also null when the provider has ended the session. */
export async function currentSession(): Promise<Session | null> {
  const sessionToken = await readSessionToken();
  if (!sessionToken || sessionToken.error) return null;
  const { sub, email, givenName, familyName } = sessionToken;
  return { sub, email, givenName, familyName };
}

/** Whether there is a session cookie, which this request itself has not deleted. */
export const hasSessionCookie = async (): Promise<boolean> =>
  (await cookies()).getAll().some(({ name, value }) => value && SESSION_COOKIE.test(name));

/** Deletes the remaining session cookies, whatever Auth.js did with the request. Only in actions and route handlers. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name, value } of jar.getAll())
    if (value && SESSION_COOKIE.test(name))
      jar.delete({ name, path: '/', secure: name.startsWith('__'), httpOnly: true });
}
