import { encode } from 'next-auth/jwt';
import { env } from '../../lib/platform/env.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../lib/session/cookies.ts';
import { boundToken } from '../../lib/session/customer-token.ts';
import type { SessionToken } from '../../lib/session/session.ts';
import type { newRequest } from './next/headers.ts';

const SESSION_COOKIE = 'authjs.session-token';

/** A session of the demonstration's first customer, good for an hour. */
export const ticket = (changes: Partial<SessionToken> = {}): SessionToken => ({
  sub: 'camille',
  email: 'camille.morel@exemple.fr',
  givenName: 'Camille',
  familyName: 'Morel',
  idToken: null,
  refreshToken: null,
  checkAt: Date.now() + 3_600_000,
  ...changes,
});

/** Puts a session, and with it a token of the shop, into the cookies of the request. */
export async function signIn(
  jar: ReturnType<typeof newRequest>,
  who: SessionToken,
  token?: string,
  name = SESSION_COOKIE,
): Promise<void> {
  const value = await encode({ token: { ...who }, secret: env().AUTH_SECRET, salt: name });
  jar.set(name, value);
  if (!token) return;
  const expiresAt = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  jar.set(CUSTOMER_TOKEN_COOKIE, boundToken({ accessToken: token, expiresAt }, who.sub));
}
