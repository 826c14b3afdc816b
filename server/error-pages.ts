import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { type Market, marketOfAddress, type SiteUrls } from '../lib/platform/markets.ts';
import type { RefusalReason, RefusedCode } from '../lib/platform/request.ts';
import { wasUnanswered } from '../lib/services/prismic/content-state.ts';
import { areRedirectsRead, redirectOf } from './redirect.ts';

/** Pages below `app/[country]/[locale]` that are error responses, not addresses. */
export type ErrorPage =
  | 'page-not-found'
  | 'content-away'
  | `post-refused/${RefusalReason}`
  | `request-refused/${RefusedCode}`;
export type ErrorPages = (market: Market, page: ErrorPage) => string | null;

/** Reads each prerendered error document of a market once; null where there is none (in development). */
export function errorPages(distDir: string): ErrorPages {
  const pages = new Map<string, string | null>();
  return ({ country, locale }, page) => {
    const file = path.join(distDir, 'server', 'app', country, locale, `${page}.html`);
    const document = pages.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
    pages.set(file, document);
    return document;
  };
}

/** Our document that replaces one of the framework's. */
type ErrorPageFallback = { status: number; body: string; headers?: Readonly<Record<string, string>> };

/** The content service is probed every second; a visitor, or a search engine, need not retry that quickly. */
const RETRY_AFTER_S = 10;

/** A browser would otherwise keep a permanent redirect that has been corrected since. */
const MOVED_CACHE = 'public, max-age=600';

/** The same address may be redirected in a moment. */
const UNCERTAIN = { 'cache-control': 'private, no-store' };

/**
 * What replaces the framework's empty documents for a request that starts now: the error page of its market, which
 * reports that the page does not exist (404) unless the editors or the shop redirect its address, or that it cannot be
 * rendered while the content service is unavailable (503 instead of 500). Until the redirects have been read, no cache
 * may store a 404.
 */
export function errorPageFallback(
  { headers: { host }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  { urls, pageOf }: { urls: SiteUrls; pageOf: ErrorPages },
  now = performance.now(),
): (status: number) => ErrorPageFallback | null {
  return (status): ErrorPageFallback | null => {
    const isAway = status === 500 && wasUnanswered(now);
    if (status !== 404 && !isAway) return null;
    const moved = isAway ? null : redirectOf({ headers: { host }, url }, urls);
    if (moved) {
      const { status: code, location } = moved;
      return { status: code, body: '', headers: { location, 'cache-control': MOVED_CACHE } };
    }
    const body = pageOf(marketOfAddress(host, url, urls), isAway ? 'content-away' : 'page-not-found');
    if (body === null) return null;
    if (isAway) return { status: 503, body, headers: { 'retry-after': String(RETRY_AFTER_S) } };
    return { status, body, ...(!areRedirectsRead(host, url, urls) && { headers: UNCERTAIN }) };
  };
}
