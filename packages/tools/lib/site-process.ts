import path from 'node:path';
import { parseEnv } from 'node:util';
import { readAlready } from './build.ts';
import { type Environment, root } from './processes.ts';

/**
 * On a large machine V8 lets the heap grow to four times its live size, and the young generation to 128 MB: a factor of 1.4, and
 * 16 MB, cost little time. Live memory has no limit here but the machine's, or the container's: a larger deployment needs more.
 * V8's optimizing WebAssembly compiler takes 590 MB for the embedded database in the first seconds, for a small gain in speed.
 */
const engine = ['--heap-growing-percent=40', '--max-semi-space-size=8', '--liftoff-only'];

/**
 * Environment variables of the site's process; variables that are already set take precedence. For glibc, which
 * otherwise retains freed memory: one arena per thread, and buffers of up to 32 MB among small allocations. For
 * Node.js: a compile cache in the folder of the build, so that the next process need not compile again.
 */
export const siteEnvironment = (distDir: string) => ({
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve(root, distDir, 'compiled'),
});

/**
 * The environment of a site that an operator starts: the settings as every program here reads them.
 * @param given variables already set, which take precedence; @param written the text of `.env`
 */
export function operatorsEnvironment(given: Environment, written: string): Environment & { NODE_ENV: 'production' } {
  const settings: Environment = { ...parseEnv(written), ...given };
  const places = siteEnvironment(settings.NEXT_DIST_DIR || '.next');
  return { ...places, ...settings, ...readAlready, NODE_ENV: 'production' };
}

/** Node.js arguments that start the built site: docs/decisions/045. */
export const siteArguments = (...more: readonly string[]): string[] => [
  ...engine,
  path.join(root, 'server.ts'),
  ...more,
];
