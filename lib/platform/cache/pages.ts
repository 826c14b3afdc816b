import { statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

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

/** Files that the build writes before it reads content: for the addresses of its pages, and for the pages. */
const FIRST_FILES = ['app-path-routes-manifest.json', 'BUILD_ID'];

/** When the build began to read content, in milliseconds since 1970: its pages show no later one. Infinity without a build. */
export function builtAt(distDir: string): number {
  const files = FIRST_FILES.map((name) => statSync(path.join(distDir, name), { throwIfNoEntry: false }));
  return Math.floor(Math.min(...files.flatMap((file) => file?.mtimeMs ?? [])));
}

/**
 * A page as written by the build, with its modification time; null where the build has no page for the key, which is in
 * the metadata beside a page. Throws a TypeError with a one-sentence message when the build writes its pages in another
 * format.
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
