import path from 'node:path';
import { env } from '../env.ts';
import { distDir } from '../process/dist-dir.ts';

/** `store` is written by the running site and shared by its instances; `seed` is written by the build, and read only. */
export type Folders = { store: string; seed: string };

export const folders = (): Folders => ({
  store: path.join(env().STORE_DIR, 'last-good'),
  seed: path.join(distDir(), 'last-good'),
});

/** The build writes its answers beside the pages it makes. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** Neither while a page is worked on nor in a test is anything kept. */
export const isStoring = (): boolean => process.env.NODE_ENV === 'production';
