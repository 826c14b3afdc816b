import { env } from '../env.ts';
import { isSame } from '../http/secret.ts';
import { OPERATOR_GUESSES } from '../limits/limits.ts';
import { createWindows } from '../limits/windows.ts';

/** In memory: readiness and the operator are asked while there is no store. */
const guesses = createWindows(OPERATOR_GUESSES);

/**
 * Whether a request has the operator's token (OPS_TOKEN); nobody has one that is not set. `limited` after too many wrong ones from
 * an address, whatever the token: a guess is not looked at any more.
 */
export function operatorOf(request: Request): 'operator' | 'stranger' | 'limited' {
  const { OPS_TOKEN } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!given) return 'stranger';
  const address = request.headers.get('x-client-address') ?? 'unknown';
  if (guesses.take(address) !== null) return 'limited';
  if (!OPS_TOKEN || !isSame(given, OPS_TOKEN)) return 'stranger';
  guesses.giveBack(address);
  return 'operator';
}
