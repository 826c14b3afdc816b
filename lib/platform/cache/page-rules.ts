import { areExpired, areStale } from './tags.ts';

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;
/** In seconds; `false` for a page that is revalidated by its tags only. */
export type Life = { revalidate: number | false; expire?: number | undefined };

/**
 * What Next.js passes to a `cacheHandler` and gets back. It exports no types for it; only the fields that are read here
 * are declared.
 */
export type PageValue =
  | {
      kind: 'APP_PAGE';
      html: string;
      rscData?: Buffer | undefined;
      postponed?: string | undefined;
      headers?: Headers | undefined;
      status?: number | undefined;
      segmentData?: Map<string, Buffer> | undefined;
    }
  | { kind: 'APP_ROUTE'; body: Buffer; headers?: Headers | undefined; status?: number | undefined }
  | { kind: 'FETCH' | 'PAGES' | 'REDIRECT' };
export type Page = { lastModified: number; value: PageValue | null; cacheControl?: Life | undefined };

/** The cache tags of a page: those of its content, and those of the route segments it belongs to. */
export function tagsOf({ value }: Page): string[] {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Cache tag of pages rendered without the store, which would be rendered differently with it: reference prices. */
export const PROVISIONAL_TAG = 'provisional';
/** Default revalidation time of Next.js when none is given, in seconds. */
const UNSAID_S = 1;
/** Seconds after which the revalidation of a page that could not be revalidated is retried. */
const SOON_S = 5;

/** Seconds for which a page may still be used without revalidation. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number {
  const revalidate = cacheControl?.revalidate ?? UNSAID_S;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

export const isDue = (page: Page, now: number): boolean =>
  remaining(page, now) <= 0 || areStale(tagsOf(page), page.lastModified);

/** Whether a page is too old to be shown at all. */
export const isOver = ({ cacheControl, lastModified }: Page, now: number): boolean =>
  cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;

/** Marks a stale page as stale for Next.js, which knows only its age and none of our tags. */
export function asDue(page: Page, now: number): Page {
  const revalidate = page.cacheControl?.revalidate || UNSAID_S;
  const lastModified = Math.min(page.lastModified, now - revalidate * 1000 - 1);
  return { ...page, lastModified, cacheControl: { ...page.cacheControl, revalidate } };
}

/** A stale page as one that may be shown for some more seconds, also by caches in front of the site. */
export const servedStale = (page: Page, now: number): Page => ({
  ...page,
  lastModified: now,
  cacheControl: { revalidate: SOON_S, expire: page.cacheControl?.expire },
});

/**
 * Whether something that a page shows was published after its rendering started; a publication in the same millisecond
 * counts, since the order is unknown.
 */
export function isOvertaken(page: Page): boolean {
  const [tags, before] = [tagsOf(page), page.lastModified - 1];
  return areExpired(tags, before) || areStale(tags, before);
}

/** Whether a page from another instance may be shown, and is newer than the own one. */
export function isBetter(other: Page, own: Page | null, now: number): boolean {
  const { lastModified } = other;
  return !isOver(other, now) && lastModified > (own?.lastModified ?? 0) && !areExpired(tagsOf(other), lastModified);
}

/** Only successful pages are shared, so that responses to made-up addresses take no space from other instances. */
export const isShareable = ({ value }: Page): boolean =>
  value !== null &&
  (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') &&
  (value.status === undefined || value.status === 200);

/** The approximate size of a page in bytes: the sum of its parts, with one byte for each character of HTML. */
export function sizeOf({ value }: Page): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length;
  if (value?.kind !== 'APP_PAGE') return JSON.stringify(value).length;
  const segments = [...(value.segmentData ?? [])].reduce((sum, [name, data]) => sum + name.length + data.length, 0);
  return value.html.length + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) + segments;
}
