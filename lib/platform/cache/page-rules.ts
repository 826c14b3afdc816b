import { areExpired, areStale } from './tags.ts';

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;
/** In seconds; `false` for a page that is revalidated by its tags alone. */
export type Life = { revalidate: number | false; expire?: number | undefined };

/** What Next.js hands to a `cacheHandler` and takes back. It exports no types for it; only what is read here is named. */
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

/** The tags of a page: what it shows, and the folders that it is in. */
export function tagsOf({ value }: Page): string[] {
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Cache tag of what was rendered without the store, and would be rendered otherwise with it: reference prices. */
export const PROVISIONAL_TAG = 'provisional';
/** What Next.js shows a page for when nobody has said how long, in seconds. */
const UNSAID_S = 1;
/** Seconds after which a page that could not be revalidated is tried again. */
const SOON_S = 5;

/** Seconds that a page may still be used without asking. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number {
  const revalidate = cacheControl?.revalidate ?? UNSAID_S;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

/** Whether a page is due to be revalidated, by its age or its tags. */
export const isDue = (page: Page, now: number): boolean =>
  remaining(page, now) <= 0 || areStale(tagsOf(page), page.lastModified);

/** Whether a page is too old to be shown at all. */
export const isOver = ({ cacheControl, lastModified }: Page, now: number): boolean =>
  cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;

/** A page that is due as Next.js understands it, which knows its age only and none of our tags. */
export function asDue(page: Page, now: number): Page {
  const revalidate = page.cacheControl?.revalidate || UNSAID_S;
  const lastModified = Math.min(page.lastModified, now - revalidate * 1000 - 1);
  return { ...page, lastModified, cacheControl: { ...page.cacheControl, revalidate } };
}

/** A page that is due as one that is shown for some seconds more, to caches on the way as well. */
export const servedStale = (page: Page, now: number): Page => ({
  ...page,
  lastModified: now,
  cacheControl: { revalidate: SOON_S, expire: page.cacheControl?.expire },
});

/** Whether something that a page shows was published after it was begun; in the same millisecond nobody knows. */
export function isOvertaken(page: Page): boolean {
  const [tags, before] = [tagsOf(page), page.lastModified - 1];
  return areExpired(tags, before) || areStale(tags, before);
}

/** Whether what another instance made may be shown, and is newer than what there is. */
export function isBetter(other: Page, own: Page | null, now: number): boolean {
  const { lastModified } = other;
  return !isOver(other, now) && lastModified > (own?.lastModified ?? 0) && !areExpired(tagsOf(other), lastModified);
}

/** What an answer to a made-up address costs nobody else: found pages alone are shared. */
export const isShareable = ({ value }: Page): boolean =>
  value !== null &&
  (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') &&
  (value.status === undefined || value.status === 200);

/** The bytes of a page, about: those of its parts, and of an HTML text one for each character. */
export function sizeOf({ value }: Page): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length;
  if (value?.kind !== 'APP_PAGE') return JSON.stringify(value).length;
  const segments = [...(value.segmentData ?? [])].reduce((sum, [name, data]) => sum + name.length + data.length, 0);
  return value.html.length + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) + segments;
}
