import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import { z } from 'zod';
import type { Queries } from '../services/store/open.ts';
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
  await mkdir(folder, { recursive: true });
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
