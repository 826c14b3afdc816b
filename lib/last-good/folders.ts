import path from 'node:path';
import { distDir } from '../dist-dir.ts';
import { env } from '../env.ts';
import type { Folders } from './store.ts';

const FOLDER = 'last-good';

export const folders = (): Folders => ({
  store: path.join(env().STORE_DIR, FOLDER),
  seed: path.join(distDir(), FOLDER),
});

/** The build writes its answers beside the pages it makes. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build';

/** Neither while a page is worked on nor in a test is anything kept. */
export const isKeeping = (): boolean => process.env.NODE_ENV === 'production';
