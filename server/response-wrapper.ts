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

/** What becomes of an answer of the framework, decided when its headers are about to leave. */
type Plan =
  /** It goes its own way. */
  | { is: 'passed' }
  /** It is compressed piece by piece, as it comes. */
  | { is: 'compressed'; by: Compressor }
  /** It waits until its body is known as a whole: name, length and policy belong to it. A body that is set takes its place. */
  | { is: 'held'; body: string | null; status: number }
  /** Ours goes out in its place. */
  | { is: 'refused'; answer: Answer };

type Wrapping = {
  state: RequestState;
  security: Security;
  /** A document in the place of one of the framework's of this status. */
  instead: (status: number) => ErrorPageFallback | null;
  /** Begins to watch what this address is answered with. */
  watch: Watch;
  /** What a post is answered with that the framework cannot read. */
  answerOf: (status: number) => Answer;
};

let unread = 0;
/** One line for many: somebody who sends such posts sends thousands. */
const tellUnread = throttledLog((message, count: number) =>
  logError('posts', `${count} since the start ${message} and were answered with 400`),
);

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Prerendered as a whole: Next.js says so, at times twice, and says as well when a part was postponed to this visit. */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)|image\/svg)/;
/** A body that is shorter is not worth it. */
const LEAST_BYTES = 1_024;
/** As quick as gzip, and it sees the whole page: gzip forgets what stood 32 KB before, the framework says most things twice. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The encoding that an answer is to be sent with, piece by piece; null for one that stays as it is. */
function encodingOf(request: IncomingMessage, response: ServerResponse): 'br' | 'gzip' | null {
  if (!COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''))) return null;
  if (response.hasHeader('content-encoding') || [204, 304].includes(response.statusCode)) return null;
  varyByEncoding(response);
  const length = response.getHeader('content-length');
  if (request.method === 'HEAD' || (length !== undefined && Number(length) < LEAST_BYTES)) return null;
  return encodingFor(request.headers['accept-encoding']);
}

/** A compressor that writes to the socket no faster than it takes, and asks the framework for no more than it takes itself. */
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

/** The status that tells the truth and needs our words, or null where the framework's answer may stand. */
function refusedWith(request: IncomingMessage, response: ServerResponse, state: RequestState): number | null {
  if (state.entered || response.destroyed) return null;
  // Next.js answers 500 to a post of an action that it cannot read. An error after an action was entered stays what it is.
  if (response.statusCode === 500) return 400;
  // A page from before the last deployment, or made by hand: the framework answers with a bare line.
  return response.hasHeader('x-nextjs-action-not-found') && isPlainForm(request) ? response.statusCode : null;
}

/** The router's addresses say in their query by which headers they are asked; without those they are a page's. */
const isRouterAddress = ({ url = '' }: IncomingMessage): boolean => /[?&]_rsc(?:=|&|$)/.test(url);

const callbackOf = (args: readonly unknown[]): (() => void) | undefined =>
  args.find((each): each is () => void => typeof each === 'function');

/**
 * The one wrapper around what Next.js answers.
 * - Static documents are sent from memory, compressed and named once for each version: the framework would do both anew for each visitor.
 * - Each document leaves with its policy: the hashes of what stands in a stored one, the nonce of this answer for any other.
 * - Every 404 is the prerendered page: the framework answers `notFound()` with an empty document that only script can fill.
 * - A post that the framework cannot read is a 400 in our words, not its 500.
 * - All else that is text is compressed as it comes.
 */
export function wrapResponse(request: IncomingMessage, response: ServerResponse, wrapping: Wrapping): void {
  const { state, security, instead, watch, answerOf } = wrapping;
  const { writeHead, write, end, flushHeaders } = response;
  const mayBeRefused = isActionPost({ method: request.method ?? '', headers: request.headersDistinct });
  // Asked before the framework runs: it takes the headers of its router off the request.
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
    // A cache that knows an answer by its address alone would give the document to the router.
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
    // Of a page that cannot be made while the content service is away, a part for the router is as much away as the document.
    const isFailedPart = status === 500 && isPart;
    const ours = isDocument || isFailedPart ? instead(status) : null;
    for (const [name, value] of Object.entries(ours?.headers ?? {})) response.setHeader(name, value);
    if (isDocument) return { is: 'held', body: ours?.body ?? null, status: ours?.status ?? status };
    response.statusCode = ours?.status ?? status;
    return passOn();
  }

  /** Decides at the first sign of an answer, and sends its headers where they need not wait. */
  function begun(): Plan {
    plan ??= planned();
    if (plan.is === 'passed' || plan.is === 'compressed') sendHead();
    return plan;
  }

  /** It comes in pieces after all. */
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
