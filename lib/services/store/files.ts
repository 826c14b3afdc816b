import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** An uploaded file that passed validation. */
export type Upload = { field: string; name: string; type: string; bytes: Uint8Array };
export type StoredFile = Omit<Upload, 'bytes'> & { id: string; size: number; sha256: string };

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

export const placeOf = (filesDir: string, id: string): string => path.join(filesDir, id);

/** Waits until the directory entries of a folder are on the disk, as `datasync` does for the contents of a file. */
async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes files durably to the disk, under random names. Their rows are written afterwards: a file without a row is
 * removed later.
 */
export async function keepFiles(filesDir: string, uploads: readonly Upload[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const { bytes, ...rest } of uploads) {
    const id = randomUUID();
    const place = placeOf(filesDir, id);
    const handle = await open(`${place}.part`, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${place}.part`, place);
    stored.push({ ...rest, id, size: bytes.length, sha256: sha256(bytes) });
  }
  if (stored.length > 0) await syncFolder(filesDir);
  return stored;
}

export const readStored = (filesDir: string, id: string): Promise<Buffer> => readFile(placeOf(filesDir, id));

export async function removeFiles(filesDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(placeOf(filesDir, id), { force: true });
}

/** Names of files older than `minutes`: by then the row of their submission, if there is one, has been written. */
export async function oldFiles(filesDir: string, minutes: number, now = Date.now()): Promise<string[]> {
  const names = await readdir(filesDir);
  const ages = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs } = await stat(path.join(filesDir, name)).catch(() => ({ mtimeMs: now }));
      return { name, old: now - mtimeMs > minutes * 60_000 };
    }),
  );
  return ages.filter(({ old }) => old).map(({ name }) => name);
}
