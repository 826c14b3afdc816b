import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Market } from '../lib/markets.ts';
import type { RefusalReason, RefusedCode } from '../lib/request/refusals.ts';

/** Pages below `app/[country]/[locale]` that are answers and no addresses. */
export type AnswerPage =
  | 'page-not-found'
  | 'content-away'
  | `post-refused/${RefusalReason}`
  | `request-refused/${RefusedCode}`;
export type AnswerPages = (market: Market, page: AnswerPage) => string | null;

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
