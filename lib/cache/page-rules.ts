import { areTagsExpired, areTagsStale, type Page } from './framework.ts';

/** The tags of a page: what it shows, and the folders that it is in. */
export function tagsOf({ value }: Page): string[] {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** What the framework shows a page for when nobody has said how long, in seconds. */
const UNSAID_S = 1;
/** Seconds after which a page that could not be made anew is tried again. */
const SOON_S = 5;

/** Seconds that a page may still be used without asking. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number {
  const revalidate = cacheControl?.revalidate ?? UNSAID_S;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

/** Whether a page is due to be made anew, by its age or its tags. */
export const isDue = (page: Page, now: number): boolean =>
  remaining(page, now) <= 0 || areTagsStale(tagsOf(page), page.lastModified);

/** Whether a page is too old to be shown at all. */
export const isOver = ({ cacheControl, lastModified }: Page, now: number): boolean =>
  cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;

/** A page that is due as one that is shown for some seconds more, to caches on the way as well. */
export const shownAgain = (page: Page, now: number): Page => ({
  ...page,
  lastModified: now,
  cacheControl: { revalidate: SOON_S, expire: page.cacheControl?.expire },
});

/** Whether something that a page shows was published after it was begun; in the same millisecond nobody knows. */
export function isOvertaken(page: Page): boolean {
  const [tags, before] = [tagsOf(page), page.lastModified - 1];
  return areTagsExpired(tags, before) || areTagsStale(tags, before);
}

/** Whether what another instance made may be shown, and is newer than what there is. */
export function isBetter(other: Page, own: Page | null, now: number): boolean {
  const { lastModified } = other;
  return !isOver(other, now) && lastModified > (own?.lastModified ?? 0) && !areTagsExpired(tagsOf(other), lastModified);
}

/** What an answer to a made-up address costs nobody else: found pages alone are shared. */
export const isShareable = ({ value }: Page): boolean =>
  value !== null &&
  (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') &&
  (value.status === undefined || value.status === 200);
