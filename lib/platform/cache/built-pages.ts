import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Life, Page } from './page-rules.ts';

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
  const message = `${path.basename(file)} of the build is not as lib/platform/cache/built-pages.ts knows it: another version of Next.js?`;
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
