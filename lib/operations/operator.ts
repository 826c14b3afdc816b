import 'server-only';
import { env } from '../platform/env';
import { apiError } from '../platform/http/responses';
import { isSame } from '../platform/secret';
import { createWindows, OPERATOR_GUESSES } from '../rate-limit/limits';
import { visitorAddress } from '../session/request-market';

/** In memory: readiness and operator requests must work without a store. */
const guesses = createWindows(OPERATOR_GUESSES);

type Asker = 'operator' | 'stranger' | 'limited';

/**
 * Whether a token is the operator's (OPS_TOKEN); never when none is configured. `limited` after too many wrong ones from
 * an IP address, whatever the token: further attempts are not verified.
 */
export async function operatorBy(given: string | undefined): Promise<Asker> {
  const { OPS_TOKEN } = env();
  if (!given) return 'stranger';
  const address = await visitorAddress();
  if (guesses.take(address) !== null) return 'limited';
  if (!OPS_TOKEN || !isSame(given, OPS_TOKEN)) return 'stranger';
  guesses.giveBack(address);
  return 'operator';
}

/** The same for the token of a request. */
export const operatorOf = (request: Request): Promise<Asker> =>
  operatorBy(request.headers.get('authorization')?.replace(/^Bearer /, ''));

/** The error response for a request without the operator's token; null for one with it. */
export async function refusalUnlessOperator(request: Request): Promise<Response | null> {
  const asker = await operatorOf(request);
  if (asker === 'limited') return apiError(429, 'too many wrong tokens, try again later');
  return asker === 'operator' ? null : apiError(401, 'wrong token');
}
