import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyDurably, sync } from './durably.ts';
import { FILES } from './manifest.ts';

/** A copy that is being made has its files here before its manifest names them. */
const YOUNG_MS = 3_600_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies the files that the pool has not yet. Resolves with the names of all that are in both. */
export async function poolFiles(filesDir: string, backupDir: string): Promise<string[]> {
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
      // Erased just now: its rows are gone as well.
      if (!isMissing(error)) throw error;
    }
  }
  await sync(pool);
  return names;
}

/** Removes from the pool what none of the copies names any more. Resolves with how many. */
export async function sweepPool(backupDir: string, named: ReadonlySet<string>, now: number): Promise<number> {
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
