import { distDir } from '../dist-dir.ts';
import { isDocument } from '../request/context.ts';
import { openedStore } from '../store/opened.ts';
import { type Life, readLives, routeOf } from './built-lives.ts';
import { FileSystemCache, type Page } from './framework.ts';
import { begin, beginBehind, finish } from './making.ts';
import { isDue, isOver, isOvertaken, shownAgain, tagsOf } from './page-rules.ts';
import { PROVISIONAL_TAG } from './provisional.ts';
import { tellPublication } from './publish.ts';

export type PageGet = Parameters<InstanceType<typeof FileSystemCache>['get']>;
export type PageSet = Parameters<InstanceType<typeof FileSystemCache>['set']>;

let lives: ReadonlyMap<string, Life> | null = null;

/** Whether it is a page with a life of its own, and not the shell of a template, or what a function fetched. */
export const isPage = (context: PageGet[1]): boolean =>
  (context.kind === 'APP_PAGE' || context.kind === 'APP_ROUTE') && !context.isFallback;

/**
 * The framework's own pages, for `cacheHandler` of next.config.ts, which makes an instance for each request; of them
 * - few are made anew at once. The framework begins with each that is due as soon as somebody looks at it, hundreds after the start
 *   of a build of yesterday, and visitors who wait for a page of their own would wait for all of them;
 * - none that was rendered without the store, as a build is, is shown once there is one: its prices would differ from page to page;
 * - none is kept that something was published of while it was made. The framework dates a page from when it was ready, and would take
 *   it for newer.
 */
export default class OwnPages extends FileSystemCache {
  override async get(...[key, context]: PageGet): Promise<Page | null> {
    const now = Date.now();
    const page = await this.look(key, context);
    if (!isPage(context)) return page;
    if (page && !isDue(page, now)) {
      finish(key, now);
      return page;
    }
    if (page && openedStore() && tagsOf(page).includes(PROVISIONAL_TAG)) {
      begin(key, now);
      return null;
    }
    // For what a browser fetches ahead the framework makes nothing anew: that takes nobody's turn.
    if (page && !isOver(page, now) && isDocument()) return beginBehind(key, now) ? page : shownAgain(page, now);
    begin(key, now);
    return page;
  }

  override async set(...[key, value, context]: PageSet): Promise<void> {
    if (context.fetchCache) await super.set(key, value, context);
    else await this.keepMade(key, value, context);
  }

  override async revalidateTag(
    ...tags: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>
  ): Promise<void> {
    await super.revalidateTag(...tags);
    tellPublication();
  }

  /** A page as it is kept, with how long it may be shown. */
  protected async look(...[key, context]: PageGet): Promise<Page | null> {
    const page = await super.get(key, context);
    if (!page || page.cacheControl || !isPage(context)) return page;
    lives ??= readLives(distDir());
    const cacheControl = lives.get(routeOf(key));
    return cacheControl ? { ...page, cacheControl } : page;
  }

  /** Keeps a page that was made here, unless it was overtaken: whoever asked gets it, nobody else does. Null where it was. */
  protected async keepMade(...[key, value, context]: PageSet): Promise<Page | null> {
    const lastModified = finish(key, Date.now());
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const page: Page = { value, lastModified, cacheControl };
    if (isOvertaken(page)) return null;
    await super.set(key, value, context);
    return page;
  }

  /** Keeps a page as it is. */
  protected keep(...page: PageSet): Promise<void> {
    return super.set(...page);
  }
}
