import { AsyncLocalStorage } from 'node:async_hooks';
import fs, { readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pLimit from 'p-limit';
import { Pool, type PoolClient } from 'pg';
import { AppError, messageOf } from '../../platform/errors.ts';
import { withTimeout } from '../../platform/request.ts';
import type { Queries } from './open.ts';

export type Work<T> = (tx: Queries) => Promise<T>;
type Limits = {
  /** Timeout of the work. */
  workMs?: number;
};
export type Transaction = <T>(work: Work<T>, limits?: Limits) => Promise<T>;

/**
 * Timeout of the transaction's work, and of its wait for a turn. Together with the opening of the store before it
 * (`store`) they are less than ten seconds: the longest that a form waits for its response.
 */
const WORK_MS = 4_000;
const TURN_MS = 1_500;

/** The transaction that the current async context belongs to. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Throws inside an open transaction: it holds the only connection of the embedded store, so a query on another
 * connection would deadlock. Such work uses the transaction's `tx`.
 */
function assertNoTransaction(): void {
  if (current.getStore()?.isOpen)
    throw new Error('the store was used inside a transaction without its tx: it would wait for itself');
}

/** The result of `work`, or AppError `transactionTimeout` after the timeout. */
async function limited<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const done = await withTimeout(
    milliseconds,
    work.then((value) => ({ value })),
  );
  if (!done) throw new AppError('transactionTimeout', { milliseconds });
  return done.value;
}

/**
 * The only way to run a transaction: it cannot deadlock on itself, and it has a timeout. Work that takes too long is
 * rolled back and throws AppError `transactionTimeout`, also when its turn did not come.
 * @param begin opens a transaction of the driver, and rolls back when the work throws
 */
export function transactions(begin: <T>(work: Work<T>) => Promise<T>): Transaction {
  return async (work, { workMs = WORK_MS } = {}) => {
    assertNoTransaction();
    const scope = { isOpen: false };
    let isOver = false;
    // Once the caller has received the timeout error, nothing may be committed.
    const assertInTime = () => {
      if (isOver) throw new AppError('transactionTimeout', { milliseconds: workMs + TURN_MS });
    };
    const run = () =>
      begin(async (tx) => {
        assertInTime();
        scope.isOpen = true;
        const result = await limited(workMs, work(tx));
        // Its turn may have come so late that the caller's timeout ended before that of the work.
        assertInTime();
        return result;
      }).finally(() => {
        scope.isOpen = false;
      });
    try {
      return await limited(workMs + TURN_MS, current.run(scope, run));
    } finally {
      isOver = true;
    }
  };
}

/**
 * The embedded database, which has one connection: a query outside an open transaction, made from its work, throws at
 * once.
 */
export class GuardedPGlite extends PGlite {
  static async open(options: PGliteOptions): Promise<GuardedPGlite> {
    const client = new GuardedPGlite(options);
    await client.waitReady;
    return client;
  }

  override async query<T>(...args: Parameters<PGlite['query']>) {
    assertNoTransaction();
    return super.query<T>(...args);
  }

  override async exec(...args: Parameters<PGlite['exec']>) {
    assertNoTransaction();
    return super.exec(...args);
  }
}

type OnConnect = Parameters<Pool['connect']>[0];

/** Connections to PostgreSQL: as many transactions as connections, each requesting one more, would deadlock. */
export class GuardedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | undefined {
    assertNoTransaction();
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }
}

/** Longer than a tick of any kernel's clock. */
const TICK_MS = 1_000;
const isOver = (changedNs: bigint): boolean => Date.now() - Number(changedNs / 1_000_000n) > TICK_MS;

/** File names of write-ahead log segments in PostgreSQL. */
const segment = /^[0-9A-F]{24}$/;

/**
 * The file system of the embedded store, which by default never calls fsync. Here a commit resolves once its
 * write-ahead log is on the disk. A power failure can still damage the data files while a checkpoint is being written.
 */
export class DurableNodeFS extends NodeFS {
  readonly #open = new Map<string, FileHandle>();
  /** Time of the last change that is on the disk. Two changes within a tick of the kernel's clock have the same one. */
  readonly #synced = new Map<string, bigint>();

  override async syncToFs(): Promise<void> {
    const log = path.join(this.rootDir, 'pg_wal');
    const names = fs.readdirSync(log).filter((each) => segment.test(each));
    await this.#forgetAllBut(names);
    for (const name of names) {
      const place = path.join(log, name);
      const changed = fs.statSync(place, { bigint: true }).mtimeNs;
      if (this.#synced.get(name) === changed && isOver(changed)) continue;
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
