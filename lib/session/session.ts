import 'server-only';
import { cookies } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { env } from '../platform/env';
import { SESSION_COOKIE } from './cookie-names';
import { isSecureSite } from './host-cookie';
import { type SessionToken, sessionTokenIn } from './session-token';

/** The signed-in person. */
export type Session = Pick<SessionToken, 'sub' | 'email' | 'givenName' | 'familyName'>;

/**
 * The session cookie as it is, or null. Sends no request: a rotated provider token could not be stored while a page
 * renders. The provider is checked by `/api/auth/session`, which the browser requests every five minutes.
 */
export async function readSessionToken(): Promise<SessionToken | null> {
  const secureCookie = await isSecureSite();
  // From the cookie store: within an action it includes cookies that the action itself has set.
  const cookie = (await cookies()).getAll().map(({ name, value }) => `${name}=${value}`);
  const asked = new Headers({ cookie: cookie.join('; ') });
  return sessionTokenIn(await getToken({ req: { headers: asked }, secret: env().AUTH_SECRET, secureCookie }));
}

/** The signed-in person, or null; also null when the provider has ended the session. */
export async function currentSession(): Promise<Session | null> {
  const ticket = await readSessionToken();
  if (!ticket || ticket.error) return null;
  const { sub, email, givenName, familyName } = ticket;
  return { sub, email, givenName, familyName };
}

/** Deletes the remaining session cookies, whatever Auth.js did with the request. Only in actions and route handlers. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name, value } of jar.getAll())
    if (value && SESSION_COOKIE.test(name))
      jar.delete({ name, path: '/', secure: name.startsWith('__'), httpOnly: true });
}
