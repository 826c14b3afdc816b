import fs, { readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pLimit from 'p-limit';
import { messageOf } from '../../platform/errors.ts';

/** File names of write-ahead log segments in PostgreSQL. */
const segment = /^[0-9A-F]{24}$/;

/**
 * The file system of the embedded store, which by default never calls fsync. Here a commit resolves once its
 * write-ahead log is on the disk. A power failure can still damage the data files while a checkpoint is being written.
 */
export class DurableNodeFS extends NodeFS {
  readonly #open = new Map<string, FileHandle>();
  readonly #synced = new Map<string, bigint>();

  override async syncToFs(): Promise<void> {
    const log = path.join(this.rootDir, 'pg_wal');
    const names = fs.readdirSync(log).filter((each) => segment.test(each));
    await this.#forgetAllBut(names);
    for (const name of names) {
      const place = path.join(log, name);
      const changed = fs.statSync(place, { bigint: true }).mtimeNs;
      if (this.#synced.get(name) === changed) continue;
      const handle = this.#open.get(name) ?? (await open(place, 'r+'));
      this.#open.set(name, handle);
      await handle.datasync();
      this.#synced.set(name, changed);
    }
  }

  /** PostgreSQL renames a finished segment for reuse: a handle opened under the old name would stay open forever. */
  async #forgetAllBut(names: readonly string[]): Promise<void> {
    for (const [name, handle] of this.#open) {
      if (names.includes(name)) continue;
      this.#open.delete(name);
      this.#synced.delete(name);
      await handle.close();
    }
  }

  /**
   * Syncs everything written since the last call: what the previous process left in the system's buffers, and what
   * opening has written. Called once, before the first row is claimed; afterwards syncing the log is enough.
   */
  async syncAll(): Promise<void> {
    const stamp = `${this.rootDir}.synced`;
    const began = Date.now();
    const since = fs.existsSync(stamp) ? fs.statSync(stamp).mtimeMs : 0;
    const names = fs.readdirSync(this.rootDir, { recursive: true, encoding: 'utf8' });
    const limit = pLimit(8);
    await Promise.all(names.map((name) => limit(() => syncChanged(path.join(this.rootDir, name), since))));
    fs.writeFileSync(stamp, '');
    // One second is the coarsest timestamp resolution of a file system.
    fs.utimesSync(stamp, new Date(), new Date(began - 1_000));
  }

  override async closeFs(): Promise<void> {
    await super.closeFs();
    for (const handle of this.#open.values()) await handle.close();
    this.#open.clear();
  }
}

/** WASI error numbers, as WebAssembly uses them, of errors that an operator can fix. */
const ERRNO: Readonly<Record<number, string>> = {
  2: 'permission denied (EACCES)',
  19: 'the quota of the disk is used up (EDQUOT)',
  22: 'a file is larger than allowed (EFBIG)',
  29: 'the disk cannot be read or written (EIO)',
  33: 'too many open files (EMFILE)',
  51: 'no space left on the disk (ENOSPC)',
  63: 'operation not permitted (EPERM)',
  69: 'the file system is read-only (EROFS)',
};

/** What the embedded database threw, as an error with a message: its file system throws objects with only a number. */
export function storeError(caught: unknown): Error {
  if (caught instanceof Error && caught.message !== '') return caught;
  const { errno } = Object(caught) as { errno?: unknown };
  const known = typeof errno === 'number' ? ERRNO[errno] : undefined;
  return new Error(known ?? messageOf(caught), { cause: caught });
}

async function syncChanged(place: string, since: number): Promise<void> {
  const entry = await stat(place);
  if (entry.mtimeMs < since) return;
  const handle = await open(place, entry.isFile() ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates an empty embedded database atomically: under a temporary name, which is removed on failure. */
export async function makeDatabase(place: string): Promise<void> {
  const dir = path.dirname(place);
  const isUnfinished = (name: string): boolean => name.startsWith(`${path.basename(place)}.`) && name.endsWith('.part');
  // Leftovers of a killed process. The names are unique per process, since another process may still be creating one.
  for (const name of readdirSync(dir).filter(isUnfinished)) rmSync(path.join(dir, name), { recursive: true });
  const unfinished = `${place}.${process.pid}.part`;
  try {
    const client = await PGlite.create({ fs: new DurableNodeFS(unfinished) });
    await client.close();
    // Fails when a database exists by now.
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw storeError(error);
  }
}
