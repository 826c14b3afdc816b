import path from 'node:path';
import { env } from '../../platform/env.ts';
import { distDir } from '../../platform/process/dist-dir.ts';

/** `store` is written by the running site and shared by its instances; `seed` is written by the build and then read-only. */
export type Folders = { store: string; seed: string };

export const folders = (): Folders => ({
  store: path.join(env().STORE_DIR, 'last-good'),
  seed: path.join(distDir(), 'last-good'),
});

/** The build writes its responses beside the pages it renders. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** Nothing is stored in development or in tests. */
export const isStoring = (): boolean => process.env.NODE_ENV === 'production';
