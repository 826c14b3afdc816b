import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Queries, Store } from '../services/store/open.ts';
import { BACKUP_DAYS } from '../services/store/retention.ts';
import {
  copyDurably,
  countRows,
  DATABASE,
  FILES,
  MANIFEST,
  type Manifest,
  manifestSchema,
  pack,
  sync,
} from './archive.ts';

/** A copy on disk in `dir`; its files are in the folder `files` beside it. */
export type Copy = { name: string; dir: string; manifest: Manifest };

async function manifestIn(dir: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/** More than the clocks of two machines differ by. */
const AHEAD_MS = 3_600_000;

/** Whether a copy was made while the clock was ahead: its date is still to come, and says nothing about its age. */
export const isAhead = ({ manifest }: Copy, now: number): boolean => Date.parse(manifest.madeAt) - now > AHEAD_MS;

/**
 * The complete copies in a folder, the newest last; before all others those with a date that is still to come. Folders
 * that are not copies are skipped.
 */
export async function listCopies(backupDir: string, now = Date.now()): Promise<Copy[]> {
  const entries = await readdir(backupDir, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const dir = path.join(backupDir, name);
        const manifest = await manifestIn(dir);
        return manifest && { name, dir, manifest };
      }),
  );
  return found
    .filter((copy) => copy !== null)
    .sort(
      (a, b) => Number(isAhead(b, now)) - Number(isAhead(a, now)) || a.manifest.madeAt.localeCompare(b.manifest.madeAt),
    );
}

/** Finds a copy by its name, by the path of its folder, or by `latest`; null when there is none. */
export async function findCopy(backupDir: string, wanted: string): Promise<Copy | null> {
  const copies = await listCopies(backupDir);
  const known = wanted === 'latest' ? copies.at(-1) : copies.find(({ name }) => name === wanted);
  if (known) return known;
  const dir = path.resolve(wanted);
  const manifest = await manifestIn(dir);
  return manifest && { name: path.basename(dir), dir, manifest };
}

/** Younger files in the pool may belong to a copy in progress whose manifest does not list them yet. */
const YOUNG_MS = 3_600_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies the files that are missing in the pool. Resolves with the names of all files that are now in both. */
async function poolFiles(filesDir: string, backupDir: string): Promise<string[]> {
  const pool = path.join(backupDir, FILES);
  await mkdir(pool, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(pool));
  const names: string[] = [];
  for (const name of await readdir(filesDir)) {
    if (name.endsWith('.part')) continue;
    try {
      if (!there.has(name)) await copyDurably(path.join(filesDir, name), path.join(pool, name));
      names.push(name);
    } catch (error) {
      // Deleted in the meantime, together with its rows.
      if (!isMissing(error)) throw error;
    }
  }
  await sync(pool);
  return names;
}

/** Removes files from the pool that no copy refers to any more. Resolves with their number. */
async function sweepPool(backupDir: string, named: ReadonlySet<string>, now: number): Promise<number> {
  const pool = path.join(backupDir, FILES);
  let removed = 0;
  for (const name of await readdir(pool)) {
    const place = path.join(pool, name);
    const { mtimeMs } = await stat(place);
    if (named.has(name) || now - mtimeMs < YOUNG_MS) continue;
    await rm(place, { force: true });
    removed += 1;
  }
  return removed;
}

const remove = (place: string): Promise<void> => rm(place, { recursive: true, force: true });

/** Ending of a folder that is not a copy yet. */
const PART = '.part';

/** Timeout for hundreds of megabytes on a slow disk. */
const SNAPSHOT_MS = 60_000;

/** Row counts and database from one point in time: nothing is written while a transaction of the embedded store is open. */
async function momentOf({ transaction, snapshot }: Store): Promise<{ rows: Manifest['rows']; data: string | null }> {
  const copy = async (tx: Queries) => ({ rows: await countRows(tx), data: snapshot ? await snapshot() : null });
  let copying: ReturnType<typeof copy> | undefined;
  try {
    return await transaction(
      (tx) => {
        copying = copy(tx);
        return copying;
      },
      { workMs: SNAPSHOT_MS },
    );
  } catch (error) {
    // A copy that takes too long ends later. One that fails has removed itself, and its error is thrown here.
    copying?.then(
      ({ data }) => (data === null ? undefined : remove(data)),
      () => undefined,
    );
    throw error;
  }
}

const nameOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/[:.]/g, '')
    .replace(/\d{3}Z$/, 'Z');

/**
 * Copies the store into its backup folder: the files, the embedded database, then files that were added meanwhile. With
 * PostgreSQL, which has its own backup tools, only the files. Old copies are removed (`oldCopies`). A copy is written
 * completely or not at all.
 */
export async function backupStore(store: Store, now = new Date()): Promise<Copy> {
  const { filesDir, backupDir } = store;
  const before = await poolFiles(filesDir, backupDir);
  const name = nameOf(now);
  const dir = path.join(backupDir, name);
  const part = `${dir}${PART}`;
  const { rows, data } = await momentOf(store);
  try {
    const files = [...new Set([...before, ...(await poolFiles(filesDir, backupDir))])];
    await remove(part);
    await mkdir(part, { mode: 0o700 });
    const database = data ? await pack(data, path.join(part, DATABASE)) : null;
    const manifest: Manifest = { version: 1, madeAt: now.toISOString(), database, rows, files };
    await writeFile(path.join(part, MANIFEST), JSON.stringify(manifest), { flag: 'wx', mode: 0o600, flush: true });
    await sync(part);
    await rename(part, dir);
    await sync(backupDir);
    await forgetOld(backupDir, now.getTime());
    return { name, dir, manifest };
  } finally {
    // The unpacked database, and what there is of a copy that failed, for instance on a full disk.
    await Promise.all([part, data].filter((place) => place !== null).map(remove));
  }
}

/** Removes what a process that was killed has left of a copy. */
async function removeUnfinished(backupDir: string, now: number): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (!name.endsWith(PART)) continue;
    const { mtimeMs } = await stat(path.join(backupDir, name));
    if (now - mtimeMs > YOUNG_MS) await remove(path.join(backupDir, name));
  }
}

const DAY_MS = 86_400_000;

/**
 * The moment from which ages count: now, or the last copy before a gap of more than a day, for the first day after it. The
 * store was stopped, or the clock is ahead and makes all copies seem old.
 */
function referenceTime(copies: readonly Copy[], now: number): number {
  const madeAt = copies.map((copy) => Date.parse(copy.manifest.madeAt)).filter((at) => at <= now);
  const isRecent = (at: number) => now - at < DAY_MS;
  const first = Math.min(now, ...madeAt.filter(isRecent));
  const previous = Math.max(...madeAt.filter((at) => !isRecent(at)));
  return Number.isFinite(previous) && first - previous > DAY_MS ? previous : now;
}

/** The copies that are removed after a new one: older than seven days. */
export function oldCopies(copies: readonly Copy[], now: number): Copy[] {
  const at = referenceTime(copies, now);
  return copies.filter((copy) => at - Date.parse(copy.manifest.madeAt) > BACKUP_DAYS * DAY_MS);
}

async function forgetOld(backupDir: string, now: number): Promise<void> {
  await removeUnfinished(backupDir, now);
  const copies = await listCopies(backupDir, now);
  const old = new Set(oldCopies(copies, now));
  for (const { dir } of old) await rm(dir, { recursive: true });
  const named = copies.filter((copy) => !old.has(copy)).flatMap(({ manifest }) => manifest.files);
  await sweepPool(backupDir, new Set(named), now);
}
