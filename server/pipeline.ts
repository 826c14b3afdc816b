import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { runRequest } from '../lib/platform/request.ts';
import { takeCampaign } from './campaign-parameters.ts';
import { observeRequest } from './observe-request.ts';
import type { ResponseCache } from './response-cache.ts';
import { wrapResponse } from './response-wrapper.ts';
import type { ServeAsset } from './static-assets.ts';
import { type ServerContext, validateRequest } from './validate-request.ts';

/** A client that declares more bytes than it sends is disconnected, after the time that 20 MB take at 0.6 Mbit/s. */
export const CONNECTION = { headersTimeout: 20_000, requestTimeout: 300_000 } as const;

type Parts = ServerContext & { answerAsset: ServeAsset; recent: ResponseCache };
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * The steps that a request passes, from top to bottom. Without it (`next dev`, a host that runs Next.js its own way)
 * every page and form works: it adds speed, strict headers and early rejection.
 * @param next handles the request with Next.js
 */
export function pipeline(site: Parts, next: Handler): RequestListener {
  return (request, response) => {
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
