import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import pLimit from 'p-limit';
import { z } from 'zod';
import { env } from '../env.ts';
import { logError } from '../log/log.ts';
import { distDir } from '../process.ts';
import { builtAt } from './pages.ts';
import { invalidate, seedTags } from './tags.ts';

/**
 * `now`: nothing older is shown any more, also after the next start; `soon`: stale content is shown until it is
 * revalidated in the background.
 */
type When = 'now' | 'soon';
export type Publish = (tags: readonly string[], when: When) => void;

/**
 * Publishes a change of content with these tags. At the end of the request, Next.js has it invalidated by the handlers
 * of this folder: in the tag table, in the response cache and in the other instances. For route handlers.
 */
export const publish: Publish = (tags, when) => {
  for (const tag of tags) revalidateTag(tag, when === 'now' ? { expire: 0 } : 'max');
  if (when === 'now') after(() => rememberPublication(tags));
};

/** The same for work outside of a request, where Next.js rejects `revalidateTag`. */
export const publishOutside: Publish = (tags, when) => {
  void invalidate(tags, when === 'now' ? { expire: 0 } : {});
  if (when === 'now') void rememberPublication(tags);
};

/** Cache tag → time of the latest publication that invalidated it, in milliseconds since 1970. */
const tagTimes = z.record(z.string(), z.number());
type TagTimes = z.infer<typeof tagTimes>;

const FILE = 'expired-tags.json';
/** More than the number of documents of any site; the oldest are evicted first. */
const MOST = 50_000;

/** The previous times merged with those of a publication. */
export function withTags(times: TagTimes, tags: readonly string[], now: number): TagTimes {
  const all = [...Object.entries(times), ...tags.map((tag) => [tag, now] as const)];
  return Object.fromEntries(all.sort(([, a], [, b]) => a - b).slice(-MOST));
}

/** The recorded times, and the text of their file; empty where there is none that can be read. */
function recorded(dir: string): { text: string; times: TagTimes } {
  try {
    const text = readFileSync(path.join(dir, FILE), 'utf8');
    return { text, times: tagTimes.parse(JSON.parse(text)) };
  } catch {
    return { text: '', times: {} };
  }
}

const oneAtATime = pLimit(1);

export const rememberExpired = (dir: string, tags: readonly string[], now = Date.now()): Promise<void> =>
  oneAtATime(async () => {
    await mkdir(dir, { recursive: true });
    const file = path.join(dir, FILE);
    const unfinished = `${file}.${randomUUID()}.part`;
    let before: ReturnType<typeof recorded>;
    // Another instance may have written meanwhile: its tags are merged as well.
    do {
      before = recorded(dir);
      await writeFile(unfinished, JSON.stringify(withTags(before.times, tags, now)));
    } while (recorded(dir).text !== before.text);
    renameSync(unfinished, file);
  });

/** What was published since the build began to read content, for the tag table: the prerendered pages show what was before. */
export function expiredSince(dir: string, distDir: string): ReadonlyMap<string, { expired: number }> {
  const built = builtAt(distDir);
  return new Map(
    Object.entries(recorded(dir).times).flatMap(([tag, expired]) => (expired > built ? [[tag, { expired }]] : [])),
  );
}

/** Beside the stored responses of the content service; shared by the instances of the site. */
const place = (): string => path.join(env().STORE_DIR, 'last-good');

/** Records the tags that a publication invalidated; the next start of the built site restores them. Errors are logged. */
export async function rememberPublication(tags: readonly string[]): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  await rememberExpired(place(), tags).catch((error: unknown) => logError('publication', error));
}

/** At server start, before the first response: restores what was published since the build. */
export const restorePublications = (): void => seedTags(expiredSince(place(), distDir()));
