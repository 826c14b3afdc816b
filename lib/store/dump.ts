import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DUMP_DAYS } from '../retention/rules.ts';
import type { Store } from './open.ts';

const FOLDER = 'dumps';

/** Copies the embedded database into its folder of dumps, and drops copies of more than a week. Nothing to do for PostgreSQL. */
export async function dumpStore({ dump, filesDir }: Store, now = new Date()): Promise<string | null> {
  if (!dump) return null;
  const dir = path.join(filesDir, '..', FOLDER);
  await mkdir(dir, { recursive: true });
  const file = path.join(dir, `${now.toISOString().slice(0, 13)}h.tar.gz`);
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(await dump());
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
  for (const name of await readdir(dir)) {
    const { mtimeMs } = await stat(path.join(dir, name));
    if (now.getTime() - mtimeMs > DUMP_DAYS * 86_400_000) await rm(path.join(dir, name));
  }
  return file;
}
