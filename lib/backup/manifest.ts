import { z } from 'zod';

/** What a copy says of itself; it is written last, so a folder without one is no copy. */
export const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of `database.tar.gz`; null where PostgreSQL has means of its own. */
  database: z.object({ sha256: z.string(), bytes: z.number() }).nullable(),
  /** How many rows of each kind the database had. */
  rows: z.record(z.string(), z.number()),
  /** Names in the folder of files that all copies share. */
  files: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.tar.gz';
/** Folder beside the copies: a file never changes, so that an hour copies only what is new. */
export const FILES = 'files';
