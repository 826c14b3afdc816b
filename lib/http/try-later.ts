import { AppError } from '../errors';
import { logError } from '../log';
import { apiError } from './answers';

/** The answer to a small call that could not be served: 429 past its limit; 503 for anything else, which the log has under `place`. */
export function tryLater(place: string, error: unknown): Response {
  const limited = error instanceof AppError && error.code === 'limited';
  if (!limited) logError(place, error);
  const answer = apiError(limited ? 429 : 503, 'try again later', limited ? { data: error.values } : {});
  if (limited) answer.headers.set('retry-after', String(error.values.seconds));
  return answer;
}
