import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { logError } from '../lib/platform/log/log.ts';
import { isPageRequest, type RequestState } from '../lib/platform/request.ts';
import { redirectWithCampaign, withCampaign } from './campaign-parameters.ts';
import { errorPageFallback } from './error-pages.ts';
import { htmlDocument, prepareDocument, tidyHeaders } from './html-document.ts';
import type { Site } from './pipeline.ts';
import { isPlainForm, rejectionResponse, replaceHeaders } from './reject-request.ts';
import { isActionPost } from './request-rules.ts';
import { giveNonce, protect } from './security-headers.ts';

/** Compresses what is written chunk by chunk; a part of a file (206) has to remain as long as its range says. */
const compress = compression({
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/** Fully prerendered, without a part that was postponed to request time: Next.js marks both, the first at times twice. */
const isPrerendered = (response: ServerResponse): boolean =>
  [response.getHeader('x-nextjs-prerender')].flat().includes('1') && !response.hasHeader('x-nextjs-postponed');

/** The status of the error response that replaces the framework's, or null where the framework's response may stand. */
function refusedWith(request: IncomingMessage, response: ServerResponse, state: RequestState): number | null {
  if (state.entered || response.destroyed) return null;
  // Next.js responds with 500 to an action post that it cannot read. An error of a started action stays unchanged.
  if (response.statusCode === 500) return 400;
  // A page from before the last deployment, or a hand-crafted request: the framework responds with one bare line.
  return response.hasHeader('x-nextjs-action-not-found') && isPlainForm(request) ? response.statusCode : null;
}

/** The address of a part of a page for the router, by which others get a document (docs/decisions/071). */
const isRouterAddress = ({ url = '' }: IncomingMessage): boolean => /[?&]_rsc(?:=|&|$)/.test(url);

/**
 * The one wrapper around the responses of Next.js (docs/decisions/066).
 * - A prerendered document is sent from memory, and an empty document of a 404 or 500 becomes our page.
 * - Each document has its policy: by hashes of its inline contents where it is stored, else by a nonce.
 * - A post that the framework cannot read gets our 400, not its 500.
 * - A redirect passes the parameters of a campaign on.
 * - All other text is compressed as it is written.
 * @param campaign the parameters that were taken off the address
 */
export function wrapResponse(
  request: IncomingMessage,
  response: ServerResponse,
  site: Pick<Site, 'urls' | 'pageOf' | 'security' | 'recent'>,
  state: RequestState,
  campaign = '',
): void {
  compress(request, response, () => {});
  const { writeHead, write, end, flushHeaders } = response;
  const mayBeRefused = isActionPost(request);
  // Read before the framework runs: it removes the headers of its router from the request.
  const isPart = request.headers.rsc !== undefined;
  const isPage = isPageRequest(request);
  // A page says its status, and Node.js sends no body to HEAD. What is shown once may be waiting for who has cookies.
  if (isPage && request.method === 'HEAD' && !request.headers.cookie) request.method = 'GET';
  const isFile = request.url?.startsWith('/_next/') ?? false;
  const nonce = isFile ? '' : giveNonce(request);
  const instead = errorPageFallback(request.headers.host, withCampaign(request.url ?? '', campaign), site);
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
