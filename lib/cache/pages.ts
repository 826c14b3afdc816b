import type { Page } from './framework.ts';
import OwnPages, { isPage, type PageGet, type PageSet } from './own-pages.ts';
import { isBetter, isDue, isShareable, remaining } from './page-rules.ts';
import { shared } from './shared.ts';

/** Pages, first from the memory of the process and the files of the build, then from what another instance made. */
export default class Pages extends OwnPages {
  protected override async look(...[key, context]: PageGet): Promise<Page | null> {
    const own = await super.look(key, context);
    const now = Date.now();
    if (!isPage(context) || (own && !isDue(own, now))) return own;
    const other = await shared().read<Page>('page', key);
    if (!other || !isBetter(other, own, now)) return own;
    await this.#adopt(key, other, now);
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
    const left = Math.max(1, remaining(page, now));
    return this.keep(key, page.value, {
      cacheControl: cacheControl && {
        revalidate: Number.isFinite(left) ? left : false,
        expire: cacheControl.expire && Math.max(1, cacheControl.expire - age),
      },
    });
  }
}
