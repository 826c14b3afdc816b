import { logError } from '../log';

/** The answer to a request for a file that cannot be made now, which the log has under `place`: 503, and when to come again. */
export function notNow(place: string, error: unknown): Response {
  logError(place, error);
  return new Response('Come again later.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
  });
}
