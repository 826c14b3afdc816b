import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderManifest } from 'next/dist/build';
import type { Page } from './framework.ts';

export type Life = NonNullable<Page['cacheControl']>;

/** How long the pages of a build may be shown, in seconds, by route: the framework keeps it apart from the pages. None where there is no list. */
export function readLives(distDir: string): ReadonlyMap<string, Life> {
  let text: string;
  try {
    text = readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  const { routes } = JSON.parse(text) as PrerenderManifest;
  return new Map(
    Object.entries(routes).map(([route, { initialRevalidateSeconds, initialExpireSeconds }]) => [
      route,
      { revalidate: initialRevalidateSeconds, expire: initialExpireSeconds },
    ]),
  );
}

/** The route of the key of a page: `/fr/fr-fr` of `/route-cache/APP_PAGE/…/$/fr/fr-fr`. */
export const routeOf = (key: string): string => key.slice(key.indexOf('$/') + 1);
