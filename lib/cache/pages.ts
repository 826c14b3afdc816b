import { areTagsExpired, FileSystemCache, type Page } from './framework.ts';
import { isBetter, isDue, isShareable, remaining, tagsOf } from './page-rules.ts';
import { shared } from './shared.ts';

type PageGet = Parameters<InstanceType<typeof FileSystemCache>['get']>;
type PageSet = Parameters<InstanceType<typeof FileSystemCache>['set']>;

const WANTED_AT_MOST = 5_000;
/** No page takes longer to be made: what was wanted before has failed. */
const LONGEST_MS = 30_000;
/** When a page was wanted that is not there, or not any more: it is made from then on. */
const wanted = new Map<string, number>();
const seen = new Set<string>();

function want(key: string, now: number): void {
  if (wanted.size > WANTED_AT_MOST) wanted.clear();
  if (now - (wanted.get(key) ?? 0) > LONGEST_MS) wanted.set(key, now);
}

/** Whether to see what others have. Of a page of the build only once: how old it may become is not known here. */
function isWorthAsking(key: string, own: Page | null, now: number): boolean {
  const due = own ? isDue(own, now) : true;
  if (due !== null) return due;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/**
 * Pages, first from the memory of the process and the files of the build, then from what another instance made: for
 * `cacheHandler` of next.config.ts, which makes an instance for each request.
 */
export default class Pages extends FileSystemCache {
  override async get(...[key, context]: PageGet): Promise<Page | null> {
    const own = await super.get(key, context);
    const now = Date.now();
    if ((context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE') || !isWorthAsking(key, own, now)) return own;
    const other = await shared().read<Page>('page', key);
    const isTaken = other !== null && isBetter(other, own, now);
    if (isTaken) await this.#adopt(key, other, now);
    const page = isTaken ? other : own;
    if (page && !isDue(page, now)) wanted.delete(key);
    else want(key, now);
    return page;
  }

  override async set(...[key, value, context]: PageSet): Promise<void> {
    const begun = wanted.get(key) ?? Date.now();
    wanted.delete(key);
    if (context.fetchCache) return super.set(key, value, context);
    const page: Page = { value, lastModified: begun, cacheControl: context.cacheControl };
    // Something that it shows was published while it was made: whoever asked gets it, nobody else does.
    if (areTagsExpired(tagsOf(page), begun)) return;
    await super.set(key, value, context);
    if (isShareable(page)) shared().write('page', key, page, context.cacheControl?.expire ?? Number.POSITIVE_INFINITY);
  }

  /** In memory it counts from now: what is left of its time is its time. */
  #adopt(key: string, page: Page, now: number): Promise<void> {
    const { cacheControl } = page;
    const age = (now - page.lastModified) / 1000;
    const left = Math.max(1, remaining(page, now) ?? 1);
    return super.set(key, page.value, {
      cacheControl: cacheControl && {
        revalidate: Number.isFinite(left) ? left : false,
        expire: cacheControl.expire && Math.max(1, cacheControl.expire - age),
      },
    });
  }
}
