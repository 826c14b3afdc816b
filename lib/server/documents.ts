import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, isKnown, storedDocument } from './stored-document.ts';

type End = ServerResponse['end'];

const isPageRequest = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.rsc === undefined &&
  !url.startsWith('/_next/') &&
  !url.startsWith('/api/');

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Prerendered as a whole: Next.js says so, at times twice, and says as well when a part was postponed to this visit. */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

/**
 * Sends static documents from memory, compressed and named once for each version, and gives every 404 the prerendered
 * page. Next.js would compress and hash a page anew for each visitor, which is most of the work of a static page, and
 * answers `notFound()` with an empty document that only script can fill. Status and caching headers stay Next's own.
 */
export function serveDocuments(
  request: IncomingMessage,
  response: ServerResponse,
  notFound: () => string | null,
): void {
  if (!isPageRequest(request)) return;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { writeHead, write, end } = response;
  let held: { status: number; body: string | null } | null = null;

  const mine = (status: number): boolean =>
    isHtml(response) && (status === 404 || (status === 200 && isPrerendered(response)));

  hideEncoding(request, () => mine(response.statusCode));

  // Headers are held back until the body is known: its name and its length belong to them.
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (!mine(status)) return writeHead.call(response, status, ...rest);
    held ??= { status, body: status === 404 ? notFound() : null };
    return response;
  }) as typeof response.writeHead;

  const release = () => {
    if (!held) return;
    const { status } = held;
    held = null;
    writeHead.call(response, status);
  };

  response.write = ((...args: Parameters<typeof write>) => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
    if (held?.body) return true;
    release();
    return write.apply(response, args);
  }) as typeof response.write;

  response.end = ((...args: Parameters<End>) => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
    const body = held?.body ?? (typeof args[0] === 'string' ? args[0] : null);
    if (!held || body === null) {
      release();
      return end.apply(response, args);
    }
    const { status } = held;
    held = null;
    const payload = prepare(request, response, body, status, encoding);
    writeHead.call(response, response.statusCode);
    return end.call(
      response,
      payload,
      'utf8',
      args.find((each): each is () => void => typeof each === 'function'),
    );
  }) as End;
}

/** Sets the headers of a stored document and returns what to send: nothing for HEAD and for what the visitor has. */
function prepare(request: IncomingMessage, response: ServerResponse, body: string, status: number, encoding: Encoding) {
  const document = storedDocument(body);
  const payload = document[encoding ?? 'plain'];
  response.removeHeader('transfer-encoding');
  response.setHeader('etag', document.etag);
  if (status === 200 && isKnown(request.headers['if-none-match'], document.etag)) {
    response.statusCode = 304;
    response.removeHeader('content-length');
    return '';
  }
  response.statusCode = document.status ?? status;
  response.setHeader('content-length', payload.length);
  if (encoding) response.setHeader('content-encoding', encoding);
  return request.method === 'HEAD' ? '' : payload;
}

/** The framework's compression asks for the header when the response begins: for what is sent from here it finds none. */
function hideEncoding(request: IncomingMessage, hidden: () => boolean): void {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return;
  Object.defineProperty(request.headers, 'accept-encoding', {
    configurable: true,
    enumerable: true,
    get: () => (hidden() ? undefined : accepted),
    set: () => undefined,
  });
}
