import NextAuth, { customFetch, type NextAuthConfig } from 'next-auth';
import type { OIDCConfig } from 'next-auth/providers';
import Credentials from 'next-auth/providers/credentials';
import { env } from './lib/platform/env';
import { providerFetch } from './lib/services/identity/discovery';
import { logAuthError, noteSame } from './lib/session/auth-log';
import { shopPerson } from './lib/session/password';
import { claimsIn, refusalOf } from './lib/session/profile';
import { safeRedirectPath } from './lib/session/redirect-path';
import { nextCheck, refreshSession } from './lib/session/refresh';
import { sessionTokenIn } from './lib/session/session-token';

/** Names of the two sign-in methods; both are part of addresses (`/api/auth/callback/idp`). */
export const PROVIDER = { multipass: 'idp', password: 'shop' } as const;

const WEEKS_4_SECONDS = 4 * 7 * 24 * 3600;

function openId(): OIDCConfig<Record<string, unknown>> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env();
  return {
    id: PROVIDER.multipass,
    name: 'OpenID',
    type: 'oidc',
    issuer: OIDC_ISSUER ?? '',
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope: 'openid profile email offline_access' } },
    profile: (profile) => ({ id: String(profile.sub), email: String(profile.email ?? '') }),
    [customFetch]: providerFetch,
  };
}

const byPassword = () =>
  Credentials({ id: PROVIDER.password, credentials: { token: {} }, authorize: ({ token }) => shopPerson(token) });

const DAY_SECONDS = 24 * 3600;

/** The cookie is renewed once a day at most, so that it expires four weeks after the last visit. */
const isYoung = (issuedAt = 0): boolean => Date.now() / 1000 - issuedAt < DAY_SECONDS;

const callbacks = {
  signIn({ account, profile }) {
    const refusal = account?.type === 'oidc' ? refusalOf(profile) : null;
    return refusal === null || `/auth/error?error=${refusal}`;
  },
  async jwt({ token, user, account, profile }) {
    if (!account) {
      const ticket = sessionTokenIn(token);
      const next = ticket && (await refreshSession(ticket));
      if (next && next === ticket && isYoung(token.iat)) noteSame();
      return next && { ...next };
    }
    if (account.type === 'credentials') return { ...user, checkAt: Number.MAX_SAFE_INTEGER };
    const claims = claimsIn(profile);
    return (
      claims && {
        sub: claims.sub,
        email: claims.email,
        givenName: claims.given_name,
        familyName: claims.family_name,
        idToken: account.id_token ?? null,
        refreshToken: account.refresh_token ?? null,
        checkAt: nextCheck(account.expires_in),
      }
    );
  },
  // What the browser may see: never a token.
  session: ({ session, token }) => ({
    expires: session.expires,
    user: { email: String(token.email), name: [token.givenName, token.familyName].filter(Boolean).join(' ') },
    ...(typeof token.error === 'string' && { error: token.error }),
  }),
  redirect({ url, baseUrl }) {
    const path = safeRedirectPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) || '/' : url);
    return baseUrl + (path ?? '/');
  },
} satisfies NextAuthConfig['callbacks'];

/**
 * Auth.js, configured from the settings at the first request: a build has none of them. Only lib/session and
 * app/api/auth use it.
 */
export const { handlers, signIn, signOut } = NextAuth(() => ({
  basePath: '/api/auth',
  secret: env().AUTH_SECRET,
  // Hosts are checked against the settings before a request gets here (app/api/auth, server).
  trustHost: true,
  session: { strategy: 'jwt', maxAge: WEEKS_4_SECONDS },
  pages: { signIn: '/auth/login', signOut: '/auth/signed-out', error: '/auth/error', verifyRequest: '/auth/error' },
  providers: [env().SHOP_IDENTITY === 'multipass' ? openId() : byPassword()],
  callbacks,
  logger: { error: logAuthError, warn: () => undefined, debug: () => undefined },
}));
