import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../../lib/services/store/open.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/silene-store');
/** Everything that determines the content of a new store. */
const MAKERS = [
  'lib/services/store/*.ts',
  'lib/services/store/migrations/*.sql',
  'node_modules/@electric-sql/pglite/package.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(MAKERS, { cwd: root }).sort()) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function make(template: string): Promise<void> {
  const dir = `${template}.${randomUUID()}`;
  const store = await openStore({ dir, onError: console.error });
  await store.close();
  mkdirSync(cache, { recursive: true });
  try {
    renameSync(path.join(dir, 'data'), template);
  } catch (error) {
    // Another test file has created it first.
    if (!existsSync(template)) throw error;
  }
  rmSync(dir, { recursive: true, force: true });
}

/** Puts a new, empty embedded database into a folder: creating one takes seconds, so it is created once and copied. */
export async function prepareStore(dir: string): Promise<void> {
  const template = path.join(cache, fingerprint());
  if (!existsSync(template)) await make(template);
  cpSync(template, path.join(dir, 'data'), { recursive: true });
  // No power failure is tested: the store need not fsync a thousand copied files.
  writeFileSync(path.join(dir, 'data.synced'), '');
}
