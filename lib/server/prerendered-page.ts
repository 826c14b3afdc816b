import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, MARKETS, type Market, marketsOfHost, type SiteUrls } from '../markets.ts';
import type { RefusalReason } from './refusal-reasons.ts';

/** Pages below `app/[country]/[locale]` that are answers and no addresses. */
export type AnswerPage = 'page-not-found' | 'content-away' | `post-refused/${RefusalReason}`;
export type AnswerPages = (market: Market, page: AnswerPage) => string | null;

/** The market that an address belongs to: by host, then by its language prefix. */
export function marketOfRequest(host: string | undefined, url: string, urls: SiteUrls): Market {
  const known = marketsOfHost(host, urls);
  const prefixed = known.find(({ prefix }) => prefix && (url === prefix || url.startsWith(`${prefix}/`)));
  return prefixed ?? known.find(({ prefix }) => !prefix) ?? MARKETS[DEFAULT_LOCALE];
}

/** Reads the prerendered documents of a market once each; null where there is none (in development). */
export function prerenderedPages(distDir: string): AnswerPages {
  const pages = new Map<string, string | null>();
  return ({ country, locale }, page) => {
    const file = path.join(distDir, 'server', 'app', country, locale, `${page}.html`);
    const known = pages.get(file);
    if (known !== undefined) return known;
    let document: string | null = null;
    try {
      document = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    pages.set(file, document);
    return document;
  };
}
