import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import { DurableNodeFS } from './durable-fs.ts';
import { lockStore } from './lock.ts';
import * as schema from './schema.ts';

/** Both drivers answer in the same shape. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
/** The database inside a transaction, or the database itself: what a query needs. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export type Store = {
  kind: 'embedded' | 'postgres';
  db: Database;
  boss: PgBoss;
  /** Connections of PostgreSQL that no transaction holds, for what several processes share: the limits. */
  pool?: Pool;
  /** Where the bytes of files are. */
  filesDir: string;
  /** Where its copies go. */
  backupDir: string;
  /**
   * Copies the files of the embedded database beside it, as they are at one moment. Resolves with their folder, which is the
   * caller's to remove. PostgreSQL has means of its own.
   */
  snapshot?: () => Promise<string>;
  close(): Promise<void>;
};

export type StoreOptions = {
  /** PostgreSQL; without one the store is embedded. */
  url?: string;
  dir: string;
  /** Where copies of the store go; a folder inside of `dir` unless said. */
  backupDir?: string;
  onError: (error: unknown) => void;
};

/** Relative to the project: Next.js bundles this module, the SQL files stay where they are. */
const migrationsFolder = path.join('lib', 'store', 'migrations');
const creator = path.join('lib', 'store', 'create.ts');
const run = promisify(execFile);
/** What jobs that have begun are given at the end: less than the process has left (`lib/server/stop`), so that all is closed. */
const CLOSING_MS = 6_000;
/** Any number, the same in every instance: one of them migrates at a time. */
const MIGRATION_LOCK = 7_931_1931;

const bossOptions: ConstructorOptions = {
  useListenNotify: true,
  monitorVacuum: false,
  superviseIntervalSeconds: 60,
};

/** Opens the store, brings its tables up to date and starts its queue. Throws StoreLocked, or the database's own error. */
export async function openStore({
  url,
  dir,
  backupDir = path.join(dir, 'backups'),
  onError,
}: StoreOptions): Promise<Store> {
  const filesDir = path.join(dir, 'files');
  fs.mkdirSync(filesDir, { recursive: true });
  const opened = url ? await openPostgres(url) : await openEmbedded(dir, onError);
  const { boss, close, ...rest } = opened;
  boss.on('error', onError);
  try {
    await boss.start();
    // A process alone with its store knows that nothing which was being worked on is still being worked on.
    if (rest.kind === 'embedded')
      await rest.db.execute(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
  } catch (error) {
    // Half open it would hold its lock and its connections, and the next try would find them taken.
    await boss.stop({ graceful: false }).catch(() => undefined);
    await close();
    throw error;
  }
  return {
    ...rest,
    boss,
    filesDir,
    backupDir,
    async close() {
      await boss.stop({ graceful: true, timeout: CLOSING_MS });
      await close();
    },
  };
}

/** Where it cannot be made by another process, that is said, and the one that opens it makes it. */
async function createElsewhere(place: string, onError: StoreOptions['onError']): Promise<void> {
  if (fs.existsSync(place)) return;
  await run(process.execPath, [creator, place], { env: { ...process.env, NODE_OPTIONS: '' } }).catch(onError);
}

async function openEmbedded(dir: string, onError: StoreOptions['onError']) {
  const unlock = lockStore(dir);
  try {
    const place = path.join(dir, 'data');
    await createElsewhere(place, onError);
    const durable = new DurableNodeFS(place);
    const client = await PGlite.create({
      fs: durable,
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    });
    const db = drizzleEmbedded(client, { schema });
    await migrateEmbedded(db, { migrationsFolder });
    await durable.syncAll();
    return {
      kind: 'embedded' as const,
      db: db as unknown as Database,
      boss: new PgBoss({ ...bossOptions, db: fromPglite(client), backend: 'pglite' }),
      async snapshot() {
        const copy = path.join(dir, 'snapshot');
        await rm(copy, { recursive: true, force: true });
        // Nothing but the copy of the files happens meanwhile: packing them takes seconds, and writers would wait.
        await client.runExclusive(() => cp(place, copy, { recursive: true, mode: fs.constants.COPYFILE_FICLONE }));
        return copy;
      },
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(connectionString: string) {
  const main = poolOf(connectionString, 10);
  // Limits are asked inside of transactions: were they to wait for the same connections, ten visitors would wait for each other.
  const pool = poolOf(connectionString, 3);
  const db = drizzlePostgres(main, { schema });
  const client = await main.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
  return {
    kind: 'postgres' as const,
    db: db as unknown as Database,
    pool,
    boss: new PgBoss({ ...bossOptions, connectionString, max: 4 }),
    async close() {
      await main.end();
      await pool.end();
    },
  };
}

function poolOf(connectionString: string, max: number): Pool {
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks is replaced at the next query, which is the one that matters.
  pool.on('error', () => undefined);
  return pool;
}
