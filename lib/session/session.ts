import 'server-only';
import { cookies, headers } from 'next/headers';
import { getToken, type JWT } from 'next-auth/jwt';
import { env } from '../platform/env';
import { siteUrlOfHost } from '../platform/markets';
import { hostPrefixed, SESSION_COOKIE } from './cookies';

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

/**
 * Until then, names without the prefix are also read on a site served over https: the longest-lived of these cookies
 * lasts a month. Longer would allow another host of the domain to set the cookies that the prefix protects against.
 */
export const OLD_NAMES_UNTIL = Date.UTC(2027, 0, 31);

const attributes = { sameSite: 'strict', secure: true, httpOnly: true, path: '/' } as const;

/** Whether the requested site is served over https, by its configured URL, as Auth.js decides it. */
const isSecureSite = async (): Promise<boolean> =>
  siteUrlOfHost((await headers()).get('host'), env()).startsWith('https:');

/**
 * The value of a cookie that only this host can have set (RFC 6265bis, `__Host-`), or null. Browsers accept the prefix
 * over https only: a site served over http uses the name without it.
 */
export async function readHostCookie(name: string): Promise<string | null> {
  const jar = await cookies();
  const plain = () => jar.get(name)?.value || null;
  if (!(await isSecureSite())) return plain();
  return jar.get(hostPrefixed(name))?.value || (Date.now() < OLD_NAMES_UNTIL ? plain() : null);
}

/** Whether the cookie still has its name without the prefix and must be written again. */
export const hasOldName = async (name: string): Promise<boolean> =>
  (await isSecureSite()) && (await cookies()).has(name);

/** Strict same-site, secure, HttpOnly. Only in actions and route handlers. @param maxAge seconds */
export async function writeHostCookie(name: string, value: string, maxAge: number): Promise<void> {
  const jar = await cookies();
  const isSecure = await isSecureSite();
  jar.set(isSecure ? hostPrefixed(name) : name, value, { ...attributes, maxAge });
  if (isSecure && jar.has(name)) jar.delete(name);
}

/** Only in actions and route handlers. */
export async function deleteHostCookie(name: string): Promise<void> {
  const jar = await cookies();
  if (jar.has(name)) jar.delete(name);
  // Browsers ignore the deletion of a prefixed cookie without its attributes.
  if (jar.has(hostPrefixed(name))) jar.delete({ name: hostPrefixed(name), ...attributes });
}
