import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { marketsOfHost, siteUrlOfHost } from '../platform/markets';
import { perProcess } from '../platform/process';
import { hasSharedEnd, shareEnd, shareOnce } from '../platform/secret';
import { EMAIL, withAsciiDomain } from '../platform/text/email';
import { openIdClient, requestRefresh } from '../services/identity';
import type { CustomerToken } from '../services/shopify/customer-types';
import { getCustomer } from '../services/shopify/operations/customer';
import { buyerContext } from './request-market';
import type { Session, SessionToken } from './session';

/** How long the result of a refresh is shared, and a sign-out noted, in seconds: longer than a refresh takes. */
const REPEATED_S = 30;

/**
 * Runs a refresh with a single-use secret: one of several instances runs it, and the others get its result, encrypted
 * with the secret. Throws the errors of `ask`, and AppError `providerUnavailable` while another instance hangs.
 */
export const shareRefresh = <T>(secret: string, ask: () => Promise<T>): Promise<T> =>
  shareOnce(secret, {
    ask,
    secondsOf: () => REPEATED_S,
    late: async () => {
      throw new AppError('providerUnavailable', { reason: 'another instance is still refreshing the session' });
    },
  });

/** Milliseconds between two checks with a provider that sends no `expires_in`: section 9, "Session refetch". */
const DEFAULT_LENGTH_MS = 300_000;
/** How long the result for a refresh token is cached: another tab may still send the token that was just used up. */
const REPEATED_MS = 30_000;

/**
 * How long before the end of an access token that opens the shop the next one is requested: longer than the five minutes
 * between two reads of the session by a page.
 */
const AHEAD_MS = 360_000;

const granted = z.object({
  access_token: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
  expires_in: z.number().positive().optional(),
});

/**
 * Time of the next check with the provider, in milliseconds. From the token lifetime and the local clock, since the
 * provider's clock may differ.
 */
export function nextCheck(seconds: number | undefined, now = Date.now()): number {
  const length = seconds === undefined ? DEFAULT_LENGTH_MS : seconds * 1000;
  return now + length - (openIdClient()?.opensShop ? Math.min(AHEAD_MS, length / 2) : 0);
}

type Given = { access_token?: string | undefined; expires_in?: number | undefined };

/** The access token of a provider as a token of the shop; null where it is none. */
export function shopTokenIn({ access_token: accessToken, expires_in }: Given, now = Date.now()): CustomerToken | null {
  if (!openIdClient()?.opensShop || !accessToken) return null;
  const length = expires_in === undefined ? DEFAULT_LENGTH_MS : expires_in * 1000;
  return { accessToken, expiresAt: new Date(now + length).toISOString() };
}

type Answer = { given: z.infer<typeof granted> } | { refused: true };

/** One map per process: using a refresh token twice ends the session. */
const renewals = perProcess('renewals', () => new Map<string, Promise<Answer>>());

/** Deduplicates refreshes: one request per refresh token, however many tabs need it. */
function once(refreshToken: string): Promise<Answer> {
  const inFlight = renewals();
  const before = inFlight.get(refreshToken);
  if (before) return before;
  const answer = shareRefresh(refreshToken, () => exchange(refreshToken));
  inFlight.set(refreshToken, answer);
  const forget = () => inFlight.delete(refreshToken);
  // A failed request is not cached, so that it can be retried at once.
  answer.then(() => setTimeout(forget, REPEATED_MS).unref(), forget);
  return answer;
}

/** Refresh tokens of the sessions that were signed out lately. */
const signedOut = perProcess('signed-out', () => new Set<string>());

/**
 * Notes a sign-out: a refresh that is under way, here or in another instance, may end after its response, and must not
 * bring the session back.
 */
export async function endRefresh(refreshToken: string): Promise<void> {
  const ended = signedOut();
  ended.add(refreshToken);
  setTimeout(() => ended.delete(refreshToken), REPEATED_MS).unref();
  await shareEnd(refreshToken, REPEATED_S);
}

