import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Market, marketOfAddress } from '../lib/platform/markets.ts';
import type { RefusalReason, RefusedCode } from '../lib/platform/request.ts';
import { wasUnanswered } from '../lib/services/prismic/content-state.ts';
import type { Site } from './pipeline.ts';
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

/** Seconds: the content service itself is probed every second. */
const RETRY_AFTER = { 'retry-after': '10' };
/** A browser would otherwise keep a permanent redirect that has been corrected since. */
const MOVED_CACHE = 'public, max-age=600';
/** The same address may be redirected in a moment. */
const UNCERTAIN = { 'cache-control': 'private, no-store' };

/**
 * What replaces the framework's empty documents for a request that starts now; null where its response may stand. A 404
 * becomes a redirect of the editors or the shop, or the page of its market, which no cache may store until the redirects
 * have been read; a 500 becomes a 503 while the content service is unavailable.
 */
export function errorPageFallback(
  host: string | undefined,
  url: string,
  { urls, pageOf }: Pick<Site, 'urls' | 'pageOf'>,
  now = performance.now(),
): (status: number) => ErrorPageFallback | null {
  const page = (name: ErrorPage) => pageOf(marketOfAddress(host, url, urls), name);
  return (status) => {
    if (status === 500 && wasUnanswered(now)) {
      const body = page('content-away');
      return body === null ? null : { status: 503, body, headers: RETRY_AFTER };
    }
    if (status !== 404) return null;
    const moved = redirectOf(host, url, urls);
    if (moved) {
      const headers = { location: moved.location, 'cache-control': MOVED_CACHE };
      return { status: moved.status, body: '', headers };
    }
    const body = page('page-not-found');
    return body === null ? null : { status, body, ...(!areRedirectsRead(host, url, urls) && { headers: UNCERTAIN }) };
  };
}
