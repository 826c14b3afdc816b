import type { Page } from './framework.ts';
import { noteWanted } from './making.ts';
import OwnPages, { isPage, type PageGet, type PageSet } from './own-pages.ts';
import { isBetter, isDue, isShareable, remaining } from './page-rules.ts';
import { shared } from './shared.ts';

const seen = new Set<string>();

/** Whether to see what others have. Of a page of the build only once: how old it may become is not known here. */
function isWorthAsking(key: string, own: Page | null, now: number): boolean {
  const due = own ? isDue(own, now) : true;
  if (due !== null) return due;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** Pages, first from the memory of the process and the files of the build, then from what another instance made. */
export default class Pages extends OwnPages {
  override async get(...[key, context]: PageGet): Promise<Page | null> {
    const own = await super.get(key, context);
    const now = Date.now();
    if (!isPage(context) || !isWorthAsking(key, own, now)) return own;
    const other = await shared().read<Page>('page', key);
    if (!other || !isBetter(other, own, now)) return own;
    await this.#adopt(key, other, now);
    noteWanted(key, isDue(other, now), now);
    return other;
  }

  protected override async keepMade(...[key, value, context]: PageSet): Promise<Page | null> {
    const page = await super.keepMade(key, value, context);
    if (page && isShareable(page))
      shared().write('page', key, page, page.cacheControl?.expire ?? Number.POSITIVE_INFINITY);
    return page;
  }

  /** In memory it counts from now: what is left of its time is its time. */
  #adopt(key: string, page: Page, now: number): Promise<void> {
    const { cacheControl } = page;
    const age = (now - page.lastModified) / 1000;
    const left = Math.max(1, remaining(page, now) ?? 1);
    return this.keep(key, page.value, {
      cacheControl: cacheControl && {
        revalidate: Number.isFinite(left) ? left : false,
        expire: cacheControl.expire && Math.max(1, cacheControl.expire - age),
      },
    });
  }
}
