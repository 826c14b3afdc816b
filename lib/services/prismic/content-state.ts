import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../../platform/cache/tags.ts';
import type { Locale } from '../../platform/markets.ts';
import { count } from '../../platform/metrics/meter.ts';
import { perProcess } from '../../platform/process.ts';

/** What this process knows about the content service. Times are milliseconds of `performance.now()`. */
export const newState = () => ({
  /** Since when the service is considered unavailable; null while it responds. While unavailable, no request waits for it. */
  unavailableSince: null as number | null,
  /** The earliest time of the next probe. */
  tryAt: 0,
  trying: null as Promise<boolean> | null,
  /** The references in the latest description of the repository. */
  refs: new Set() as ReadonlySet<string>,
  /** References of published content, previous ones included: a client may still request with one for some seconds. */
  known: new Set<string>(),
  /** Whether a client received a stored description, and still has it cached. */
  isStaleDescription: false,
  /** How many publications this process knows of. */
  version: 0,
  /** The version when the age of a late response was last judged, and since when it is that one. */
  publications: 0,
  publishedAt: Number.NEGATIVE_INFINITY,
  /** When a stored response was last served. */
  staleAt: Number.NEGATIVE_INFINITY,
  /** When a request last failed with no response at all, neither live nor stored. */
  unansweredAt: Number.NEGATIVE_INFINITY,
});
export type ContentState = ReturnType<typeof newState>;

export const contentState = perProcess<ContentState>('content', newState);

/** The number of publications: a client that has the newest reference cached drops it when this changes. */
export const contentVersion = (): number => contentState().version;

/**
 * Records a publication: the next read requests the newest reference, before the 5 s for which a client caches it have
 * passed.
 */
export function bumpContentVersion(): void {
  contentState().version += 1;
}

// Another instance may have published: this process learns of it by the tags.
onInvalidation((tags) => {
  if (tags.some((tag) => tag.startsWith('prismic/'))) bumpContentVersion();
});

/** A stored response that was served within this time may still be part of what is shown. */
const SHOWN_MS = 5_000;

/** Whether the content shown now may come from stale responses. */
export const isServingStale = ({ unavailableSince, staleAt } = contentState(), now = performance.now()): boolean =>
  unavailableSince !== null || now - staleAt < SHOWN_MS;

/**
 * Records that a request has no response, neither from the service nor from the store: the page that needs it cannot be
 * shown.
 */
export function noteUnanswered(state = contentState(), now = performance.now()): void {
  state.unansweredAt = now;
  count('staleContent', { outcome: 'missing' });
}

/** The framework shares the failure of a page with requests that arrive a little later, too. */
const SHARED_MS = 10_000;

/**
 * Whether a content request that an incoming request may have waited for stayed without a response.
 * @param since start of the incoming request, on the clock of `performance.now()`
 */
export const wasUnanswered = (since: number, { unansweredAt } = contentState()): boolean =>
  unansweredAt >= since - SHARED_MS;

/** Resolves to the result of content work; records a request without response when it fails. */
export async function notingUnanswered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    noteUnanswered();
    throw error;
  }
}

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

/**
 * The public path of today of a document that had this one before its uid was changed, or of what is below it: a page of
 * its list, its form.
 */
export function renamedPath(locale: Locale, path: string): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const url = paths().get(keyOf(locale, path.slice(0, end)));
    if (url) return url + path.slice(end);
  }
  return undefined;
}
