import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS, storeError } from './durable-fs.ts';

/** Makes an empty embedded database, whole or not at all: under another name, which goes when it fails. */
export async function makeDatabase(place: string): Promise<void> {
  const dir = path.dirname(place);
  const isUnfinished = (name: string): boolean => name.startsWith(`${path.basename(place)}.`) && name.endsWith('.part');
  // What a process that was killed has left. Each has a name of its own: one may still be at it.
  for (const name of readdirSync(dir).filter(isUnfinished)) rmSync(path.join(dir, name), { recursive: true });
  const unfinished = `${place}.${process.pid}.part`;
  try {
    const client = await PGlite.create({ fs: new DurableNodeFS(unfinished) });
    await client.close();
    // Refused where there is a database by now.
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw storeError(error);
  }
}
