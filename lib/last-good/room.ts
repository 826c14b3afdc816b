import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED } from './files.ts';

export type Room = { files: number; bytes: number };
type Entry = { place: string; size: number; changed: number };

/** A file that is still unfinished after so long belongs to a process that was killed. */
const ABANDONED_MS = 60_000;

async function entriesIn(dir: string): Promise<Entry[]> {
  const names = await readdir(dir).catch(() => []);
  const entries = names.map(async (name) => {
    const place = path.join(dir, name);
    const found = await stat(place).catch(() => null);
    return found ? [{ place, size: found.size, changed: found.mtimeMs }] : [];
  });
  return (await Promise.all(entries)).flat();
}

/** What a folder takes after the files that were written longest ago have made room, down to nine tenths of the limit. */
export async function makeRoom(dir: string, most: Room, now = Date.now()): Promise<Room> {
  const entries = (await entriesIn(dir)).sort((a, b) => b.changed - a.changed);
  const sum = (some: readonly Entry[]) => some.reduce((total, { size }) => total + size, 0);
  const isFull = entries.length > most.files || sum(entries) > most.bytes;
  const share = isFull ? 0.9 : 1;
  const taken = { files: 0, bytes: 0 };
  for (const { place, size, changed } of entries) {
    const isAbandoned = place.endsWith(UNFINISHED) && now - changed > ABANDONED_MS;
    const fits = taken.files < most.files * share && taken.bytes + size <= most.bytes * share;
    if (isAbandoned || !fits) {
      await rm(place, { force: true });
    } else {
      taken.files += 1;
      taken.bytes += size;
    }
  }
  return taken;
}
