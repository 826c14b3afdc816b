import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { apiErrorBody } from '../lib/platform/http/responses.ts';
import { marketOfAddress } from '../lib/platform/markets.ts';
import { isPageRequest, REFUSED_CODES, type RefusalReason, requestKind } from '../lib/platform/request.ts';
import type { ErrorPage } from './error-pages.ts';
import { htmlDocument } from './html-document.ts';
import { REQUEST_ID } from './observe-request.ts';
import type { Site } from './pipeline.ts';
import { mediaType, methodsOf } from './request-rules.ts';
import type { HeaderMap } from './security-headers.ts';

/** Seconds: by then the posts that occupy the memory have ended. */
const RETRY_AFTER_S = 60;

const reasonOf = (status: number): RefusalReason =>
  status === 413 ? 'too-large' : status === 503 ? 'busy' : 'not-understood';

type Answer = { status: number; type: string; body: string | Buffer; headers: HeaderMap };

/** A form that a browser posts without script: the response is shown to the visitor as a page. */
export const isPlainForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  headers['next-action'] === undefined &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(mediaType(headers['content-type'] ?? '')) &&
  (headers.accept ?? '').includes('text/html');

/** The page that explains to the visitor why a request was rejected; null for clients that would not show one. */
function pageFor(request: IncomingMessage, status: number): ErrorPage | null {
  if (isPlainForm(request)) return `post-refused/${reasonOf(status)}`;
  if (!isPageRequest(request) || requestKind(request) !== 'page') return null;
  if (status === 404) return 'page-not-found';
  const code = REFUSED_CODES.find((each) => each === String(status));
  return code && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '') ? `request-refused/${code}` : null;
}

/**
 * The response to a rejected request: the error page of the market for a form without script or a page visit; JSON for an
 * API call; JSON in `text/plain` for an action, the only type whose text the framework's script passes on.
 */
export function rejectionResponse(
  request: IncomingMessage,
  status: number,
  { urls, pageOf, security }: Pick<Site, 'urls' | 'pageOf' | 'security'>,
): Answer {
  const headers = security.pageHeadersOf(request);
  if (request.headers['next-action'] !== undefined)
    return { status, type: 'text/plain', body: JSON.stringify({ status }), headers };
  const name = pageFor(request, status);
  const page = name && pageOf(marketOfAddress(request.headers.host, request.url ?? '', urls), name);
  if (page) {
    const { own, packed } = htmlDocument(page);
    const policy = ['content-security-policy', security.policyOf(request, own)] as const;
    return { status, type: 'text/html; charset=utf-8', body: packed.plain, headers: new Map([...headers, policy]) };
  }
  const reason = STATUS_CODES[status] ?? '';
  if (!request.url?.startsWith('/api/'))
    return { status, type: 'text/plain; charset=utf-8', body: `${reason}\n`, headers };
  const body = JSON.stringify(apiErrorBody(status, reason, { code: 'refused' }));
  return { status, type: 'application/json', body, headers };
}

/** Sets the headers of a response and removes all previous ones; the request id is preserved. */
export function replaceHeaders(response: ServerResponse, { status, type, body, headers }: Answer): void {
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID) response.removeHeader(name);
  response.setHeaders(headers);
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'no-store');
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_S));
  if (status === 405) response.setHeader('allow', methodsOf(response.req.url ?? '').join(', '));
}

/** Limit up to which the rest of a rejected request is read and discarded. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 20_000;

/**
 * Responds at once and closes the connection only when the rest of the request has arrived: if the connection closes
 * while a browser is still sending, the browser shows its own error page instead of the response.
 */
export function rejectRequest(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  replaceHeaders(response, answer);
  response.setHeader('connection', 'close');
  response.flushHeaders();
  response.write(answer.body);
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), MOST_MS);
  let left = MOST_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  const finish = () => {
    clearTimeout(timer);
    if (!response.destroyed && !response.writableEnded) response.end();
  };
  // A request that was read to its end emits `end` at once, `close` only after its response.
  request.once('end', finish).once('close', finish);
}
