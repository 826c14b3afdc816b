import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.ts';
import { say } from './report.ts';

const apt = '/usr/bin/apt-get';
const folders = ['/usr/lib/postgresql/*/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];

/** Folder with the programs of a PostgreSQL that is here (newest first); null when there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...folders.flatMap((folder) => globSync(folder).sort().reverse()), ...onPath];
  return (
    places.find((place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres'))) ?? null
  );
}

/** The same, with Debian's package installed first where that can be done; null where it cannot. */
export async function ensurePostgres(): Promise<string | null> {
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync(apt)) return found;
  say('Installing PostgreSQL for the tests of the store (apt-get install postgresql)…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, ['update', '-qq'], { env });
  await run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
  return findPostgres();
}
