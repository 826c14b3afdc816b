import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installPackage } from './debian.ts';
import { say } from './report.ts';

const folders = ['/usr/lib/postgresql/*/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];

/** Folder with the programs of the newest installed PostgreSQL; null when there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...folders.flatMap((folder) => globSync(folder).sort().reverse()), ...onPath];
  return (
    places.find((place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres'))) ?? null
  );
}

/** The same, with Debian's package installed first where possible; null where not. */
export async function ensurePostgres(): Promise<string | null> {
  const found = findPostgres();
  if (found || !canInstall()) return found;
  say('Installing PostgreSQL for the tests of the store (apt-get install postgresql)…');
  await installPackage('postgresql');
  return findPostgres();
}
