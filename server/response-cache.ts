import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isPageRequest } from '../lib/platform/request.ts';
import { type HtmlDocument, prepareDocument } from './html-document.ts';
import { REQUEST_ID } from './observe-request.ts';
import { isForDrafts } from './security-headers.ts';

type Recent = { document: WeakRef<HtmlDocument>; headers: Map<string, OutgoingHttpHeader> };

/** Maximum number of addresses; their documents are held and counted by `html-document.ts`. */
const MOST = 1_000;
/** Of `s-maxage`, since the framework counts from the time of rendering. */
const SHARE = 0.1;
const LONGEST_S = 30;
const LEAST_S = 30;
/** A page that may be shown no longer is a provisional replacement (`kept`, `degraded`, `absent` in next.config.ts). */
const STAND_IN_S = 3_600;
/** For a page that is being regenerated, or waits for it. */
const MOMENT_S = 0.25;

/** Headers of one response, not of the document: set again each time. */
const OF_ONE = [REQUEST_ID, 'connection', 'content-encoding', 'content-length', 'date', 'transfer-encoding'];

const addressOf = ({ headers: { host = '' }, url = '' }: IncomingMessage): string => `${host} ${url}`;
const isPlain = (request: IncomingMessage): boolean => isPageRequest(request) && !isForDrafts(request);

/** Seconds for which a response may be reused; 0 for a personal one, or one that a better one replaces soon. */
export function secondsToKeep(response: Pick<ServerResponse, 'getHeader' | 'hasHeader'>): number {
  const control = String(response.getHeader('cache-control'));
  const secondsOf = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const shared = secondsOf('s-maxage');
  if (shared === 0 || response.hasHeader('set-cookie')) return 0;
  const isStale = [response.getHeader('x-nextjs-cache')].flat().includes('STALE');
  if (shared >= LEAST_S && !isStale) return Math.min(shared * SHARE, LONGEST_S);
  return shared + secondsOf('stale-while-revalidate') > STAND_IN_S ? MOMENT_S : 0;
}

/**
 * Caches the response of an address for some seconds, where any cache might (docs/decisions/046).
 * @param now monotonic clock in milliseconds
 */
export function responseCache(now = () => performance.now()) {
  const answers = new LRUCache<string, Recent>({ max: MOST, ttlResolution: 0, perf: { now } });
  let publications = 0;
  return {
    /** Responds if the address was served a moment ago; false where the framework must handle the request. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const recent = isPlain(request) ? answers.get(addressOf(request)) : undefined;
      const document = recent?.document.deref();
      if (!recent || !document) return false;
      // Most of them the pipeline has set already, and to set one is to check it.
      for (const [name, value] of recent.headers)
        if (response.getHeader(name) !== value) response.setHeader(name, value);
      response.end(prepareDocument(request, response, document));
      return true;
    },
    /** Returns what receives the document of the framework's response, and stores it if others may get it. */
    watch(request: IncomingMessage, response: ServerResponse) {
      const before = publications;
      return (document: HtmlDocument): void => {
        const seconds = isPlain(request) && document.status === null ? secondsToKeep(response) : 0;
        // Publications during the rendering may be missing from the page.
        if (seconds === 0 || before !== publications) return;
        const headers = new Map(Object.entries(response.getHeaders() as Record<string, OutgoingHttpHeader>));
        for (const name of OF_ONE) headers.delete(name);
        answers.set(addressOf(request), { document: new WeakRef(document), headers }, { ttl: seconds * 1000 });
      };
    },
    /** Something was published: all cached responses are invalidated. */
    forget(): void {
      publications += 1;
      answers.clear();
    },
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;
