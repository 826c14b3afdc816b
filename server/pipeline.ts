import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { runRequest } from '../lib/platform/request/context.ts';
import { admit, type Site } from './admit.ts';
import { wrapAnswer } from './answer.ts';
import { insteadOf } from './answer-pages.ts';
import type { AnswerAsset } from './built-assets.ts';
import { observed } from './observe.ts';
import type { RecentAnswers } from './recent-answers.ts';
import { refusalAnswer } from './refuse.ts';
import { setAll } from './security.ts';

/** Who declares more than they send is cut off, after the time that 20 MB take on a slow line. */
export const CONNECTION = { headersTimeout: 20_000, requestTimeout: 120_000 } as const;

type Parts = Site & { answerAsset: AnswerAsset; recent: RecentAnswers };
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * What a request goes through, from top to bottom. Without it (`next dev`, a host that runs Next.js its own way) every page and form
 * works: what it adds is speed, strict headers and early refusal.
 * @param next answers with Next.js
 */
export function pipeline(site: Parts, next: Handler): RequestListener {
  return (request, response) => {
    // Its id, who waits for it, and its line in the log.
    const state = observed(request, response, site.hops);
    setAll(response, site.security.headersOf(request));
    runRequest(state, () => {
      // What nobody has a reason to send is refused; of the rest, headers may be believed.
      if (!admit(request, response, site)) return;
      // Files of the build, then what the address was answered with a moment ago.
      if (site.answerAsset(request, response, answer) || site.recent.answer(request, response)) return;
      answer();
    });
    function answer(): void {
      wrapAnswer(request, response, {
        state,
        security: site.security,
        instead: insteadOf(request, site),
        watch: site.recent.watch,
        answerOf: (status) => refusalAnswer(request, status, site),
      });
      void next(request, response);
    }
  };
}
