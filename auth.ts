import type { NextRequest } from 'next/server';
import NextAuth, { customFetch, type NextAuthConfig } from 'next-auth';
import type { OIDCConfig } from 'next-auth/providers';
import Credentials from 'next-auth/providers/credentials';
import { env } from './lib/platform/env';
import { type OpenIdClient, openIdClient, provider, providerFetch } from './lib/services/identity';
import { keepToken } from './lib/session/customer-token';
import { isForced, logAuthError, noteSame } from './lib/session/problems';
import { claimsIn, nextCheck, refreshSession, refusalOf, shopPerson, shopTokenIn } from './lib/session/provider';
import { safeRedirectPath } from './lib/session/redirect-path';
import { hasSessionCookie, SESSION_SECONDS, sessionTokenIn } from './lib/session/session';

/** Name of the sign-in by password. */
export const BY_PASSWORD = 'shop';

type OpenId = OIDCConfig<Record<string, unknown>>;

/**
 * The endpoints of a provider. Auth.js discovers them itself where the address of the discovery document is the issuer;
 * the shop's document is at the shop's address and names another issuer.
 */
async function endpointsOf({ address, isIssuer, scope }: OpenIdClient): Promise<Partial<OpenId>> {
  const authorization = { params: { scope } };
  // Without an answer Auth.js asks once more, and says what went wrong.
  const described = isIssuer ? null : await provider().catch(() => null);
  if (!described) return { issuer: address, authorization };
  const { issuer, authorization_endpoint: url, token_endpoint: token } = described;
  return { issuer, authorization: { ...authorization, url }, token };
}

/** @param request none where an action starts the sign-in */
async function openId(client: OpenIdClient, request: NextRequest | undefined): Promise<OpenId> {
  const { id, clientId, secret, scope, address } = client;
  // Reading a session sends nothing to the provider.
  const isAsked = !request || /\/(?:callback|signin)\//.test(request.nextUrl.pathname);
  return {
    id,
    name: 'OpenID',
    type: 'oidc',
    clientId,
    ...(secret === null ? { client: { token_endpoint_auth_method: 'none' } } : { clientSecret: secret }),
    checks: ['pkce', 'state', 'nonce'],
    ...(isAsked ? await endpointsOf(client) : { issuer: address, authorization: { params: { scope } } }),
    profile: (profile) => ({ id: String(profile.sub), email: String(profile.email ?? '') }),
    [customFetch]: providerFetch(request?.nextUrl.origin),
  };
}

const byPassword = () =>
  Credentials({ id: BY_PASSWORD, credentials: { token: {} }, authorize: ({ token }) => shopPerson(token) });

async function identityProvider(request: NextRequest | undefined) {
  const client = openIdClient();
  return client ? openId(client, request) : byPassword();
}

const DAY_SECONDS = 24 * 3600;

/** Of a callback address, in characters: a path in its query is percent-encoded, and a cookie of 4 KB holds it encoded again. */
const LONGEST_CALLBACK = 2_000;

/** The cookie is renewed once a day at most, so that it expires four weeks after the last visit. */
const isYoung = (issuedAt = 0): boolean => Date.now() / 1000 - issuedAt < DAY_SECONDS;

const callbacks = {
  signIn({ account, profile }) {
    // The shop proves an address before it names it: only a provider of one's own may leave that open.
    const proven = openIdClient()?.opensShop ? { email_verified: true } : {};
    const refusal = account?.type === 'oidc' ? refusalOf({ ...proven, ...profile }) : null;
    return refusal === null || `/auth/error?error=${refusal}`;
  },
  async jwt({ token, user, account, profile }) {
    if (!account) {
      const ticket = (await hasSessionCookie()) ? sessionTokenIn(token) : null;
      const asked = ticket && isForced() ? { ...ticket, checkAt: 0 } : ticket;
      const next = asked && (await refreshSession(asked, Date.now(), (given) => keepToken(given, asked.sub)));
      if (next && next === ticket && isYoung(token.iat)) noteSame();
      return next && { ...next };
    }
    if (account.type === 'credentials') return { ...user, checkAt: Number.MAX_SAFE_INTEGER };
    const claims = claimsIn(profile);
    const opening = shopTokenIn(account);
    if (claims && opening) await keepToken(opening, claims.sub, 'login');
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
    const path = safeRedirectPath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) || '/' : url, LONGEST_CALLBACK);
    return baseUrl + (path ?? '/');
  },
} satisfies NextAuthConfig['callbacks'];

/**
 * Auth.js, configured from the settings at the first request: a build has none of them. Only lib/session, lib/sign-in and
 * the routes of app/api/auth and app/(bare)/auth use it.
 */
export const { handlers, signIn, signOut } = NextAuth(async (request) => ({
  basePath: '/api/auth',
  secret: env().AUTH_SECRET,
  // Hosts are checked against the settings before a request gets here (app/api/auth, server).
  trustHost: true,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/auth/login', signOut: '/auth/signed-out', error: '/auth/error', verifyRequest: '/auth/error' },
  providers: [await identityProvider(request)],
  callbacks,
  logger: { error: logAuthError, warn: () => undefined, debug: () => undefined },
}));
