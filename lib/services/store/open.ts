import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { isNotNull } from 'drizzle-orm';
import { drizzle as drizzlePostgres, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';
import { AppError, messageOf } from '../../platform/errors.ts';
import {
  DurableNodeFS,
  GuardedPGlite,
  GuardedPool,
  makeDatabase,
  storeError,
  type Transaction,
  transactions,
  type Work,
} from './database.ts';
import * as schema from './schema.ts';
import { lockStore, migrationSlot, StoreRefused } from './store-lock.ts';

const ASK_MS = 10_000;

/**
 * Watches whether the embedded database still responds: one trivial query every ten seconds. A busy database responds
 * between its transactions, which have a timeout; one that stopped responding does not recover.
 * @param ask a rejection counts as a response
 */
export function watchSilence(ask: () => Promise<unknown>, askMs = ASK_MS) {
  let missed = 0;
  let isRequested = false;
  // Counted in intervals, not by a clock: a process that was itself suspended for a while has missed only one.
  const timer = setInterval(() => {
    if (isRequested) {
      missed += 1;
      return;
    }
    isRequested = true;
    const answered = () => {
      isRequested = false;
      missed = 0;
    };
    ask().then(answered, answered);
  }, askMs);
  timer.unref();
  return {
    /** Milliseconds for which the query has been without a response. */
    silentMs: (): number => missed * askMs,
    /** Resets the count when other activity shows that the database is working. */
    onAnswer: (): void => {
      missed = 0;
    },
    stop: (): void => clearInterval(timer),
  };
}

/** Both drivers return the same shape. Use `Store.transaction` for transactions: only that is guarded and has a timeout. */
type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
/** The database inside a transaction, or the database itself: the interface that a query needs. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

export type Store = {
  kind: 'embedded' | 'postgres';
  /** For single queries outside of transactions; throws inside one. */
  db: Queries;
  transaction: Transaction;
  /** PostgreSQL connections reserved for state shared between processes (the rate limits), never held by transactions. */
  pool?: Pool;
  /** Folder of the uploaded files. */
  filesDir: string;
  /** Folder of the backups. */
  backupDir: string;
  /**
   * Copies the files of the embedded database as a consistent snapshot. Resolves with the snapshot's folder, which the
   * caller must remove. For PostgreSQL use its own tools.
   */
  snapshot?: () => Promise<string>;
  /** Milliseconds for which the embedded database has not responded, as far as known. */
  silentMs?: () => number;
  /** Registers work that must end before the store is closed. */
  beforeClose(end: () => Promise<void>): void;
  close(): Promise<void>;
};

export type StoreOptions = {
  /** PostgreSQL; without it the store is embedded. */
  url?: string;
  dir: string;
  /** Folder of the backups; by default a folder inside of `dir`. */
  backupDir?: string;
  onError: (error: unknown) => void;
};

/** Relative to the project: Next.js bundles this module, the SQL files stay where they are. */
const migrationsFolder = path.join('lib', 'services', 'store', 'migrations');
const creator = path.join('lib', 'services', 'store', 'create.ts');
const run = promisify(execFile);
/** An arbitrary number, the same in every instance: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_931_1931;

/** Timeouts of a query on PostgreSQL, and of an idle transaction: an instance that hangs does not hold a row for longer. */
const LIMITS = { statement_timeout: 10_000, query_timeout: 12_000, idle_in_transaction_session_timeout: 10_000 };

/** The bits of a file's mode for its group and for all other accounts. */
const OTHERS = 0o077;

