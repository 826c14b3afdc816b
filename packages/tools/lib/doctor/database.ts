import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { reasonOf } from './ask.ts';
import { type Check, type Finding, ok, problem, unset, warning } from './check.ts';

/** Maximum connections of each instance of the site: rows, limits, and one for migrations. */
const CONNECTIONS = 14;
const SKEW_MS = 5_000;

type Facts = { version: string; encoding: string; most: number; now: Date; creates: boolean };

const FACTS = `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
  current_setting('max_connections')::int as most, now() as now,
  has_database_privilege(current_database(), 'create') as creates`;

const MIGRATED = `select count(*)::int as done from drizzle.__drizzle_migrations`;

/** Problems of a database with these facts. @param now time of this machine */
export function judge({ version, encoding, most, now: theirs, creates }: Facts, now: number): Finding[] {
  const found: Finding[] = [];
  if (Number.parseInt(version, 10) < 14) found.push(warning(`PostgreSQL ${version}`, 'use 14 or newer'));
  if (encoding !== 'UTF8') found.push(problem(`its encoding is ${encoding}`, 'make a database with encoding UTF8'));
  if (!creates)
    found.push(problem('its user may not create tables', 'grant create on the database: migrations need it'));
  if (most < 2 * CONNECTIONS)
    found.push(warning(`max_connections is ${most}`, `an instance takes up to ${CONNECTIONS}: set 50 or more`));
  const skew = Math.abs(theirs.getTime() - now);
  if (skew > SKEW_MS)
    found.push(warning(`its clock is ${Math.round(skew / 1000)} s off`, 'synchronise the clocks (NTP)'));
  return found;
}

/** Whether the tables are those of this program. @param done applied migrations @param known migrations of this program */
export function judgeMigrations(done: number, known: number): Finding {
  if (done < known) return ok(`${known - done} migrations are to come: the next start carries them out`);
  if (done === known) return ok('its tables are up to date');
  return warning(
    `its tables are newer than this program (${done} migrations, not ${known})`,
    'deploy the newer program',
  );
}

export const database: Check = {
  area: 'database',
  async look({ env, root, now }) {
    if (!env.DATABASE_URL) return [unset('DATABASE_URL is empty: the embedded store, for one process')];
    const client = new Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    try {
      await client.connect();
      const [facts] = (await client.query<Facts>(FACTS)).rows;
      // A new database has no such table.
      const done = await client.query<{ done: number }>(MIGRATED).then(
        ({ rows }) => rows[0]?.done ?? 0,
        () => 0,
      );
      const journal = path.join(root, 'lib/services/store/migrations/meta/_journal.json');
      const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
      return [
        ok(`PostgreSQL ${facts?.version} answers`),
        ...(facts ? judge(facts, now()) : []),
        judgeMigrations(done, entries.length),
      ];
    } catch (error) {
      return [
        problem(`PostgreSQL does not answer (${reasonOf(error)})`, 'check DATABASE_URL, its password and the network'),
      ];
    } finally {
      await client.end().catch(() => undefined);
    }
  },
};
