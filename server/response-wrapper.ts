import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { logError } from '../lib/platform/log/log.ts';
import type { SiteUrls } from '../lib/platform/markets.ts';
import { isPageRequest, type RequestState } from '../lib/platform/request.ts';
import { redirectWithCampaign, withCampaign } from './campaign-parameters.ts';
import { type ErrorPages, errorPageFallback } from './error-pages.ts';
import { htmlDocument, prepareDocument, tidyHeaders } from './html-document.ts';
import { isPlainForm, rejectionResponse, replaceHeaders } from './reject-request.ts';
import { isActionPost } from './request-rules.ts';
import type { ResponseCache } from './response-cache.ts';
import { giveNonce, protect, type Security } from './security-headers.ts';

type Site = { urls: SiteUrls; pageOf: ErrorPages; security: Security; recent: ResponseCache };

/**
 * Compresses what is written chunk by chunk, with brotli of quality 4: as fast as gzip, and with the whole page as
 * window. The framework flushes after each chunk. It takes requests and responses of Express, of which it uses nothing.
 */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Fully prerendered: Next.js marks this in a header, at times twice, and also marks when a part was postponed to
 * request time.
 */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

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

/**
 * The one wrapper around the responses of Next.js.
 * - Static documents are sent from memory, compressed and given an ETag once per version: the framework would do both
 *   again for each visitor.
 * - Each document is sent with its policy: the hashes of its inline contents for a stored one, the nonce of this
 *   response for any other.
 * - Every 404 is the prerendered page: the framework responds to `notFound()` with an empty document that only script
 *   can fill.
 * - A post that the framework cannot read gets our 400 response, not its 500.
 * - A redirect passes the parameters of a campaign on.
 * - All other text is compressed as it is written.
 * @param campaign the parameters that were taken off the address
 */
export function wrapResponse(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  state: RequestState,
  campaign = '',
): void {
  compress(request, response, () => {});
  const { writeHead, write, end, flushHeaders } = response;
  const mayBeRefused = isActionPost({ method: request.method ?? '', headers: request.headersDistinct });
  // Read before the framework runs: it removes the headers of its router from the request.
  const isPart = request.headers.rsc !== undefined;
  const isPage = isPageRequest(request);
  // The framework answers HEAD without the page, whose status and length are in it; Node.js sends no body. Who has cookies may have
  // an answer waiting that is shown once.
  if (isPage && request.method === 'HEAD' && !request.headers.cookie) request.method = 'GET';
  const isFile = request.url?.startsWith('/_next/') ?? false;
  const nonce = isFile ? '' : giveNonce(request);
  const instead = errorPageFallback({ headers: request.headers, url: withCampaign(request.url ?? '', campaign) }, site);
  const keep = site.recent.watch(request, response);
  /** Whether the framework's response is sent; what it writes after ours was sent is dropped. Undefined until decided. */
  let isSent: boolean | undefined;

  function sendOurs(body: string | Buffer): false {
    state.sentStatus = response.statusCode;
    writeHead.call(response, response.statusCode);
    end.call(response, body, 'utf8');
    return false;
  }

  /** Decides when the headers are about to be sent. @param body all of it, where the framework sends it in one piece */
  function decide(body?: unknown): boolean {
    // A cache keyed by address alone would serve the document to the router.
    if (isPage && isRouterAddress(request)) response.setHeader('cache-control', 'private, no-store');
    const target = response.getHeader('location');
    if (typeof target === 'string') response.setHeader('location', redirectWithCampaign(target, campaign, site.urls));
    const refused = mayBeRefused ? refusedWith(request, response, state) : null;
    if (refused !== null) {
      if (refused === 400) logError('posts', 'the framework could not read a post: answered with 400');
      const answer = rejectionResponse(request, refused, site);
      replaceHeaders(response, answer);
      return sendOurs(answer.body);
    }
    const { statusCode: status } = response;
    // The file may be of another build that runs beside this one: the framework lets caches keep its absence for a year.
    if (isFile && status >= 400) response.setHeader('cache-control', 'no-store');
    const isWhole = status === 404 || status === 500 || (status === 200 && isPrerendered(response));
    const isDocument = isWhole && !isFile && isHtml(response) && isPage;
    // While the content service is unavailable, a part of a page for the router fails just like the document.
    const ours = isDocument || (status === 500 && isPart) ? instead(status) : null;
    if (ours?.headers) response.setHeaders(new Headers(ours.headers));
    response.statusCode = ours?.status ?? status;
    if (ours?.headers?.location) {
      response.removeHeader('content-length');
      return sendOurs(ours.body);
    }
    const html = ours?.body ?? body;
    if (isDocument && typeof html === 'string') {
      const document = htmlDocument(html);
      tidyHeaders(response);
      protect(request, response, site.security, document.own);
      if (response.statusCode === 200) keep(document);
      return sendOurs(prepareDocument(request, response, document));
    }
    if (isHtml(response) && !isFile) protect(request, response, site.security, { nonce });
    return true;
  }

  const passes = (body?: unknown): boolean => {
    isSent ??= decide(body);
    return isSent;
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const given = rest.find((each) => typeof each === 'object' && each !== null) ?? {};
    for (const [name, value] of Object.entries(given as Record<string, string>)) response.setHeader(name, value);
    if (passes()) writeHead.call(response, response.statusCode);
    return response;
  }) as typeof response.writeHead;
  response.flushHeaders = () => {
    if (passes()) flushHeaders.call(response);
  };
  response.write = ((...args: Parameters<typeof write>) =>
    passes() ? write.apply(response, args) : true) as typeof response.write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (passes(args[0])) end.apply(response, args);
    return response;
  }) as typeof response.end;
}
