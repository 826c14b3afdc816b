import { createHash, randomUUID } from 'node:crypto';
import fs, { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import { z } from 'zod';
import { sha256 } from '../services/store/files.ts';
import { openStore, type Queries, type Store } from '../services/store/open.ts';
import {
  consents,
  favourites,
  files,
  mailSubscriptions,
  outbox,
  priceLog,
  reviewInvitations,
  reviewLog,
  reviewOptOuts,
  reviews,
  submissions,
  subscribers,
} from '../services/store/schema.ts';
import { lockStore } from '../services/store/store-lock.ts';
import type { Copy } from './make.ts';

/** Waits until a file's contents, or the entries of a folder, are flushed to disk. */
export async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file durably and atomically: under its final name there is either the complete file or nothing. */
export async function copyDurably(from: string, to: string): Promise<void> {
  const part = `${to}.${randomUUID()}.part`;
  try {
    await copyFile(from, part);
    await sync(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Manifest of a copy. It is written last, so a folder without one is not a valid copy. */
export const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Checksum of `database.tar.gz`; null for PostgreSQL, which has its own backup tools. */
  database: z.object({ sha256: z.string(), bytes: z.number() }).nullable(),
  /** Row counts by kind. */
  rows: z.record(z.string(), z.number()),
  /** Names in the folder of files that all copies share. */
  files: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.tar.gz';
/** Folder beside the copies: files never change, so an hourly copy only adds new ones. */
export const FILES = 'files';

/** Checksum of an archive: SHA-256 in hexadecimal, and its length in bytes. */
export type Seal = { sha256: string; bytes: number };

/** Packs a folder into an archive file that must not exist yet, and flushes it to disk. Streams: never all of it in memory. */
export async function pack(folder: string, archive: string): Promise<Seal> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    create({ cwd: folder, portable: true }, ['.']),
    createGzip(),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { sha256: hash.digest('hex'), bytes };
}

/** SHA-256 of a file in hexadecimal. */
export async function sha256Of(archive: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  return hash.digest('hex');
}

/** Unpacks an archive into a folder, which is created. Throws when any entry could not be unpacked. */
export async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const troubles: string[] = [];
  const onwarn = (code: string, message: Error | string): void => {
    // Absolute names, as in copies made before decision 052, are treated as relative to the folder.
    if (code !== 'TAR_ENTRY_INFO') troubles.push(String(message));
  };
  await extract({ file: archive, cwd: folder, onwarn });
  if (troubles.length > 0) throw new Error(`${archive} cannot be unpacked: ${troubles.join('; ')}.`);
}

const tables = {
  submissions,
  files,
  outbox,
  subscribers,
  mailSubscriptions,
  favourites,
  consents,
  priceLog,
  reviews,
  reviewInvitations,
  reviewOptOuts,
  reviewLog,
};

/** Number of rows of each kind. */
export async function countRows(db: Queries): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // Sequential: a transaction has one connection.
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Shown to the operator in the outbox. */
const HELD = 'held: it waited when the copy was made, and may have been delivered since';

/**
 * Puts all pending deliveries of the outbox on hold, for use after a restore: the copy does not contain what was
 * delivered since it was made. Nothing is lost: an operator sends them again (`retry`). Returns their number.
 */
export async function holdOutbox({ db }: Pick<Store, 'db'>): Promise<number> {
  const held = await db
    .update(outbox)
    .set({ state: 'failed', lastError: HELD })
    .where(eq(outbox.state, 'waiting'))
    .returning({ id: outbox.id });
  return held.length;
}

/** The copy cannot be restored, or not into this place; the message tells the operator what to do. */
export class RestoreRefused extends Error {}

export type Restored = {
  rows: Manifest['rows'];
  /** Number of files that were restored and match their rows. */
  files: number;
  /** Names of files that the copy lacks or that do not match. */
  damaged: string[];
  /** Pending deliveries that are now on hold. */
  held: number;
};

const isFilled = (dir: string): boolean => fs.existsSync(dir) && fs.readdirSync(dir).length > 0;

/**
 * Restores a copy of the embedded store into a folder that has none. Everything is first verified in a folder beside it,
 * by the row counts and checksums of the copy; only then is it moved into place. Throws RestoreRefused, and StoreLocked
 * while a process uses the store.
 */
export async function restoreCopy({ dir: from, name, manifest }: Copy, dir: string): Promise<Restored> {
  const unlock = lockStore(dir);
  const aside = path.join(dir, 'restoring');
  try {
    for (const folder of ['data', FILES]) {
      if (isFilled(path.join(dir, folder)))
        throw new RestoreRefused(
          `${path.join(dir, folder)} is there: move it away first, or name another folder (--to).`,
        );
    }
    await rm(aside, { recursive: true, force: true });
    await unpack(await databaseOf(from, name, manifest), path.join(aside, 'data'));
    const restored = await inside(aside, async (store) => {
      const rows = await countRows(store.db);
      if (!isSame(manifest.rows, rows)) throw new RestoreRefused(differing(name, manifest.rows, rows));
      const { whole, damaged } = await restoreFiles(store, path.join(from, '..', FILES));
      return { rows, files: whole, damaged, held: await holdOutbox(store) };
    });
    await moveIn(aside, dir);
    return restored;
  } finally {
    await rm(aside, { recursive: true, force: true });
    unlock();
  }
}

async function moveIn(aside: string, dir: string): Promise<void> {
  // Without the stamp that marks data as flushed, the first start flushes all of it to disk.
  await rm(path.join(dir, 'data.synced'), { force: true });
  await rm(path.join(dir, FILES), { recursive: true, force: true });
  for (const folder of [FILES, 'data']) await rename(path.join(aside, folder), path.join(dir, folder));
  await sync(dir);
}

/** The archive of a copy, verified against its manifest. */
async function databaseOf(from: string, name: string, { database }: Manifest): Promise<string> {
  if (!database)
    throw new RestoreRefused(
      `${name} has files only: its database was PostgreSQL. docs/operations.md says how it comes back.`,
    );
  const archive = path.join(from, DATABASE);
  if ((await sha256Of(archive)) !== database.sha256)
    throw new RestoreRefused(`${name} is damaged: ${DATABASE} is not what its manifest says. Take another copy.`);
  return archive;
}

async function inside<Result>(dir: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ dir, onError: console.error });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Restores every file that has a row, if its bytes match that row. */
async function restoreFiles({ db, filesDir }: Store, pool: string): Promise<{ whole: number; damaged: string[] }> {
  const damaged: string[] = [];
  const rows = await db.select({ id: files.id, sha256: files.sha256 }).from(files);
  for (const { id, sha256: expected } of rows) {
    const bytes = await readFile(path.join(pool, id)).catch(() => null);
    if (bytes && sha256(bytes) === expected) await copyDurably(path.join(pool, id), path.join(filesDir, id));
    else damaged.push(id);
  }
  return { whole: rows.length - damaged.length, damaged };
}

/** A copy of another release has other tables: opening it has added and removed some. Those of both releases count. */
const isSame = (expected: Manifest['rows'], found: Manifest['rows']): boolean =>
  Object.entries(found).every(([name, count]) => (expected[name] ?? count) === count);

const differing = (name: string, expected: Manifest['rows'], found: Manifest['rows']): string =>
  `${name} is damaged: its manifest counts ${JSON.stringify(expected)}, its database has ${JSON.stringify(found)}. Take another copy.`;
