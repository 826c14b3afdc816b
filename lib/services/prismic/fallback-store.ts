import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { env } from '../../platform/env.ts';
import { logError } from '../../platform/log/log.ts';
import { distDir } from '../../platform/process.ts';
import { type Answer, answerWithout } from './response.ts';

/** `store` is written by the running site and shared by its instances; `seed` is written by the build and then read-only. */
export type Folders = { store: string; seed: string };

export const folders = (): Folders => ({
  store: path.join(env().STORE_DIR, 'last-good'),
  seed: path.join(distDir(), 'last-good'),
});

/** Nothing is stored in development or in tests. */
export const isStoring = (): boolean => process.env.NODE_ENV === 'production';

export type Limits = { files: number; bytes: number };
/** `at`: milliseconds since 1970. */
type StoredFile = { body: string; at: number };

/** Ten times what a site of five thousand products and two thousand pages needs. */
const LIMITS: Limits = { files: 100_000, bytes: 2_000_000_000 };
const MOST_KNOWN = 100_000;
/** An unchanged response is rewritten at this interval: another instance may have written a different one in between. */
const REWRITE_MS = 600_000;
/** A partial file older than this belongs to a process that was killed. */
const ABANDONED_MS = 60_000;

const SUFFIX = '.json.gz';
const UNFINISHED = '.part';
const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const placeOf = (dir: string, key: string): string => path.join(dir, key + SUFFIX);
const namesIn = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);
let written = 0;

/** A stored response, or null when there is none or it cannot be read. */
async function readStored(dir: string, key: string): Promise<StoredFile | null> {
  try {
    const text = (await unpack(await readFile(placeOf(dir, key)))).toString();
    const [, at = '', body = ''] = /^(\d+)\n(.*)$/s.exec(text) ?? [];
    return at && body ? { at: Number(at), body } : null;
  } catch {
    return null;
  }
}

/** Writes a response atomically. Returns the number of bytes written. */
export async function writeStored(dir: string, key: string, body: string): Promise<number> {
  const place = placeOf(dir, key);
  const unfinished = `${place}.${process.pid}-${++written}${UNFINISHED}`;
  const bytes = await pack(`${Math.round(performance.timeOrigin + performance.now())}\n${body}`);
  await mkdir(dir, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, place);
  return bytes.length;
}

/**
 * Evicts the oldest files when the limits are exceeded, down to nine tenths of them, and partial files of killed
 * processes. Returns what is left.
 */
export async function evict(dir: string, limits: Limits, now = Date.now()): Promise<Limits> {
  const places = (await namesIn(dir)).map((name) => path.join(dir, name));
  const found = await Promise.all(places.map(async (place) => ({ place, stats: await stat(place).catch(() => null) })));
  const entries = found.flatMap(({ place, stats }) => (stats ? { place, size: stats.size, at: stats.mtimeMs } : []));
  const bytes = entries.reduce((total, { size }) => total + size, 0);
  const share = entries.length > limits.files || bytes > limits.bytes ? 0.9 : 1;
  const left = { files: 0, bytes: 0 };
  for (const { place, size, at } of entries.sort((a, b) => b.at - a.at)) {
    const isAbandoned = place.endsWith(UNFINISHED) && now - at > ABANDONED_MS;
    const fits = left.files < limits.files * share && left.bytes + size <= limits.bytes * share;
    if (isAbandoned || !fits) await rm(place, { force: true });
    else Object.assign(left, { files: left.files + 1, bytes: left.bytes + size });
  }
  return left;
}

/**
 * Stores responses on disk in the background: one at a time, only the latest for each request, and only changes. An
 * empty result of a search that a visitor may have invented is stored only where it replaces a stored response.
 */
export function createFallbackStore({ store, seed }: Folders, { limits = LIMITS, now = () => performance.now() } = {}) {
  const waiting = new Map<string, Answer>();
  const known = new Map<string, { digest: string; writtenAt: number; seenAt: number }>();
  const oneAtATime = pLimit(1);
  let taken: Limits | null = null;

  function isKnown(key: string, body: string): boolean {
    const digest = createHash('sha1').update(body).digest('base64url');
    const last = known.get(key);
    const isSame = last?.digest === digest && now() - last.writtenAt < REWRITE_MS;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, { digest, writtenAt: isSame ? last.writtenAt : now(), seenAt: now() });
    return isSame;
  }

  async function newest(key: string): Promise<StoredFile | null> {
    const [own, built] = await Promise.all([readStored(store, key), readStored(seed, key)]);
    return own && built && built.at > own.at ? built : (own ?? built);
  }

  async function write(key: string, { body, empty }: Answer): Promise<void> {
    if (empty && !(await newest(key))) return;
    taken ??= await evict(store, limits);
    taken.bytes += await writeStored(store, key, body);
    taken.files += 1;
    if (taken.bytes > limits.bytes || taken.files > limits.files) taken = await evict(store, limits);
  }

  async function writeLatest(key: string): Promise<void> {
    const answer = waiting.get(key);
    if (!answer) return;
    waiting.delete(key);
    await write(key, answer).catch((error) => {
      known.delete(key);
      logError('content', error);
    });
  }

  function keep(key: string, answer: Answer): void {
    // Empty results of searches that visitors made up leave no trace at all.
    if (!answer.empty && isKnown(key, answer.body)) return;
    if (answer.empty) known.delete(key);
    waiting.set(key, answer);
    void oneAtATime(() => writeLatest(key));
  }

  return {
    keep,
    /** The latest response to a request, from this site or its build, and when this process last saw it (`now`). */
    async read(key: string): Promise<{ body: string; seenAt: number } | null> {
      const last = await newest(key);
      return last && { body: last.body, seenAt: known.get(key)?.seenAt ?? Number.NEGATIVE_INFINITY };
    },
    async purgeDocuments(ids: readonly string[]): Promise<void> {
      const gone = new Set(ids);
      const names = new Set([...(await namesIn(store)), ...(await namesIn(seed))]);
      for (const name of names) {
        if (!name.endsWith(SUFFIX)) continue;
        const key = name.slice(0, -SUFFIX.length);
        const left = answerWithout((await newest(key))?.body ?? '', gone);
        if (left) keep(key, left);
      }
    },
    /** Resolves when all pending writes are done. */
    written: (): Promise<void> => oneAtATime(async () => {}),
  };
}

export type FallbackStore = ReturnType<typeof createFallbackStore>;
