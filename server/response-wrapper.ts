import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { encodingFor } from '../lib/platform/http/responses.ts';
import { logError, throttledLog } from '../lib/platform/log/log.ts';
import type { RequestState } from '../lib/platform/request/context.ts';
import { isPageRequest } from '../lib/platform/request/kind.ts';
import type { ErrorPageFallback } from './error-pages.ts';
import { htmlDocument, prepareDocument, varyByEncoding } from './html-document.ts';
import { type Answer, isPlainForm, setHeaders } from './reject-request.ts';
import { isActionPost } from './request-rules.ts';
import type { Watch } from './response-cache.ts';
import { giveNonce, protect, type Security } from './security-headers.ts';

type End = ServerResponse['end'];
type Compressor = Gzip | ReturnType<typeof createBrotliCompress>;

/** How a response of the framework is handled, decided when its headers are about to be sent. */
type Plan =
  /** It is passed through unchanged. */
  | { is: 'passed' }
  /** It is compressed chunk by chunk, as it is written. */
  | { is: 'compressed'; by: Compressor }
  /** It is held until its whole body is known: ETag, length and policy depend on it. A `body` that is set replaces it. */
  | { is: 'held'; body: string | null; status: number }
  /** Our response is sent instead. */
  | { is: 'refused'; answer: Answer };

type Wrapping = {
  state: RequestState;
  security: Security;
  /** A document that replaces the framework's document with this status. */
  instead: (status: number) => ErrorPageFallback | null;
  watch: Watch;
  /** The response to a post that the framework cannot read. */
  answerOf: (status: number) => Answer;
};

let unread = 0;
/** One line for many: a client that sends such posts sends thousands. */
const tellUnread = throttledLog((message, count: number) =>
  logError('posts', `${count} since the start ${message} and were answered with 400`),
);

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Fully prerendered: Next.js marks this in a header, at times twice, and also marks when a part was postponed to
 * request time.
 */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)|image\/svg)/;
/** Shorter bodies are not worth compressing. */
const LEAST_BYTES = 1_024;
/** As fast as gzip, and with the whole page as window: gzip looks back only 32 KB, and the framework writes most things twice. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The encoding for compressing a response chunk by chunk; null for one that stays as it is. */
function encodingOf(request: IncomingMessage, response: ServerResponse): 'br' | 'gzip' | null {
  if (!COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''))) return null;
  if (response.hasHeader('content-encoding') || [204, 304].includes(response.statusCode)) return null;
  varyByEncoding(response);
  const length = response.getHeader('content-length');
  if (request.method === 'HEAD' || (length !== undefined && Number(length) < LEAST_BYTES)) return null;
  return encodingFor(request.headers['accept-encoding']);
}

/**
 * A compressor with backpressure: it writes no faster than the socket accepts, and accepts no more from the framework
 * than it can process.
 */
function compressorInto(
  response: ServerResponse,
  encoding: 'br' | 'gzip',
  { write, end }: Pick<ServerResponse, 'write' | 'end'>,
): Compressor {
  const stream = encoding === 'br' ? createBrotliCompress(QUALITY) : createGzip();
  stream.on('data', (piece: Buffer) => {
    if (write.call(response, piece, 'utf8')) return;
    stream.pause();
    response.once('drain', () => stream.resume());
  });
  stream.on('drain', () => response.emit('drain'));
  stream.once('end', () => end.call(response, undefined, 'utf8'));
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  return stream;
}

/** The status of the error response that replaces the framework's, or null where the framework's response may stand. */
function refusedWith(request: IncomingMessage, response: ServerResponse, state: RequestState): number | null {
  if (state.entered || response.destroyed) return null;
  // Next.js responds with 500 to an action post that it cannot read. An error after the action has started stays unchanged.
  if (response.statusCode === 500) return 400;
  // A page from before the last deployment, or a hand-crafted request: the framework responds with one bare line.
  return response.hasHeader('x-nextjs-action-not-found') && isPlainForm(request) ? response.statusCode : null;
}

/** Router requests list in their query the headers that they depend on; without those headers the address is that of a page. */
const isRouterAddress = ({ url = '' }: IncomingMessage): boolean => /[?&]_rsc(?:=|&|$)/.test(url);

const callbackOf = (args: readonly unknown[]): (() => void) | undefined =>
  args.find((each): each is () => void => typeof each === 'function');

