import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { areExpired, areStale, UNSHARED_TAG } from './tags.ts';

/** What Next.js requests: the kind of an entry, and whether it is the fallback shell of a template rather than a page. */
export type PageContext = {
  kind: string;
  isFallback?: boolean | undefined;
  isRoutePPREnabled?: boolean | undefined;
  tags?: readonly string[];
  softTags?: readonly string[];
};

const metaSchema = z.object({
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number()])).optional(),
  status: z.number().optional(),
  postponed: z.string().optional(),
  segmentPaths: z.array(z.string()).optional(),
  routeCache: z.object({ key: z.string(), isFallback: z.boolean() }),
});
const life = z.object({
  initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
  initialExpireSeconds: z.number().optional(),
});
const manifestSchema = z.object({ routes: z.record(z.string(), life) });

/** The result of a file operation; null where there is no such file. */
async function present<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String((error as NodeJS.ErrnoException).code))) return null;
    throw error;
  }
}

/** A JSON file of the build; null where there is none. */
async function readJson<T>(schema: z.ZodType<T>, file: string): Promise<T | null> {
  const text = await present(readFile(file, 'utf8'));
  if (text === null) return null;
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const message = `${path.basename(file)} of the build is not as lib/platform/cache/pages.ts knows it: another version of Next.js?`;
  throw new TypeError(message, { cause: parsed.error });
}

/**
 * The cache lifetimes of the prerendered pages, by route: Next.js stores them apart from the pages. Empty where there
 * is no manifest.
 */
export async function readLives(distDir: string): Promise<ReadonlyMap<string, Life>> {
  const { routes = {} } = (await readJson(manifestSchema, path.join(distDir, 'prerender-manifest.json'))) ?? {};
  return new Map(
    Object.entries(routes).map(([route, { initialRevalidateSeconds: revalidate, initialExpireSeconds: expire }]) => [
      route,
      { revalidate, expire },
    ]),
  );
}

/** The path of a page, `/fr/fr-fr` of `/route-cache/APP_PAGE/…/$/fr/fr-fr`: Next.js documents keys of this form. */
export const pathOf = (key: string): string => key.slice(key.indexOf('$/') + 1);

/** The route of a path in the prerender manifest. */
export const routeOf = (key: string): string => pathOf(key).replace(/^\/index(?=\/index|$)/, '') || '/';

async function segmentsOf(base: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const read = names.map(
    async (name) => [name, await present(readFile(`${base}.segments${name}.segment.rsc`))] as const,
  );
  return new Map((await Promise.all(read)).flatMap(([name, data]) => (data ? [[name, data]] : [])));
}

/**
 * A page as written by the build, with its modification time; null where the build has no page for the key. The
 * metadata beside a page names the key that it was rendered for, as Next.js documents. Throws a TypeError with a
 * one-sentence message when the build writes its pages in another format.
 */
export async function readBuiltPage(distDir: string, key: string, context: PageContext): Promise<Page | null> {
  const root = path.join(distDir, 'server', 'app');
  const base = path.join(root, pathOf(key));
  if (!base.startsWith(root + path.sep)) return null;
  const meta = await readJson(metaSchema, `${base}.meta`);
  if (!meta) return null;
  const { headers, status, postponed, segmentPaths, routeCache } = meta;
  const isPostponed = context.isRoutePPREnabled === true && postponed !== undefined;
  const isShell = context.kind === 'APP_PAGE' && isPostponed;
  if (routeCache.key !== key || (routeCache.isFallback !== Boolean(context.isFallback) && !isShell)) return null;
  const main = `${base}${context.kind === 'APP_ROUTE' ? '.body' : '.html'}`;
  const found = await present(Promise.all([readFile(main), stat(main)]));
  if (!found) return null;
  const [body, { mtimeMs }] = found;
  const lastModified = Math.floor(mtimeMs);
  if (context.kind === 'APP_ROUTE') return { lastModified, value: { kind: 'APP_ROUTE', body, headers, status } };
  const hasData = !context.isFallback && !isPostponed;
  const [rscData, segmentData] = await Promise.all([
    hasData ? present(readFile(`${base}.rsc`)) : undefined,
    segmentPaths && segmentsOf(base, segmentPaths),
  ]);
  if (rscData === null) return null;
  const html = body.toString('utf8');
  return { lastModified, value: { kind: 'APP_PAGE', html, rscData, postponed, headers, status, segmentData } };
}

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
/** The shortest revalidation time, and that of Next.js when none is given, in seconds. */
const SHORTEST_S = 1;
/** Seconds after which the revalidation of a page that could not be revalidated is retried. */
const SOON_S = 5;

/** Seconds for which a page may still be used without revalidation. */
export function remaining({ cacheControl, lastModified }: Page, now: number): number {
  const revalidate = cacheControl?.revalidate ?? SHORTEST_S;
  return revalidate === false ? Number.POSITIVE_INFINITY : revalidate - (now - lastModified) / 1000;
}

export const isDue = (page: Page, now: number): boolean =>
  remaining(page, now) <= 0 || areStale(tagsOf(page), page.lastModified);

/** Whether a page is too old to be shown at all. */
export const isOver = ({ cacheControl, lastModified }: Page, now: number): boolean =>
  cacheControl?.expire !== undefined && lastModified + cacheControl.expire * 1000 < now;

/**
 * Marks a stale page as stale for Next.js, which knows only its age and none of our tags, and shows it once more. Caches in
 * front may store it for a second, not for the life of a new page; one that is only old, for longer where it is not revalidated.
 */
export function asDue(page: Page, now: number, isRevalidated = true): Page {
  const isShort = isRevalidated || areStale(tagsOf(page), page.lastModified);
  const revalidate = (!isShort && page.cacheControl?.revalidate) || SHORTEST_S;
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
export function isShareable(page: Page): boolean {
  const { value } = page;
  const isPage = value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';
  return isPage && (value.status ?? 200) === 200 && !tagsOf(page).includes(UNSHARED_TAG);
}

/** The approximate size of a page in bytes: the sum of its parts, with one byte for each character of HTML. */
export function sizeOf({ value }: Page): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length;
  if (value?.kind !== 'APP_PAGE') return JSON.stringify(value).length;
  const segments = [...(value.segmentData ?? [])].reduce((sum, [name, data]) => sum + name.length + data.length, 0);
  return value.html.length + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) + segments;
}
