import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, MARKETS, type Market, marketsOfHost, type SiteUrls } from '../markets.ts';

/** The market that an address belongs to: by host, then by its language prefix. */
export function marketOfRequest(host: string | undefined, url: string, urls: SiteUrls): Market {
  const known = marketsOfHost(host, urls);
  const prefixed = known.find(({ prefix }) => prefix && (url === prefix || url.startsWith(`${prefix}/`)));
  return prefixed ?? known.find(({ prefix }) => !prefix) ?? MARKETS[DEFAULT_LOCALE];
}

/** Reads the prerendered 404 page of a market once; null where there is none (in development). */
export function notFoundPages(distDir: string): (market: Market) => string | null {
  const pages = new Map<string, string | null>();
  return ({ country, locale }) => {
    const known = pages.get(locale);
    if (known !== undefined) return known;
    let page: string | null = null;
    try {
      page = readFileSync(path.join(distDir, 'server', 'app', country, locale, 'page-not-found.html'), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    pages.set(locale, page);
    return page;
  };
}