/**
 * The one wrapper around the responses of Next.js.
 * - Static documents are sent from memory, compressed and given an ETag once per version: the framework would do both
 *   again for each visitor.
 * - Each document is sent with its policy: the hashes of its inline contents for a stored one, the nonce of this
 *   response for any other.
 * - Every 404 is the prerendered page: the framework responds to `notFound()` with an empty document that only script
 *   can fill.
 * - A post that the framework cannot read gets our 400 response, not its 500.
 * - All other text is compressed as it is written.
 */
export function wrapResponse(request: IncomingMessage, response: ServerResponse, wrapping: Wrapping): void {
  const { state, security, instead, watch, answerOf } = wrapping;
  const { writeHead, write, end, flushHeaders } = response;
  const mayBeRefused = isActionPost({ method: request.method ?? '', headers: request.headersDistinct });
  // Read before the framework runs: it removes the headers of its router from the request.
  const isPart = request.headers.rsc !== undefined;
  const isPage = isPageRequest(request);
  const isFile = request.url?.startsWith('/_next/') ?? false;
  const nonce = isFile ? '' : giveNonce(request);
  const keep = watch(request, response);
  let plan: Plan | null = null;

  const sendHead = (): void => {
    if (!response.headersSent) writeHead.call(response, response.statusCode);
  };

  function passOn(): Plan {
    if (isHtml(response) && !isFile) protect(request, response, security, { nonce });
    const encoding = encodingOf(request, response);
    if (!encoding) return { is: 'passed' };
    response.setHeader('content-encoding', encoding);
    response.removeHeader('content-length');
    return { is: 'compressed', by: compressorInto(response, encoding, { write, end }) };
  }

  function planned(): Plan {
    // A cache keyed by address alone would serve the document to the router.
    if (isPage && isRouterAddress(request)) response.setHeader('cache-control', 'private, no-store');
    const refused = mayBeRefused ? refusedWith(request, response, state) : null;
    if (refused !== null) {
      unread += 1;
      if (refused === 400) tellUnread('could not be read by the framework', unread);
      return { is: 'refused', answer: answerOf(refused) };
    }
    const { statusCode: status } = response;
    const isWhole = status === 404 || status === 500 || (status === 200 && isPrerendered(response));
    const isDocument = isWhole && !isFile && isHtml(response) && isPage;
    // While the content service is unavailable, a part of a page for the router fails just like the document.
    const isFailedPart = status === 500 && isPart;
    const ours = isDocument || isFailedPart ? instead(status) : null;
    for (const [name, value] of Object.entries(ours?.headers ?? {})) response.setHeader(name, value);
    if (isDocument) return { is: 'held', body: ours?.body ?? null, status: ours?.status ?? status };
    response.statusCode = ours?.status ?? status;
    return passOn();
  }

  /** Decides at the first write of a response, and sends its headers where they need not wait. */
  function begun(): Plan {
    plan ??= planned();
    if (plan.is === 'passed' || plan.is === 'compressed') sendHead();
    return plan;
  }

  /** The body is streamed after all: stop holding it. */
  function release(): Plan {
    plan = passOn();
    return begun();
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const given = rest.find((each) => typeof each === 'object' && each !== null) ?? {};
    for (const [name, value] of Object.entries(given as Record<string, string>)) response.setHeader(name, value);
    begun();
    return response;
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    const { is } = begun();
    if (is === 'passed' || is === 'compressed') flushHeaders.call(response);
  };

  response.write = ((...args: Parameters<typeof write>) => {
    let now = begun();
    if (now.is === 'refused' || (now.is === 'held' && now.body !== null)) return true;
    if (now.is === 'held') now = release();
    if (now.is !== 'compressed') return write.apply(response, args);
    const more = now.by.write(...args);
    now.by.flush();
    return more;
  }) as typeof response.write;

  response.end = ((...args: Parameters<End>) => {
    let now = begun();
    if (now.is === 'refused') {
      setHeaders(response, now.answer);
      writeHead.call(response, now.answer.status);
      return end.call(response, now.answer.body, 'utf8', callbackOf(args));
    }
    if (now.is === 'held') {
      const body = now.body ?? (typeof args[0] === 'string' ? args[0] : null);
      if (body !== null) return endWhole(now.status, body, callbackOf(args));
      now = release();
    }
    if (now.is !== 'compressed') return end.apply(response, args);
    now.by.end(...args);
    return response;
  }) as End;

  function endWhole(status: number, body: string, done: (() => void) | undefined): ServerResponse {
    const document = htmlDocument(body);
    protect(request, response, security, document.own);
    if (status === 200) keep(document);
    const payload = prepareDocument(request, response, document, status);
    writeHead.call(response, response.statusCode);
    return end.call(response, payload, 'utf8', done);
  }
}
