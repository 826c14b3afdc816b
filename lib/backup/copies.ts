import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, type Manifest, manifestSchema } from './archive.ts';

/** A copy on disk in `dir`; its files are in the folder `files` beside it. */
export type Copy = { name: string; dir: string; manifest: Manifest };

async function manifestIn(dir: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(dir, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/** The complete copies in a folder, the newest last. Folders that are not copies are skipped. */
export async function listCopies(backupDir: string): Promise<Copy[]> {
  const entries = await readdir(backupDir, { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const dir = path.join(backupDir, name);
        const manifest = await manifestIn(dir);
        return manifest && { name, dir, manifest };
      }),
  );
  return found.filter((copy) => copy !== null).sort((a, b) => a.manifest.madeAt.localeCompare(b.manifest.madeAt));
}

/** Finds a copy by its name, by the path of its folder, or by `latest`; null when there is none. */
export async function findCopy(backupDir: string, wanted: string): Promise<Copy | null> {
  const copies = await listCopies(backupDir);
  const known = wanted === 'latest' ? copies.at(-1) : copies.find(({ name }) => name === wanted);
  if (known) return known;
  const dir = path.resolve(wanted);
  const manifest = await manifestIn(dir);
  return manifest && { name: path.basename(dir), dir, manifest };
}
