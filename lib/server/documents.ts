import type { IncomingMessage, ServerResponse } from 'node:http';
import { giveNonce, protect } from './document-headers.ts';
import { holdAnswer } from './held-answer.ts';
import type { Instead } from './instead.ts';
import { encodingFor, hideEncoding } from './negotiation.ts';
import type { Watch } from './recent-answers.ts';
import { isPageRequest } from './request-kind.ts';
import type { Security } from './security.ts';
import { prepareDocument } from './send-document.ts';
import { storedDocument } from './stored-document.ts';

type Documents = {
  /** A prerendered page in the place of the framework's document of this status. */
  instead: (status: number) => Instead | null;
  security: Security;
  /** Begins to watch what this address is answered with. */
  watch: Watch;
};

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
  const nonce = giveNonce(request);
  const keep = watch(request, response);

  const mine = (status: number): boolean =>
    isHtml(response) &&
    isPageRequest(request) &&
    (status === 404 || status === 500 || (status === 200 && isPrerendered(response)));

  // The framework's compression asks when the answer begins.
  hideEncoding(request, () => mine(response.statusCode));
  holdAnswer(response, {
    hold(status) {
      if (!mine(status)) return null;
      const { headers = {}, ...ours } = instead(status) ?? {};
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return { status, body: null, ...ours };
    },
    pass() {
      if (isHtml(response)) protect(request, response, security, { nonce });
    },
    whole(status, body) {
      const document = storedDocument(body);
      protect(request, response, security, document.own);
      if (status === 200) keep(document);
      return prepareDocument(request, response, document, status, encoding);
    },
  });
}