/** Closes a folder to the other accounts of the machine: the embedded database leaves its files open to everybody. */
function closeToOthers(dir: string, onError: StoreOptions['onError']): void {
  try {
    const { mode } = fs.statSync(dir);
    if (mode & OTHERS) fs.chmodSync(dir, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    // Of another owner, as a folder that is mounted may be.
    onError(new Error(`${dir} stays open to other accounts, its mode cannot be changed: ${messageOf(error)}`));
  }
}

/**
 * Opens the store and brings its tables up to date. Its folder is closed to other accounts. Throws StoreRefused, or the
 * database's own error.
 */
export async function openStore({
  url,
  dir,
  backupDir = path.join(dir, 'backups'),
  onError,
}: StoreOptions): Promise<Store> {
  const filesDir = path.join(dir, 'files');
  if (url) assertNotEmbedded(dir, filesDir);
  fs.mkdirSync(filesDir, { recursive: true, mode: 0o700 });
  closeToOthers(dir, onError);
  const { close, ...opened } = url ? await openPostgres(url) : await openEmbedded(dir, filesDir, onError);
  const ends: (() => Promise<void>)[] = [];
  return {
    ...opened,
    filesDir,
    backupDir,
    beforeClose: (end) => void ends.push(end),
    async close() {
      await Promise.allSettled(ends.map((end) => end()));
      await close();
    },
  };
}

const dataOf = (dir: string): string => path.join(dir, 'data');

/**
 * Throws StoreRefused where an embedded database is beside the files: PostgreSQL has none of its rows, and files without
 * a row are erased.
 */
function assertNotEmbedded(dir: string, filesDir: string): void {
  const data = dataOf(dir);
  if (!fs.existsSync(data)) return;
  throw new StoreRefused(
    `DATABASE_URL is set, and ${dir} contains an embedded database: PostgreSQL has none of its rows, and the site would ` +
      'erase the files of its submissions. To continue with the embedded database, remove DATABASE_URL. To use ' +
      `PostgreSQL, move ${data} away, and ${filesDir} with it unless the site has run on PostgreSQL before: ` +
      'docs/operations.md, "Several instances".',
  );
}

/** Throws StoreRefused where files are beside no embedded database: a new one has none of their rows, and they are erased. */
function assertNoFiles(filesDir: string): void {
  if (fs.readdirSync(filesDir).length === 0) return;
  throw new StoreRefused(
    `DATABASE_URL is not set, and ${filesDir} contains files without an embedded database beside it: a new one has none ` +
      'of their rows, and the site would erase them. To continue with PostgreSQL, set DATABASE_URL. Otherwise move ' +
      `${filesDir} away, and restore a backup or begin with an empty store: docs/operations.md, "Several instances".`,
  );
}

/** Creates the database in a separate process; if that fails, logs the error and creates it in this process. */
async function createElsewhere(place: string, onError: StoreOptions['onError']): Promise<void> {
  try {
    await run(process.execPath, [creator, place], { env: { ...process.env, NODE_OPTIONS: '' } });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    onError(new Error(`the embedded database could not be made: ${stderr?.trim() || messageOf(error)}`));
    await makeDatabase(place);
  }
}

/** Names of the folders into which the database is copied for a backup; releases before 27 November 2026 have only one. */
const SNAPSHOT = 'snapshot-';
const SNAPSHOTS = /^snapshot(?:-|$)/;

async function openEmbedded(dir: string, filesDir: string, onError: StoreOptions['onError']) {
  const unlock = lockStore(dir);
  try {
    // Left by a process that was killed.
    for (const name of fs.readdirSync(dir).filter((each) => SNAPSHOTS.test(each)))
      fs.rmSync(path.join(dir, name), { recursive: true, force: true });
    const place = dataOf(dir);
    if (!fs.existsSync(place)) {
      assertNoFiles(filesDir);
      await createElsewhere(place, onError);
    }
    // Also when an operator moves it elsewhere, as before a restore.
    closeToOthers(place, onError);
    const durable = new DurableNodeFS(place);
    const client = await GuardedPGlite.open({
      fs: durable,
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    });
    const db = drizzleEmbedded(client, { schema });
    await migrateEmbedded(db, { migrationsFolder });
    await durable.syncAll();
    // This process has the store exclusively: leases of the previous process are stale.
    for (const table of [schema.outbox, schema.jobs])
      await db.update(table).set({ leasedUntil: null }).where(isNotNull(table.leasedUntil));
    const { silentMs, onAnswer, stop } = watchSilence(() => client.query('select 1'));
    return {
      kind: 'embedded' as const,
      db: db as unknown as Queries,
      transaction: transactions((work) => db.transaction((tx) => work(tx as unknown as Queries))),
      silentMs,
      async snapshot() {
        // An operator may make a copy while the hourly one is being packed.
        const copy = path.join(dir, `${SNAPSHOT}${randomUUID()}`);
        const filter = () => {
          onAnswer();
          return true;
        };
        // Only the copy runs exclusively: packing the files takes seconds, and writers would wait.
        const work = client.runExclusive(() =>
          cp(place, copy, { recursive: true, mode: fs.constants.COPYFILE_FICLONE, filter }),
        );
        try {
          await work;
          return copy;
        } catch (error) {
          // Half a copy would keep a full disk full.
          await rm(copy, { recursive: true, force: true });
          throw error;
        }
      },
      async close() {
        stop();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw storeError(error);
  }
}

async function migrateOnce(connectionString: string): Promise<void> {
  // Without the timeouts of the other connections: another instance may be migrating, and a migration may take long.
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  migrationSlot.current = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder });
  } finally {
    delete migrationSlot.current;
    await client.end();
  }
}

async function openPostgres(connectionString: string) {
  await migrateOnce(connectionString);
  const main = poolOf(GuardedPool, connectionString, 10);
  // Rate limits are checked inside transactions: with a shared pool, ten visitors would deadlock waiting for a connection.
  const pool = poolOf(Pool, connectionString, 3);
  return {
    kind: 'postgres' as const,
    db: drizzlePostgres(main, { schema }) as Queries,
    transaction: transactions(async (work) => {
      const client = await main.connect();
      return inTransaction(client, work);
    }),
    pool,
    async close() {
      await main.end();
      await pool.end();
    },
  };
}

/** Whether the database or the work of a transaction has refused something in time: the connection is usable then. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError
    ? error.code !== 'transactionTimeout'
    : error instanceof DatabaseError || (error instanceof Error && isRefusal(error.cause));

/**
 * A connection whose transaction timed out is closed, not reused: the transaction's work may still be sending queries
 * on it. So is one that fell silent, which nothing else would close.
 */
async function inTransaction<T>(client: PoolClient, work: Work<T>): Promise<T> {
  try {
    const done = await drizzlePostgres(client, { schema }).transaction((tx) => work(tx));
    client.release();
    return done;
  } catch (error) {
    client.release(!isRefusal(error));
    throw error;
  }
}

const CONNECT_MS = 5_000;

function poolOf(Kind: typeof Pool, connectionString: string, max: number): Pool {
  const pool = new Kind({ connectionString, max, connectionTimeoutMillis: CONNECT_MS, ...LIMITS });
  // A broken idle connection is replaced at the next query; an error there is reported. One in use fails its query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
