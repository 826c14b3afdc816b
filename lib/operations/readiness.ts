import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { isShuttingDown } from '../platform/process';
import { withTimeout } from '../platform/request';
import type { Store } from '../services/store/open.ts';
import { migrationSlot, openedStore } from '../services/store/store-lock';
import { hasRoom, isWritable, roomIn } from './health';

/**
 * Whether the database accepts a submission: the table exists, the user may write to it, and transactions are not
 * read-only as on a replica. Checked without writing, because this endpoint is public. Rejects with the database's error.
 */
export async function takesRows({ db }: Store): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select has_table_privilege('used_once', 'insert') and current_setting('transaction_read_only') = 'off' as takes`,
  )) as unknown as { rows: { takes: boolean }[] };
  return rows[0]?.takes === true;
}

type Rows = { rows: { count: number }[] };
type Journal = { entries: unknown[] };

/** Whether the schema is at least as new as the program: a newer instance may have migrated it further already. */
export async function isMigrated({ db }: Store): Promise<boolean> {
  const file = path.join('lib', 'services', 'store', 'migrations', 'meta', '_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )) as unknown as Rows;
  return (rows[0]?.count ?? 0) >= entries.length;
}

/** What a process needs to accept requests. `false` means unavailable; hosted services are not included. */
export type Readiness = { open: boolean; store: boolean; migrations: boolean; disk: boolean };

const PATIENCE_MS = 3_000;
/** More frequent checks reuse the last result: a proxy checks every two seconds, and anyone else as often as they like. */
const FRESH_MS = 3_000;

const attempt = async (work: Promise<boolean | undefined>): Promise<boolean> => {
  const answer = await withTimeout(
    PATIENCE_MS,
    work.catch((error: unknown) => logError('readiness', error)),
  );
  return answer === true;
};

async function lookAt(): Promise<Omit<Readiness, 'open'>> {
  const { STORE_DIR } = env();
  const opened = Promise.resolve(openedStore());
  const [store, migrations, disk] = await Promise.all([
    attempt(opened.then((found) => found && takesRows(found))),
    attempt(opened.then((found) => found && isMigrated(found))),
    attempt(roomIn(STORE_DIR).then(async (room) => hasRoom(room) && (await isWritable(STORE_DIR)))),
  ]);
  return { store, migrations, disk };
}

let last: { at: number; found: ReturnType<typeof lookAt> } | undefined;

/**
 * Whether this process is ready. Its dependencies are checked every three seconds at most, however many requests come; a
 * shutdown is reported at once.
 */
export async function readiness(now = performance.now()): Promise<Readiness> {
  if (!last || now - last.at >= FRESH_MS) last = { at: now, found: lookAt() };
  return { open: !isShuttingDown(), ...(await last.found) };
}

/**
 * The same without the store and its disk, which all instances share: where they are away, pages without forms are better
 * than none. `migrations` is false while this process migrates.
 */
export const readinessWithoutStore = (): Pick<Readiness, 'open' | 'migrations'> => ({
  open: !isShuttingDown(),
  migrations: migrationSlot.current !== true,
});

export const isReady = (found: Partial<Readiness>): boolean => Object.values(found).every(Boolean);
