import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { runRequest } from '../lib/platform/request/context.ts';
import { errorPageFallback } from './error-pages.ts';
import { observeRequest } from './observe-request.ts';
import { rejectionResponse } from './reject-request.ts';
import type { ResponseCache } from './response-cache.ts';
import { wrapResponse } from './response-wrapper.ts';
import { setAll } from './security-headers.ts';
import type { ServeAsset } from './static-assets.ts';
import { type ServerContext, validateRequest } from './validate-request.ts';

/** Who declares more than they send is cut off, after the time that 20 MB take on a slow line. */
export const CONNECTION = { headersTimeout: 20_000, requestTimeout: 120_000 } as const;

type Parts = ServerContext & { answerAsset: ServeAsset; recent: ResponseCache };
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * What a request goes through, from top to bottom. Without it (`next dev`, a host that runs Next.js its own way) every page and form
 * works: what it adds is speed, strict headers and early refusal.
 * @param next answers with Next.js
 */
export function pipeline(site: Parts, next: Handler): RequestListener {
  return (request, response) => {
    // Its id, who waits for it, and its line in the log.
    const state = observeRequest(request, response, site.hops);
    setAll(response, site.security.headersOf(request));
    runRequest(state, () => {
      // What nobody has a reason to send is refused; of the rest, headers may be believed.
      if (!validateRequest(request, response, site)) return;
      // Files of the build, then what the address was answered with a moment ago.
      if (site.answerAsset(request, response, answer) || site.recent.answer(request, response)) return;
      answer();
    });
    function answer(): void {
      wrapResponse(request, response, {
        state,
        security: site.security,
        instead: errorPageFallback(request, site),
        watch: site.recent.watch,
        answerOf: (status) => rejectionResponse(request, status, site),
      });
      void next(request, response);
    }
  };
}
