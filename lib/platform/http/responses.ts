import fresh from 'fresh';
import Negotiator from 'negotiator';
import { AppError } from '../errors.ts';
import { logError } from '../log/log.ts';

/** An answer of a handler as JSON, kept by nobody on the way. Its length is said: a short one is sent in one piece, as it is. */
export function jsonResponse(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  const headers = { 'content-length': String(Buffer.byteLength(text)), 'cache-control': 'no-store' };
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** The same with a sentence for whoever asked. */
export const sentence = (status: number, message: string): Response => jsonResponse(status, { message });

/** The body of a refusal: "an API error with message, status, data and code" (specification, sections 7 and 8). */
export type ApiErrorBody = {
  name: 'ApiError';
  message: string;
  status: number;
  /** What there is to know besides, such as when to come again; null for nothing. */
  data: unknown;
  code: string;
};

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

type More = { code?: string; data?: unknown };

export const apiErrorBody = (
  status: number,
  message: string,
  { code = CODES[status] ?? 'error', data = null }: More = {},
): ApiErrorBody => ({ name: 'ApiError', message, status, data, code });

/** The answer of a handler that could not or would not do what it was asked. */
export const apiError = (status: number, message: string, more?: More): Response =>
  jsonResponse(status, apiErrorBody(status, message, more));

/** The answer to a request for a file that cannot be made now, which the log has under `place`: 503, and when to come again. */
export function serviceUnavailable(place: string, error: unknown): Response {
  logError(place, error);
  return new Response('Come again later.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
  });
}

/** The answer to a small call that could not be served: 429 past its limit; 503 for anything else, which the log has under `place`. */
export function tooManyRequests(place: string, error: unknown): Response {
  const limited = error instanceof AppError && error.code === 'limited';
  if (!limited) logError(place, error);
  const answer = apiError(limited ? 429 : 503, 'try again later', limited ? { data: error.values } : {});
  if (limited) answer.headers.set('retry-after', String(error.values.seconds));
  return answer;
}

/** What a body is sent with; null for as it is. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

/** Whether an If-None-Match header names the body: weak and strong names are the same thing here. */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  fresh({ 'if-none-match': header }, { etag });
