import 'server-only';
import { env } from '../platform/env';
import { apiError } from '../platform/http/responses';
import { isSame } from '../platform/http/secret';
import { OPERATOR_GUESSES } from '../rate-limit/limits';
import { createWindows } from '../rate-limit/windows';
import { visitorAddress } from '../session/request-market';

/** In memory: readiness and the operator are asked while there is no store. */
const guesses = createWindows(OPERATOR_GUESSES);

/**
 * Whether a request has the operator's token (OPS_TOKEN); nobody has one that is not set. `limited` after too many wrong ones from
 * an address, whatever the token: a guess is not looked at any more.
 */
export async function operatorOf(request: Request): Promise<'operator' | 'stranger' | 'limited'> {
  const { OPS_TOKEN } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!given) return 'stranger';
  const address = await visitorAddress();
  if (guesses.take(address) !== null) return 'limited';
  if (!OPS_TOKEN || !isSame(given, OPS_TOKEN)) return 'stranger';
  guesses.giveBack(address);
  return 'operator';
}

/** What a request is answered that is not the operator's; null for one that is. */
export async function refusalUnlessOperator(request: Request): Promise<Response | null> {
  const asker = await operatorOf(request);
  if (asker === 'limited') return apiError(429, 'too many wrong tokens, try again later');
  return asker === 'operator' ? null : apiError(401, 'wrong token');
}
