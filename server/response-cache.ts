import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isPageRequest } from '../lib/platform/request/kind.ts';
import { type HtmlDocument, prepareDocument } from './html-document.ts';
import { REQUEST_ID } from './observe-request.ts';
import { isForDrafts } from './security-headers.ts';

/** Takes the document that the framework answered with, if it is one that others may get. */
type Keep = (document: HtmlDocument) => void;
export type Watch = (request: IncomingMessage, response: ServerResponse) => Keep;

export type ResponseCache = {
  /** Answers an address as it was answered a moment ago; false where the framework is to be asked. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  watch: Watch;
  /** Something was published: whatever was answered until now is asked for again. */
  forget: () => void;
};

type Recent = {
  document: WeakRef<HtmlDocument>;
  headers: readonly (readonly [name: string, value: number | string | readonly string[]])[];
  until: number;
};

/** Addresses; what they are answered with is held by `stored-document.ts`, and counted there. */
const MOST = 1_000;
/** A cache may have it for `s-maxage`; here for a tenth of that, since the framework counts from when the page was made. */
const SHARE = 0.1;
const LONGEST_S = 30;
const LEAST_S = 30;
/**
 * What may be shown no longer than that, however old, is there for want of something better (`kept`, `degraded` and `absent` in
 * next.config.ts): nobody waits a moment longer for it.
 */
const STAND_IN_S = 3_600;
/** While a page is regenerated, or waits for its turn, the framework is asked four times a second whether it is there. */
const MOMENT_S = 0.25;

/** Of one answer, not of the document: regenerated each time. */
const OF_ONE_ANSWER = new Set([
  REQUEST_ID,
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'transfer-encoding',
]);

const addressOf = ({ headers: { host = '' }, url = '' }: IncomingMessage): string => `${host} ${url}`;

const isPlain = (request: IncomingMessage): boolean =>
  isPageRequest(request) && request.headers['next-action'] === undefined && !isForDrafts(request);

const secondsIn = (control: string, name: string): number =>
  Number(new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1] ?? 0);

/** Seconds that an answer may be given again; 0 for one that is somebody's own, or that a better one may follow at any moment. */
export function secondsToKeep(response: Pick<ServerResponse, 'getHeader' | 'hasHeader'>): number {
  const control = String(response.getHeader('cache-control'));
  const shared = secondsIn(control, 's-maxage');
  if (shared === 0 || response.hasHeader('set-cookie')) return 0;
  const isStale = [response.getHeader('x-nextjs-cache')].flat().includes('STALE');
  if (shared >= LEAST_S && !isStale) return Math.min(shared * SHARE, LONGEST_S);
  return shared + secondsIn(control, 'stale-while-revalidate') > STAND_IN_S ? MOMENT_S : 0;
}

/**
 * Remembers for some seconds what an address was answered with, where any cache might, so that the framework need not find
 * its route and its page again for each visitor, which is nearly all of the work of a static page.
 */
export function responseCache(now: () => number = () => performance.now()): ResponseCache {
  const answers = new LRUCache<string, Recent>({ max: MOST });
  let publications = 0;
  return {
    answer(request, response) {
      if (!isPlain(request)) return false;
      const recent = answers.get(addressOf(request));
      const document = recent && recent.until > now() ? recent.document.deref() : undefined;
      if (!recent || !document) return false;
      for (const [name, value] of recent.headers) response.setHeader(name, value);
      response.end(prepareDocument(request, response, document, 200));
      return true;
    },
    watch(request, response) {
      const before = publications;
      return (document) => {
        const seconds = isPlain(request) && document.status === null ? secondsToKeep(response) : 0;
        // What was published while the page was made may be missing from it.
        if (seconds === 0 || before !== publications) return;
        const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
          value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, value] as const],
        );
        const recent = { document: new WeakRef(document), headers, until: now() + seconds * 1000 };
        answers.set(addressOf(request), recent);
      };
    },
    forget() {
      publications += 1;
      answers.clear();
    },
  };
}
