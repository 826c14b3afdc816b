import { AppError } from '../errors.ts';
import { type Outbound, outbound } from '../http/outbound.ts';

/** Section 8 of the specification: "429: wait for retry-after seconds (default 1.5 s), then retry". */
export const RETRY_AFTER_S = 1.5;

/**
 * An answer of the content service as the client expects it. The client (7.22) would take a 403 for a surprise, and ask again
 * at once, for ever, when a 429 does not say how long to wait.
 */
export async function answerOf(request: Outbound): Promise<Response> {
  const response = await outbound(request);
  if (response.status === 403) {
    throw new AppError('contentForbidden', { message: (await response.text()).slice(0, 200) });
  }
  if (response.status !== 429 || Number(response.headers.get('retry-after')) > 0) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', String(RETRY_AFTER_S));
  return new Response(response.body, { status: 429, headers });
}
