import { env } from '../env.ts';
import { isSame } from '../http/secret.ts';

/** Whether a request has the operator's token (OPS_TOKEN); nobody has one that is not set. */
export function isOperator(request: Request): boolean {
  const { OPS_TOKEN } = env();
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '');
  return Boolean(OPS_TOKEN && given && isSame(given, OPS_TOKEN));
}
