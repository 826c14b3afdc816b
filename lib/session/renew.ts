import 'server-only';
import { z } from 'zod';
import { env } from '../env';
import { AppError } from '../errors';
import { outbound } from '../http/outbound';
import { LOOK_MS } from '../http/patience';
import { logError } from '../log';
import { processWide } from '../process-wide';
import { onceAmongInstances } from './among-instances';
import { originsIn, provider } from './discovery';
import type { Ticket } from './ticket';

/** Milliseconds between two questions to a provider that says no length of its own: section 9, "Session refetch". */
const DEFAULT_LENGTH_MS = 300_000;
/** How long the answer to a refresh token is repeated: another tab may still come with the token that it used up. */
const REPEATED_MS = 30_000;

const granted = z.object({
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1).optional(),
  expires_in: z.number().positive().optional(),
});

/** When the provider is to be asked again, in milliseconds. By its length and our clock: the clocks may differ. */
export const nextCheck = (seconds: number | undefined, now = Date.now()): number =>
  now + (seconds === undefined ? DEFAULT_LENGTH_MS : seconds * 1000);

type Answer = { given: z.infer<typeof granted> } | { refused: true };

const held = processWide<Map<string, Promise<Answer>>>('renewals');

/** One list in a process: a refresh token that is used twice ends the session. */
function renewals(): Map<string, Promise<Answer>> {
  held.current ??= new Map();
  return held.current;
}

/** One question for each refresh token, however many tabs ask at once. */
function once(refreshToken: string): Promise<Answer> {
  const asked = renewals();
  const before = asked.get(refreshToken);
  if (before) return before;
  const answer = onceAmongInstances(refreshToken, () => exchange(refreshToken));
  asked.set(refreshToken, answer);
  const forget = () => asked.delete(refreshToken);
  // What failed on the way is asked again at once.
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
    timeoutMs: LOOK_MS,
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
 * Asks the provider whether this is still a session of its own, when the time has come. A provider that no longer knows it
 * puts an error into the ticket; one that does not answer changes nothing, and is asked again at the next reading.
 */
export async function renewed(ticket: Ticket, now = Date.now()): Promise<Ticket> {
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
