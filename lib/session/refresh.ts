import 'server-only';
import { z } from 'zod';
import { shareOnce } from '../platform/cache/share-once';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { outbound } from '../platform/http/outbound';
import { LOOKUP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { logError } from '../platform/log/log';
import { processSingleton } from '../platform/process/singletons';
import { originsIn, provider } from '../services/identity/discovery';
import type { SessionToken } from './session-token';

/** How long the result of a refresh is shared, in seconds. */
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
      throw new AppError('providerUnavailable', { reason: 'another instance is still asking' });
    },
  });

/** Milliseconds between two checks with a provider that sends no `expires_in`: section 9, "Session refetch". */
const DEFAULT_LENGTH_MS = 300_000;
/** How long the result for a refresh token is cached: another tab may still send the token that was just used up. */
const REPEATED_MS = 30_000;

const granted = z.object({
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
  expires_in: z.number().positive().optional(),
});

/**
 * Time of the next check with the provider, in milliseconds. From the token lifetime and the local clock, since the
 * provider's clock may differ.
 */
export const nextCheck = (seconds: number | undefined, now = Date.now()): number =>
  now + (seconds === undefined ? DEFAULT_LENGTH_MS : seconds * 1000);

type Answer = { given: z.infer<typeof granted> } | { refused: true };

const held = processSingleton<Map<string, Promise<Answer>>>('renewals');

/** One map per process: using a refresh token twice ends the session. */
function renewals(): Map<string, Promise<Answer>> {
  held.current ??= new Map();
  return held.current;
}

/** Deduplicates refreshes: one request per refresh token, however many tabs need it. */
function once(refreshToken: string): Promise<Answer> {
  const asked = renewals();
  const before = asked.get(refreshToken);
  if (before) return before;
  const answer = shareRefresh(refreshToken, () => exchange(refreshToken));
  asked.set(refreshToken, answer);
  const forget = () => asked.delete(refreshToken);
  // A failed request is not cached, so that it can be retried at once.
  answer.then(() => setTimeout(forget, REPEATED_MS).unref(), forget);
  return answer;
}

async function exchange(refreshToken: string): Promise<Answer> {
  const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = env();
  const known = await provider();
  const basic = [OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map(encodeURIComponent).join(':');
  const response = await outbound({
    service: 'identity',
    url: known.token_endpoint,
    init: {
      method: 'POST',
      cache: 'no-store',
      headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}`, accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
    timeoutMs: LOOKUP_TIMEOUT_MS,
    origins: originsIn(known),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 400 && isInvalidGrant(body)) return { refused: true };
  if (!response.ok) throw new AppError('providerUnavailable', { reason: `status ${response.status}` });
  const given = granted.safeParse(body);
  if (!given.success) throw new AppError('providerUnavailable', { reason: 'no tokens in its answer' });
  return { given: given.data };
}

const isInvalidGrant = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';

/**
 * Checks with the provider whether the session is still valid, when a check is due. When the provider has ended it, the
 * ticket gets an error; when the provider does not respond, nothing changes and the next read checks again.
 */
export async function refreshSession(ticket: SessionToken, now = Date.now()): Promise<SessionToken> {
  if (!ticket.refreshToken || ticket.error || now < ticket.checkAt) return ticket;
  try {
    const answer = await once(ticket.refreshToken);
    if ('refused' in answer) return { ...ticket, refreshToken: null, error: 'RefreshAccessTokenError' };
    const { refresh_token, id_token, expires_in } = answer.given;
    return {
      ...ticket,
      refreshToken: refresh_token ?? ticket.refreshToken,
      idToken: id_token ?? ticket.idToken,
      checkAt: nextCheck(expires_in, now),
    };
  } catch (error) {
    logError('session', error);
    return ticket;
  }
}