const isSignedOut = async (refreshToken: string): Promise<boolean> =>
  signedOut().has(refreshToken) || hasSharedEnd(refreshToken);

async function exchange(refreshToken: string): Promise<Answer> {
  // Any instance may ask for any other: every site of this application is registered at the provider.
  const origin = siteUrlOfHost((await headers()).get('host'), env());
  const response = await requestRefresh(refreshToken, origin);
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 400 && isInvalidGrant(body)) return { refused: true };
  if (!response.ok) throw new AppError('providerUnavailable', { reason: `status ${response.status}` });
  const given = granted.safeParse(body);
  if (!given.success) throw new AppError('providerUnavailable', { reason: 'no tokens in its answer' });
  return { given: given.data };
}

const isInvalidGrant = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';

const endedSession = (sessionToken: SessionToken): SessionToken => ({
  ...sessionToken,
  refreshToken: null,
  error: 'RefreshAccessTokenError',
});

/**
 * Checks with the provider whether the session is still valid, when a check is due. When the provider has ended it, or
 * the visitor has signed out meanwhile, the session token gets an error; when the provider does not respond, nothing
 * changes and the next read checks again.
 * @param keep takes the new token of the shop, where the provider issues them
 */
export async function refreshSession(
  sessionToken: SessionToken,
  now = Date.now(),
  keep: (token: CustomerToken) => Promise<void> = async () => {},
): Promise<SessionToken> {
  const { refreshToken } = sessionToken;
  if (!refreshToken || sessionToken.error || now < sessionToken.checkAt) return sessionToken;
  try {
    const answer = await once(refreshToken);
    if ('refused' in answer || (await isSignedOut(refreshToken))) return endedSession(sessionToken);
    const { refresh_token, id_token, expires_in } = answer.given;
    const token = shopTokenIn(answer.given, now);
    if (token) await keep(token);
    return {
      ...sessionToken,
      refreshToken: refresh_token ?? refreshToken,
      idToken: id_token ?? sessionToken.idToken,
      checkAt: nextCheck(expires_in, now),
    };
  } catch (error) {
    logError('session', error);
    return (await isSignedOut(refreshToken)) ? endedSession(sessionToken) : sessionToken;
  }
}

const name = z.string().trim().min(1).max(100).nullable().catch(null);

/** The provider's claims that the site reads. */
const claims = z.object({
  sub: z.string().min(1),
  /** As verified by the provider: not normalised further, so that it stays distinct from similar addresses. */
  email: z.string().overwrite(withAsciiDomain).regex(EMAIL),
  /** Some providers send it as a string. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false),
  given_name: name,
  family_name: name,
});

export type Claims = z.infer<typeof claims>;

/** The claims, or null when they do not identify a person. */
export const claimsIn = (profile: unknown): Claims | null => claims.safeParse(profile).data ?? null;

/**
 * Why a profile is not allowed to sign in, as the name of its error page; null when it is allowed. The shop trusts the
 * email of a Multipass token blindly: with an unverified one, anyone could access another customer's account.
 */
export function refusalOf(profile: unknown): 'Profile' | 'EmailUnverified' | null {
  const known = claimsIn(profile);
  if (!known) return 'Profile';
  return known.email_verified ? null : 'EmailUnverified';
}

/** The customer of a shop token, as a user of Auth.js; null when the shop does not recognise it. For SHOP_IDENTITY=password. */
export async function shopPerson(token: unknown): Promise<(Session & { id: string }) | null> {
  const [market] = marketsOfHost((await headers()).get('host'), env());
  if (typeof token !== 'string' || !market?.shop) return null;
  const customer = await getCustomer(token, await buyerContext(market));
  if (!customer?.email) return null;
  const { id, email, firstName, lastName } = customer;
  return { id, sub: id, email, givenName: firstName, familyName: lastName };
}
