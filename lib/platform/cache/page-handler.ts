import { logError } from '../log/log.ts';
import { distDir } from '../process/dist-dir.ts';
import { processSingleton, STORE_SLOT } from '../process/singletons.ts';
import { isDocument } from '../request/context.ts';
import { type PageContext, readBuiltPage, readLives, routeOf } from './built-pages.ts';
import {
  asDue,
  isBetter,
  isDue,
  isOver,
  isOvertaken,
  isShareable,
  type Life,
  type Page,
  type PageValue,
  PROVISIONAL_TAG,
  servedStale,
  sizeOf,
  tagsOf,
} from './page-rules.ts';
import { finishRevalidation, startBackgroundRevalidation, startRevalidation } from './revalidation-limiter.ts';
import { handlerMemory, openShared } from './shared-cache.ts';
import { areExpired, areStale } from './tags.ts';

type SetContext = { fetchCache?: boolean; cacheControl?: Life | undefined };

const memory = handlerMemory<Page>('pages', sizeOf);
const lives = processSingleton<ReadonlyMap<string, Life>>('built-lives');

/** Whether it is a page with a life of its own, and not the shell of a template. */
const isPage = ({ kind, isFallback }: PageContext): boolean =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && !isFallback;

/** A page of the build. One that cannot be read is regenerated, for whoever asks, and the log says why. */
async function builtPage(key: string, context: PageContext): Promise<Page | null> {
  try {
    const page = await readBuiltPage(distDir(), key, context);
    if (!page || !isPage(context)) return page;
    lives.current ??= readLives(distDir());
    return { ...page, cacheControl: lives.current.get(routeOf(key)) };
  } catch (error) {
    logError('cache', error);
    return null;
  }
}

/** What a fetch returned. It has no tags of its own: Next.js names them when it asks. */
function fetched(key: string, { tags = [], softTags = [] }: PageContext): Page | null {
  const found = memory.get(key);
  const all = [...tags, ...softTags];
  if (!found || areExpired(all, found.lastModified)) return null;
  return areStale(all, found.lastModified) ? { ...found, lastModified: 1 } : found;
}

/** A page that may be shown: of the memory, of the build, or one that another instance made since. */
async function find(key: string, context: PageContext, now: number): Promise<Page | null> {
  const known = memory.get(key) ?? (await builtPage(key, context));
  const own = known && !areExpired(tagsOf(known), known.lastModified) ? known : null;
  const other = isPage(context) && (!own || isDue(own, now)) ? await openShared()?.read<Page>('page', key) : undefined;
  const best = other && isBetter(other, own, now) ? other : own;
  if (best && memory.peek(key) !== best) memory.set(key, best);
  return best;
}

/**
 * The pages of the site, for `cacheHandler` of next.config.ts. Next.js makes an instance for each request, knows no tags of ours and begins to
 * revalidate each page that is due as soon as somebody looks at it; therefore
 * - few are revalidated at once: after the start of a build of yesterday it would be hundreds, and visitors who wait for a page of their own would
 *   wait for all of them;
 * - none that was rendered without the store, as a build is, is shown once there is one: its prices would differ from page to page;
 * - none is kept that something was published of while it was made: it is dated from when it was ready, and would pass for newer.
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
    // For what a browser prefetches Next.js revalidates nothing: that takes nobody's turn.
    if (page && !isOver(page, now) && isDocument() && !startBackgroundRevalidation(key, now))
      return servedStale(page, now);
    startRevalidation(key, now);
    return page && asDue(page, now);
  }

  /** Keeps what was made here. A page that was overtaken is answered with, and nobody else gets it. */
  async set(key: string, value: PageValue | null, { fetchCache, cacheControl }: SetContext): Promise<void> {
    const ready = Date.now();
    if (fetchCache) {
      memory.set(key, { value, lastModified: ready });
      return;
    }
    const page: Page = { value, cacheControl, lastModified: finishRevalidation(key, ready) };
    if (isOvertaken(page)) return;
    memory.set(key, { ...page, lastModified: ready });
    if (isShareable(page)) openShared()?.write('page', key, page, cacheControl?.expire ?? Number.POSITIVE_INFINITY);
  }

  /** Next.js tells the handler of cached functions (`entry-handler.ts`) the same tags, for one table. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
