import fresh from 'fresh';
import Negotiator from 'negotiator';
import { AppError } from '../errors.ts';
import { logError } from '../log/log.ts';

/** A handler's response as JSON, not to be cached. With its length, a short one is sent in one piece, uncompressed. */
export function jsonResponse(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  const headers = { 'content-length': String(Buffer.byteLength(text)), 'cache-control': 'no-store' };
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** The same with a message for the caller. */
export const sentence = (status: number, message: string): Response => jsonResponse(status, { message });

const CODES: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  421: 'misdirected',
  429: 'limited',
  502: 'badGateway',
  503: 'unavailable',
};

/** `data`: additional information, such as when to retry. */
type More = { code?: string; data?: unknown };

/** The body of a refusal: "an API error with message, status, data and code" (specification, sections 7 and 8). */
export const apiErrorBody = (
  status: number,
  message: string,
  { code = CODES[status] ?? 'error', data = null }: More = {},
) => ({ name: 'ApiError', message, status, data, code });

export type ApiErrorBody = ReturnType<typeof apiErrorBody>;

/** The response of a handler that could not or would not fulfil the request. */
export const apiError = (status: number, message: string, more?: More): Response =>
  jsonResponse(status, apiErrorBody(status, message, more));

/** The response to a request for a file that cannot be generated now: 503 with Retry-After; the error is logged under `place`. */
export function serviceUnavailable(place: string, error: unknown): Response {
  logError(place, error);
  return new Response('Come again later.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
  });
}

/** The response to a small call that was not served: 429 past its rate limit; otherwise 503, logged under `place`. */
export function tooManyRequests(place: string, error: unknown): Response {
  const limited = error instanceof AppError && error.code === 'limited';
  if (!limited) logError(place, error);
  const answer = apiError(limited ? 429 : 503, 'try again later', limited ? { data: error.values } : {});
  if (limited) answer.headers.set('retry-after', String(error.values.seconds));
  return answer;
}

/** The content encoding of a body; null for none. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding that an Accept-Encoding header accepts. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

/** Whether an If-None-Match header matches the body: weak and strong ETags are treated alike here. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': header }, { etag });

/** Name of the <meta> with the status code of a static page: the router itself only supports 200 and 404. */
const STATUS_META = 'page-status';

/** For `Metadata.other`: the page is permanently gone (410). */
export const GONE = { [STATUS_META]: '410' } as const;

/** The status code in a document's <meta>, or null. */
export function statusOf(html: string): number | null {
  const found = /<meta name="page-status" content="(410)"/.exec(html);
  return found ? Number(found[1]) : null;
}
