import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { apiErrorBody } from '../lib/http/responses.ts';
import { marketOfAddress, type SiteUrls } from '../lib/markets.ts';
import { requestKind } from '../lib/request/kind.ts';
import { REFUSED_CODES, type RefusalReason } from '../lib/request/refusals.ts';
import { mediaType } from './content-type.ts';
import { methodsOf } from './guard.ts';
import { REQUEST_ID } from './observe.ts';
import type { AnswerPage, AnswerPages } from './prerendered-page.ts';
import type { Header, Security } from './security.ts';
import { storedDocument } from './stored-document.ts';

/** Seconds: what fills the room has an end by then. */
const RETRY_AFTER_S = 60;

const reasonOf = (status: number): RefusalReason =>
  status === 413 ? 'too-large' : status === 503 ? 'busy' : 'not-understood';

export type Answer = { status: number; type: string; body: string | Buffer; headers: readonly Header[] };

/** A form that a browser posts without script: what comes back is shown to the visitor as a page. */
export const isPlainForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  headers['next-action'] === undefined &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(mediaType(headers['content-type'] ?? '')) &&
  (headers.accept ?? '').includes('text/html');

/** The page that says in words why a request was refused; null for who would not show one. */
function pageFor(request: IncomingMessage, status: number): AnswerPage | null {
  if (isPlainForm(request)) return `post-refused/${reasonOf(status)}`;
  const isVisit = /^(?:GET|HEAD)$/.test(request.method ?? '') && requestKind(request) === 'page';
  const code = REFUSED_CODES.find((each) => each === String(status));
  if (isVisit && status === 404) return 'page-not-found';
  return isVisit && code && /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '')
    ? `request-refused/${code}`
    : null;
}

const isInterface = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/**
 * What a refused request is answered: a form without script and a visit get the page of their market that says so in words; a
 * call of our interfaces gets the error as JSON; a call of an action gets the status as JSON in `text/plain`, the one type
 * whose text the framework's script hands on, as the message of the error that it throws.
 */
export function refusalAnswer(
  request: IncomingMessage,
  status: number,
  { urls, pageOf, security }: { urls: SiteUrls; pageOf: AnswerPages; security: Security },
): Answer {
  const headers = security.pageHeadersOf(request);
  if (request.headers['next-action'] !== undefined) {
    return { status, type: 'text/plain', body: JSON.stringify({ status }), headers };
  }
  const name = pageFor(request, status);
  const page = name && pageOf(marketOfAddress(request.headers.host, request.url ?? '', urls), name);
  if (page) {
    const { own, packed } = storedDocument(page);
    const policy = ['content-security-policy', security.policyOf(request)(own)] as const;
    return { status, type: 'text/html; charset=utf-8', body: packed.plain, headers: [...headers, policy] };
  }
  const reason = STATUS_CODES[status] ?? '';
  if (isInterface(request)) {
    const body = JSON.stringify(apiErrorBody(status, reason, { code: 'refused' }));
    return { status, type: 'application/json', body, headers };
  }
  return { status, type: 'text/plain; charset=utf-8', body: `${reason}\n`, headers };
}

/** The headers of an answer, in the place of all that were set before; the id of the request stays. */
export function setHeaders(response: ServerResponse, { status, type, body, headers }: Answer): void {
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID) response.removeHeader(name);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.setHeader('cache-control', 'no-store');
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_S));
  if (status === 405) response.setHeader('allow', methodsOf(response.req.url ?? '').join(', '));
}
