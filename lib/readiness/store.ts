import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Store } from '../store/open.ts';
import { usedOnce } from '../store/schema.ts';

const KEY = 'readiness';

/** Writes a row and reads it back, as a submission would. Rejects with the database's error. */
export async function probeWrite({ db }: Store): Promise<void> {
  const expiresAt = sql`now() + interval '1 hour'`;
  await db
    .insert(usedOnce)
    .values({ key: KEY, expiresAt })
    .onConflictDoUpdate({ target: usedOnce.key, set: { expiresAt } });
}

type Rows = { rows: { count: number }[] };
type Journal = { entries: unknown[] };

/** Whether the tables are at least as new as the program: a newer instance may have brought them further already. */
export async function isMigrated({ db }: Store): Promise<boolean> {
  const file = path.join('lib', 'store', 'migrations', 'meta', '_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )) as unknown as Rows;
  return (rows[0]?.count ?? 0) >= entries.length;
}
