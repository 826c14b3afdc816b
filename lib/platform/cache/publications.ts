import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import { distDir } from '../process/dist-dir.ts';
import { seedTags } from './tags.ts';

/** Cache tag → time of the latest publication that invalidated it, in milliseconds since 1970. */
export type TagTimes = Readonly<Record<string, number>>;

const FILE = 'expired-tags.json';
/** More than the number of documents of any site; the oldest are evicted first. */
const MOST = 50_000;

/** The previous times merged with those of a publication. */
export function withTags(times: TagTimes, tags: readonly string[], now: number): TagTimes {
  const all = [...Object.entries(times), ...tags.map((tag) => [tag, now] as const)];
  return Object.fromEntries(all.sort(([, a], [, b]) => a - b).slice(-MOST));
}

function readText(dir: string): string {
  try {
    return readFileSync(path.join(dir, FILE), 'utf8');
  } catch {
    return '';
  }
}

function timesIn(text: string): TagTimes {
  try {
    const times: unknown = JSON.parse(text);
    return typeof times === 'object' && times !== null ? (times as TagTimes) : {};
  } catch {
    return {};
  }
}

let turn: Promise<void> = Promise.resolve();

/** Records the tags that a publication invalidated, for the next start. */
export function rememberExpired(dir: string, tags: readonly string[], now = Date.now()): Promise<void> {
  const work = async (): Promise<void> => {
    await mkdir(dir, { recursive: true });
    const file = path.join(dir, FILE);
    const unfinished = `${file}.${randomUUID()}.part`;
    let before: string;
    // Another instance may have written meanwhile: its tags are merged as well.
    do {
      before = readText(dir);
      await writeFile(unfinished, JSON.stringify(withTags(timesIn(before), tags, now)));
    } while (readText(dir) !== before);
    renameSync(unfinished, file);
  };
  turn = turn.catch(() => undefined).then(work);
  return turn;
}

/** What was published since the build, for the tag table: the prerendered pages show the content before it. */
export function expiredSince(dir: string, distDir: string): ReadonlyMap<string, { expired: number }> {
  const built = statSync(path.join(distDir, 'BUILD_ID')).mtimeMs;
  return new Map(
    Object.entries(timesIn(readText(dir))).flatMap(([tag, expired]) => (expired > built ? [[tag, { expired }]] : [])),
  );
}

/** Beside the stored responses of the content service; shared by the instances of the site. */
const place = (): string => path.join(env().STORE_DIR, 'last-good');

/** Records the cache tags that a publication invalidated; the next start of the built site restores them. */
export async function rememberPublication(tags: readonly string[]): Promise<void> {
  if (process.env.NODE_ENV === 'production') await rememberExpired(place(), tags);
}

/** At server start, before the first response: restores what was published since the build. */
export const restorePublications = (): void => seedTags(expiredSince(place(), distDir()));
