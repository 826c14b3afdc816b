import { areTagsExpired, areTagsStale, type Page } from './framework.ts';

/** The tags of a page: what it shows, and the folders that it is in. */
export function tagsOf({ value }: Page): string[] {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Seconds that a page may still be used without asking; null where the build alone knows. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number | null {
  if (!cacheControl) return null;
  const { revalidate } = cacheControl;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

/** Whether a page is due to be made anew, by its age or its tags; null where only the build knows how old it may become. */
export function isDue(page: Page, now: number): boolean | null {
  if (areTagsStale(tagsOf(page), page.lastModified)) return true;
  const left = remaining(page, now);
  return left === null ? null : left <= 0;
}

/** Whether something that a page shows was published after the moment that it is dated from. */
export const isOvertaken = (page: Page): boolean =>
  areTagsExpired(tagsOf(page), page.lastModified) || areTagsStale(tagsOf(page), page.lastModified);

/** Whether what another instance made may be shown, and is newer than what there is. */
export function isBetter(other: Page, own: Page | null, now: number): boolean {
  const { cacheControl, lastModified } = other;
  const isOver = cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;
  return !isOver && lastModified > (own?.lastModified ?? 0) && !areTagsExpired(tagsOf(other), lastModified);
}

/** What an answer to a made-up address costs nobody else: found pages alone are shared. */
export const isShareable = ({ value }: Page): boolean =>
  value !== null &&
  (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') &&
  (value.status === undefined || value.status === 200);
