import { LRUCache } from 'lru-cache';
import { logError } from '../log/log.ts';
import { distDir, perProcess, processSingleton, STORE_SLOT } from '../process.ts';
import { hasQuery, isDocument } from '../request.ts';
import {
  asDue,
  isBetter,
  isDue,
  isOver,
  isOvertaken,
  isShareable,
  type Life,
  type Page,
  type PageContext,
  type PageValue,
  PROVISIONAL_TAG,
  readBuiltPage,
  readLives,
  routeOf,
  servedStale,
  sizeOf,
  tagsOf,
} from './pages.ts';
import { handlerMemory, openShared } from './shared-cache.ts';
import { areExpired, areStale } from './tags.ts';

const MOST_KNOWN = 5_000;
/** No page takes longer to render: an older entry has failed. */
const LONGEST_MS = 30_000;
/** A revalidation that takes longer releases its slot. */
const PLACE_MS = 10_000;
/** Maximum number of concurrent background revalidations: more would only slow each other down, and visitors with them. */
export const MAX_BACKGROUND_REVALIDATIONS = 4;

/** When the rendering of a missing or expired page started, and of the pages that are revalidated in the background. */
const making = perProcess('revalidations', () => ({
  wanted: new LRUCache<string, number>({ max: MOST_KNOWN }),
  behind: new Map<string, number>(),
}));

/**
 * Records that the rendering of a page starts now, unless it is already running.
 * @param now milliseconds since 1970
 */
export function startRevalidation(key: string, now: number): void {
  const { wanted } = making();
  if (now - (wanted.get(key) ?? 0) > LONGEST_MS) wanted.set(key, now);
}

/**
 * The same for a stale page that is shown meanwhile; false where the limit of concurrent revalidations is reached: then
 * it must not start.
 */
export function startBackgroundRevalidation(key: string, now: number): boolean {
  const { behind } = making();
  for (const [other, since] of behind) if (now - since > PLACE_MS) behind.delete(other);
  if (!behind.has(key)) {
    if (behind.size >= MAX_BACKGROUND_REVALIDATIONS) return false;
    behind.set(key, now);
  }
  startRevalidation(key, now);
  return true;
}

/** Ends the revalidation of a page that is ready, or fresh. Returns when its rendering started, at the latest. */
export function finishRevalidation(key: string, now: number): number {
  const { wanted, behind } = making();
  const begun = wanted.get(key) ?? now;
  wanted.delete(key);
  behind.delete(key);
  return begun;
}

type SetContext = { fetchCache?: boolean; cacheControl?: Life | undefined };

const memory = handlerMemory<Page>('pages', sizeOf);
const lives = processSingleton<ReadonlyMap<string, Life>>('built-lives');

/** Whether it is a page with its own cache lifetime, and not the fallback shell of a template. */
const isPage = ({ kind, isFallback }: PageContext): boolean =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && !isFallback;

/** A prerendered page of the build. One that cannot be read is regenerated on request, and the reason is logged. */
async function builtPage(key: string, context: PageContext): Promise<Page | null> {
  try {
    const page = await readBuiltPage(distDir(), key, context);
    if (!page || !isPage(context)) return page;
    lives.current ??= await readLives(distDir());
    return { ...page, cacheControl: lives.current.get(routeOf(key)) };
  } catch (error) {
    logError('cache', error);
    return null;
  }
}

/** The result of a fetch. It has no stored tags: Next.js passes them with the request. */
function fetched(key: string, { tags = [], softTags = [] }: PageContext): Page | null {
  const found = memory.get(key);
  const all = [...tags, ...softTags];
  if (!found || areExpired(all, found.lastModified)) return null;
  return areStale(all, found.lastModified) ? { ...found, lastModified: 1 } : found;
}

/** A page that may be shown: from memory, from the build, or a newer one from another instance. */
async function find(key: string, context: PageContext, now: number): Promise<Page | null> {
  const known = memory.get(key) ?? (await builtPage(key, context));
  const own = known && !areExpired(tagsOf(known), known.lastModified) ? known : null;
  const other = isPage(context) && (!own || isDue(own, now)) ? await openShared()?.read<Page>('page', key) : undefined;
  const best = other && isBetter(other, own, now) ? other : own;
  if (best && memory.peek(key) !== best) memory.set(key, best);
  return best;
}

/**
 * Page cache, for `cacheHandler` of next.config.ts. Next.js creates a handler for each request, does not know our tags
 * and starts to revalidate each stale page as soon as it is requested; therefore
 * - only a few pages are revalidated at once: after the start of a build of the day before there would be hundreds, and
 *   visitors who wait for other pages would wait for all of them;
 * - no page that was rendered without the store, as in a build, is shown once there is one: its prices would differ
 *   from page to page;
 * - no page is stored when something it shows was published during its rendering: Next.js dates it from the end of the
 *   rendering, and it would count as newer than the publication;
 * - no page is stored that was rendered for an address with parameters, here or in a cache in front: Next.js writes them
 *   into the data of the page, and others would get what stood in the address of one visitor.
 */
export default class PageHandler {
  async get(key: string, context: PageContext): Promise<Page | null> {
    await openShared()?.ready;
    if (context.kind === 'FETCH') return fetched(key, context);
    const now = Date.now();
    const page = await find(key, context, now);
    if (!isPage(context)) return page && areStale(tagsOf(page), page.lastModified) ? asDue(page, now) : page;
    if (page && !isDue(page, now)) {
      finishRevalidation(key, now);
      return page;
    }
    if (page && processSingleton(STORE_SLOT).current && tagsOf(page).includes(PROVISIONAL_TAG)) {
      startRevalidation(key, now);
      return null;
    }
    // Next.js revalidates nothing for browser prefetches: they must not occupy a revalidation slot.
    const mayRevalidate = (): boolean => !hasQuery() && (!isDocument() || startBackgroundRevalidation(key, now));
    if (page && !isOver(page, now) && !mayRevalidate()) return servedStale(page, now);
    startRevalidation(key, now);
    return page && asDue(page, now, isDocument());
  }

  /**
   * Stores a page that was rendered here. A page that is outdated by a publication during its rendering is still the
   * response to its own request, but is not stored for others, here or in a cache in front.
   */
  async set(key: string, value: PageValue | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    const ready = Date.now();
    if (fetchCache) {
      memory.set(key, { value, lastModified: ready });
      return;
    }
    const page: Page = { value, cacheControl, lastModified: finishRevalidation(key, ready) };
    const isOfOne = value?.kind === 'APP_PAGE' && hasQuery();
    if (isOfOne || isOvertaken(page)) {
      // Next.js gives the same rendering, with its headers, to everybody who asks for the missing page meanwhile. After an
      // error it passes the stored page again.
      const isNew = memory.peek(key)?.value !== value;
      if (isNew && value && 'headers' in value)
        value.headers = { ...value.headers, 'cache-control': 'private, no-store' };
      return;
    }
    memory.set(key, { ...page, lastModified: ready });
    if (isShareable(page)) openShared()?.write('page', key, page, cacheControl?.expire ?? Number.POSITIVE_INFINITY);
  }

  /** Next.js passes the same tags to the handler of cached functions (`entry-handler.ts`); there is only one table. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
