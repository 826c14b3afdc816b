import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Store } from '../store/open.ts';

/**
 * Whether the database would take a submission: it has the table, its user may write there, and no transaction is read-only as on
 * a replica. Asked without writing: strangers may ask as well. Rejects with the database's error.
 */
export async function takesRows({ db }: Store): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select has_table_privilege('used_once', 'insert') and current_setting('transaction_read_only') = 'off' as takes`,
  )) as unknown as { rows: { takes: boolean }[] };
  return rows[0]?.takes === true;
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
