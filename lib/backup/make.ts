import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { countRows } from '../ops/counts.ts';
import { BACKUP_DAYS } from '../retention/rules.ts';
import { sha256 } from '../store/files.ts';
import type { Store } from '../store/open.ts';
import { type Copy, listCopies } from './copies.ts';
import { sync } from './durably.ts';
import { DATABASE, MANIFEST, type Manifest } from './manifest.ts';
import { poolFiles, sweepPool } from './pool.ts';

async function write(place: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(place, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rows and the database at one moment: nothing is written while a transaction of the embedded store is open. */
const snapshot = ({ db, dump }: Store): Promise<{ rows: Manifest['rows']; bytes: Uint8Array | null }> =>
  db.transaction(async (tx) => ({ rows: await countRows(tx), bytes: dump ? await dump() : null }));

const nameOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/[:.]/g, '')
    .replace(/\d{3}Z$/, 'Z');

/**
 * Copies the store into its folder of copies: the files, the embedded database, the files that came meanwhile; PostgreSQL is
 * left to its own means. Copies of more than seven days go. A copy is there as a whole or not at all.
 */
export async function backupStore(store: Store, now = new Date()): Promise<Copy> {
  const { filesDir, backupDir } = store;
  const before = await poolFiles(filesDir, backupDir);
  const { rows, bytes } = await snapshot(store);
  const files = [...new Set([...before, ...(await poolFiles(filesDir, backupDir))])];
  const database = bytes && { sha256: sha256(bytes), bytes: bytes.length };
  const manifest: Manifest = { version: 1, madeAt: now.toISOString(), database, rows, files };
  const name = nameOf(now);
  const dir = path.join(backupDir, name);
  const part = `${dir}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  if (bytes) await write(path.join(part, DATABASE), bytes);
  await write(path.join(part, MANIFEST), JSON.stringify(manifest));
  await sync(part);
  await rename(part, dir);
  await sync(backupDir);
  await forgetOld(backupDir, now.getTime());
  return { name, dir, manifest };
}

async function forgetOld(backupDir: string, now: number): Promise<void> {
  const copies = await listCopies(backupDir);
  const isOld = ({ manifest }: Copy) => now - Date.parse(manifest.madeAt) > BACKUP_DAYS * 86_400_000;
  for (const { dir } of copies.filter(isOld)) await rm(dir, { recursive: true });
  const named = copies.filter((copy) => !isOld(copy)).flatMap(({ manifest }) => manifest.files);
  await sweepPool(backupDir, new Set(named), now);
}
