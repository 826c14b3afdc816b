import type { IncomingMessage, ServerResponse } from 'node:http';
import { giveNonce, protect } from './document-headers.ts';
import type { Instead } from './instead.ts';
import { encodingFor } from './negotiation.ts';
import type { Watch } from './recent-answers.ts';
import type { Security } from './security.ts';
import { prepareDocument } from './send-document.ts';
import { storedDocument } from './stored-document.ts';

type End = ServerResponse['end'];

type Documents = {
  /** A prerendered page in the place of the framework's document of this status. */
  instead: (status: number) => Instead | null;
  security: Security;
  /** Begins to watch what this address is answered with. */
  watch: Watch;
};

const isPageRequest = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && !url.startsWith('/api/');

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Prerendered as a whole: Next.js says so, at times twice, and says as well when a part was postponed to this visit. */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

/** Whether the answer is a document that is sent from here, compressed already. */
export const isStored = (response: ServerResponse): boolean => isHtml(response) && isPrerendered(response);

/**
 * Sends static documents from memory, compressed and named once for each version, and gives every 404 the prerendered
 * page. Next.js would compress and hash a page anew for each visitor, which is most of the work of a static page, and
 * answers `notFound()` with an empty document that only script can fill. Status and caching headers stay Next's own. Each
 * document leaves with its policy: the hashes of what stands in a stored one, the nonce of this answer for any other.
 */
export function serveDocuments(
  request: IncomingMessage,
  response: ServerResponse,
  { instead, security, watch }: Documents,
): void {
  if (request.url?.startsWith('/_next/')) return;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { writeHead, write, end, flushHeaders } = response;
  const nonce = giveNonce(request);
  const keep = watch(request, response);
  let held: { status: number; body: string | null } | null = null;

  const mine = (status: number): boolean =>
    isHtml(response) &&
    isPageRequest(request) &&
    (status === 404 || status === 500 || (status === 200 && isPrerendered(response)));

  hideEncoding(request, () => mine(response.statusCode));

  // Headers are held back until the body is known: its name and its length belong to them.
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (!mine(status)) {
      if (isHtml(response)) protect(request, response, security, { nonce });
      return writeHead.call(response, status, ...rest);
    }
    const { headers = {}, ...ours } = instead(status) ?? {};
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    held ??= { status, body: null, ...ours };
    return response;
  }) as typeof response.writeHead;

  const release = () => {
    if (!held) return;
    const { status } = held;
    held = null;
    protect(request, response, security, { nonce });
    writeHead.call(response, status);
  };

  const begin = () => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
  };

  response.flushHeaders = () => {
    begin();
    if (!held) flushHeaders.call(response);
  };

  response.write = ((...args: Parameters<typeof write>) => {
    begin();
    if (held?.body) return true;
    release();
    return write.apply(response, args);
  }) as typeof response.write;

  response.end = ((...args: Parameters<End>) => {
    begin();
    const body = held?.body ?? (typeof args[0] === 'string' ? args[0] : null);
    if (!held || body === null) {
      release();
      return end.apply(response, args);
    }
    const { status } = held;
    held = null;
    const document = storedDocument(body);
    protect(request, response, security, document.own);
    if (status === 200) keep(document);
    const payload = prepareDocument(request, response, document, status, encoding);
    writeHead.call(response, response.statusCode);
    return end.call(
      response,
      payload,
      'utf8',
      args.find((each): each is () => void => typeof each === 'function'),
    );
  }) as End;
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
