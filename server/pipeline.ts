import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SiteUrls } from '../lib/platform/markets.ts';
import { runRequest } from '../lib/platform/request.ts';
import { takeCampaign } from './campaign-parameters.ts';
import type { ErrorPages } from './error-pages.ts';
import { observeRequest } from './observe-request.ts';
import type { ResponseCache } from './response-cache.ts';
import { wrapResponse } from './response-wrapper.ts';
import type { Security } from './security-headers.ts';
import type { ServeAsset } from './static-assets.ts';
import { type BodyMemoryLimiter, cleanRouterHeaders, validateRequest } from './validate-request.ts';

/** Options of the HTTP server; times in milliseconds. */
export const CONNECTION = {
  headersTimeout: 20_000,
  /** As long as 20 MB take at 0.6 Mbit/s. */
  requestTimeout: 300_000,
  /** A request that offers another protocol passes all steps like any other (RFC 9110, 7.8). */
  shouldUpgradeCallback: () => false,
} as const;

/** What the steps share: settings of the site, and what they hold in memory. */
export type Site = {
  /** Base addresses of the site, as a browser writes them in Origin. */
  origins: readonly string[];
  urls: SiteUrls;
  /** Number of trusted proxies in front (TRUSTED_PROXY_HOPS). */
  hops: number;
  /** Whether an unknown Host is accepted (ALLOW_UNKNOWN_HOSTS). */
  anyHost?: boolean;
  /** Maximum bytes of a post to a page. */
  maxBody: number;
  room: BodyMemoryLimiter;
  pageOf: ErrorPages;
  security: Security;
  answerAsset: ServeAsset;
  recent: ResponseCache;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * The steps that a request passes, from top to bottom. Without it (`next dev`, a host that runs Next.js its own way)
 * every page and form works: it adds speed, strict headers and early rejection.
 * @param next handles the request with Next.js
 */
export function pipeline(site: Site, next: Handler): RequestListener {
  return (request, response) => {
    // These headers decide of which kind the request is.
    cleanRouterHeaders(request);
    // What a campaign adds to an address is for the browser.
    const campaign = takeCampaign(request);
    // Its id, its deadline, and its log line.
    const state = observeRequest(request, response, site.hops);
    response.setHeaders(site.security.headersOf(request));
    runRequest(state, () => {
      // Rejects requests that no legitimate client sends; the headers of the others can be trusted.
      if (!validateRequest(request, response, site)) return;
      // Files of the build first, then the response cache.
      if (site.answerAsset(request, response, answer) || site.recent.answer(request, response)) return;
      answer();
    });
    function answer(): void {
      wrapResponse(request, response, site, state, campaign);
      void next(request, response);
    }
  };
}
