import { LRUCache } from 'lru-cache';
import type { Locale } from '../../platform/markets.ts';
import { perProcess } from '../../platform/process/singletons.ts';

/** A page that is not found is rendered again after ten minutes at the latest (`absent` in next.config.ts). */
const KEPT_MS = 11 * 60_000;

const paths = perProcess('renamed', () => new LRUCache<string, string>({ max: 1_000, ttl: KEPT_MS }));
const keyOf = (locale: Locale, path: string): string => `${locale} ${path}`;

/**
 * Records that a request came upon a document by an old uid: the server redirects its old address.
 * @param url public path of the document, which ends with its uid of today
 */
export function noteRenamed(locale: Locale, url: string, oldUid: string): void {
  paths().set(
    keyOf(
      locale,
      url.replace(/[^/]+$/, () => oldUid),
    ),
    url,
  );
  // It may have had its address of today before.
  paths().delete(keyOf(locale, url));
}

/** The public path of today of a document that had this one before its uid was changed. */
export const renamedPath = (locale: Locale, path: string): string | undefined => paths().get(keyOf(locale, path));
