import { LRUCache } from 'lru-cache';
import { logError } from '../log/log.ts';
import { distDir, perProcess, processSingleton, STORE_SLOT } from '../process.ts';
import { hasQuery, isDocument } from '../request.ts';
import {
  builtAt,
  type Life,
  type Page,
  type PageContext,
  type PageValue,
  PROVISIONAL_TAG,
  readBuiltPage,
  readLives,
  routeOf,
  tagsOf,
} from './pages.ts';
import { handlerMemory, openShared } from './shared-cache.ts';
import { areExpired, areStale, isOvertaken, UNSHARED_TAG } from './tags.ts';

/** The shortest revalidation time, and that of Next.js when none is given, in seconds. */
const SHORTEST_S = 1;
/** Seconds after which the revalidation of a page that could not be revalidated is retried. */
const SOON_S = 5;

/** Seconds for which a page may still be used without revalidation. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number {
  const revalidate = cacheControl?.revalidate ?? SHORTEST_S;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

const isStale = (page: Page): boolean => areStale(tagsOf(page), page.lastModified);

export const isDue = (page: Page, now: number): boolean => remaining(page, now) <= 0 || isStale(page);

/** Whether a page is too old to be shown at all. */
export const isOver = ({ cacheControl, lastModified }: Page, now: number): boolean =>
  cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;

/**
 * A page that is due, for Next.js, which knows its age but none of our tags: to be `revalidated`; not revalidated
 * because a browser fetches it `ahead`; or `postponed`, good for some seconds more. Caches in front may store it for as
 * long as its `revalidate`: a second, for a page with a stale tag, as they have just been purged.
 */
export function stalePage(page: Page, now: number, use: 'revalidated' | 'ahead' | 'postponed'): Page {
  const own = use === 'ahead' && !isStale(page) ? page.cacheControl?.revalidate : undefined;
  const revalidate = use === 'postponed' ? SOON_S : own || SHORTEST_S;
  const lastModified = use === 'postponed' ? now : Math.min(page.lastModified, now - revalidate * 1000 - 1);
  return { ...page, lastModified, cacheControl: { ...page.cacheControl, revalidate } };
}

/** Whether a page from another instance may be shown, and is newer than the own one. */
export function isBetter(other: Page, own: Page | null, now: number): boolean {
  const { lastModified } = other;
  return !isOver(other, now) && lastModified > (own?.lastModified ?? 0) && !areExpired(tagsOf(other), lastModified);
}

/** Only successful pages are shared, so that responses to made-up addresses take no space from other instances. */
export function isShareable(page: Page): boolean {
  const { value } = page;
  const isRendered = value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
  return isRendered && (value.status ?? 200) === 200 && !tagsOf(page).includes(UNSHARED_TAG);
}

/** The approximate size of a page in bytes: the sum of its parts, with one byte for each character of HTML. */
function sizeOf({ value }: Page): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length;
  if (value?.kind !== 'APP_PAGE') return JSON.stringify(value).length;
  const segments = [...(value.segmentData ?? [])].reduce((sum, [name, data]) => sum + name.length + data.length, 0);
  return value.html.length + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) + segments;
}

const MOST_KNOWN = 5_000;
/** No page takes longer to render: an older entry has failed. */
const LONGEST_MS = 30_000;
/** A revalidation that takes longer releases its slot. */
const PLACE_MS = 10_000;
/** Maximum number of concurrent background revalidations (docs/decisions/051). */
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

/** The same for a stale page that is shown meanwhile; false at the limit of concurrent revalidations: it must not start. */
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
const build = processSingleton<{ began: number; lives: ReadonlyMap<string, Life> }>('built-pages');
/** Pages of the build that were rendered again here: no more than the build has, whatever addresses are requested. */
const rerendered = perProcess('rerendered-pages', () => new Set<string>());

/** Whether it is a page with its own cache lifetime, and not the fallback shell of a template. */
const isPage = ({ kind, isFallback }: PageContext): boolean =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && !isFallback;

/**
 * A prerendered page of the build, dated from its beginning: a publication during the build is later. None where a newer
 * one was shown here since a tag changed, and left the memory: visitors would see the old price again and again. One that
 * cannot be read is regenerated on request, and the reason is logged.
 */
async function builtPage(key: string, context: PageContext): Promise<Page | null> {
  try {
    const file = await readBuiltPage(distDir(), key, context);
    if (!file) return null;
    build.current ??= { began: builtAt(distDir()), lives: await readLives(distDir()) };
    const { began, lives } = build.current;
    const lastModified = Math.min(file.lastModified, began);
    const page = { ...file, lastModified, cacheControl: lives.get(routeOf(key)) };
    return rerendered().has(key) && isStale(page) ? null : page;
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
 * and starts to revalidate each stale page as soon as it is requested. Therefore
 * - only a few pages are revalidated at once (docs/decisions/051);
 * - no page that was rendered without the store, as in a build, is shown once there is one (docs/decisions/019);
 * - no page is stored that may show something from before a publication during its rendering: Next.js dates it from the
 *   end of the rendering (docs/decisions/067);
 * - no page is stored that was rendered for an address with parameters: Next.js writes them into its data, and others
 *   would get what stood in the address of one visitor.
 */
export default class PageHandler {
  async get(key: string, context: PageContext): Promise<Page | null> {
    await openShared()?.ready;
    if (context.kind === 'FETCH') return fetched(key, context);
    const now = Date.now();
    const page = await find(key, context, now);
    if (!isPage(context)) return page && isStale(page) ? stalePage(page, now, 'revalidated') : page;
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
    if (page && !isOver(page, now) && !mayRevalidate()) return stalePage(page, now, 'postponed');
    startRevalidation(key, now);
    return page && stalePage(page, now, isDocument() ? 'revalidated' : 'ahead');
  }

  /** Stores a page that was rendered here; one that is not for others is the response to its own request all the same. */
  async set(key: string, value: PageValue | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    const ready = Date.now();
    if (fetchCache) {
      memory.set(key, { value, lastModified: ready });
      return;
    }
    const page: Page = { value, cacheControl, lastModified: finishRevalidation(key, ready) };
    // After an error, Next.js passes the stored page again.
    const isNew = memory.peek(key)?.value !== value;
    const isOfOne = value?.kind === 'APP_PAGE' && hasQuery();
    if (isOfOne || isOvertaken(tagsOf(page), page.lastModified)) {
      // Everybody who asks for the missing page meanwhile gets these headers.
      if (isNew && value && 'headers' in value)
        value.headers = { ...value.headers, 'cache-control': 'private, no-store' };
      return;
    }
    memory.set(key, { ...page, lastModified: ready });
    if (isNew && build.current?.lives.has(routeOf(key))) rerendered().add(key);
    if (isShareable(page)) openShared()?.write('page', key, page, cacheControl?.expire ?? Number.POSITIVE_INFINITY);
  }

  /** Next.js passes the same tags to the handler of cached functions (`entry-handler.ts`); there is only one table. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
