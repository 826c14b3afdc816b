import 'server-only';
import { cookies } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { env } from '../platform/env';
import { SESSION_COOKIE } from './cookie-names';
import { isSecureSite } from './host-cookie';
import { type SessionToken, sessionTokenIn } from './session-token';

/** Who is signed in. */
export type Session = Pick<SessionToken, 'sub' | 'email' | 'givenName' | 'familyName'>;

/**
 * The session cookie as it stands, or null. Asks nobody: a rotated token of the provider could not be kept while a page
 * renders. The provider is asked by `/api/auth/session`, which the browser calls every five minutes.
 */
export async function readSessionToken(): Promise<SessionToken | null> {
  const secureCookie = await isSecureSite();
  // From the jar: within an action it knows what the action itself has set.
  const cookie = (await cookies()).getAll().map(({ name, value }) => `${name}=${value}`);
  const asked = new Headers({ cookie: cookie.join('; ') });
  return sessionTokenIn(await getToken({ req: { headers: asked }, secret: env().AUTH_SECRET, secureCookie }));
}

/** Who is signed in, or null; nobody whom the provider no longer knows. */
export async function currentSession(): Promise<Session | null> {
  const ticket = await readSessionToken();
  if (!ticket || ticket.error) return null;
  const { sub, email, givenName, familyName } = ticket;
  return { sub, email, givenName, familyName };
}

/** Deletes what is left of the session's cookies, whatever Auth.js made of the request. Only in actions and route handlers. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name, value } of jar.getAll())
    if (value && SESSION_COOKIE.test(name))
      jar.delete({ name, path: '/', secure: name.startsWith('__'), httpOnly: true });
}
