import { FileSystemCache, type Page } from './framework.ts';
import { noteWanted, takeBegun } from './making.ts';
import { isDue, isOvertaken } from './page-rules.ts';

export type PageGet = Parameters<InstanceType<typeof FileSystemCache>['get']>;
export type PageSet = Parameters<InstanceType<typeof FileSystemCache>['set']>;

export const isPage = ({ kind }: PageGet[1]): boolean => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/**
 * The framework's own pages, for `cacheHandler` of next.config.ts, which makes an instance for each request. Of them none is kept
 * that something was published of while it was made: the framework dates a page from when it was ready, and would take it for newer.
 */
export default class OwnPages extends FileSystemCache {
  override async get(...[key, context]: PageGet): Promise<Page | null> {
    const page = await super.get(key, context);
    const now = Date.now();
    if (isPage(context)) noteWanted(key, page ? isDue(page, now) : true, now);
    return page;
  }

  override async set(...[key, value, context]: PageSet): Promise<void> {
    if (context.fetchCache) await super.set(key, value, context);
    else await this.keepMade(key, value, context);
  }

  /** Keeps a page that was made here, unless it was overtaken: whoever asked gets it, nobody else does. Null where it was. */
  protected async keepMade(...[key, value, context]: PageSet): Promise<Page | null> {
    const lastModified = takeBegun(key, Date.now());
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
