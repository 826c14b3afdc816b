import path from 'node:path';
import { parseEnv } from 'node:util';
import { readAlready } from './build.ts';
import { type Environment, root } from './processes.ts';

/**
 * V8 lets garbage grow to four times what is in use on a large machine, and young objects to 128 MB: half as much again, and
 * 32 MB, cost little time. What is in use has no limit here but the machine's, or the container's: a larger house needs more.
 * Its optimizing compiler of WebAssembly takes 590 MB for the embedded database, in the first seconds, to make it little faster.
 */
const engine = ['--heap-growing-percent=50', '--max-semi-space-size=16', '--liftoff-only'];

/**
 * What the site's process finds in its environment; what is set already wins. For glibc, which else keeps what was freed: an arena
 * for each thread, and buffers of up to 32 MB among small things. For Node.js: a folder of the build for what it has compiled, which
 * the next process need not compile again.
 */
export const siteEnvironment = (distDir: string) => ({
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve(root, distDir, 'compiled'),
});

/**
 * The environment of a site that an operator starts: the settings as every program here reads them.
 * @param given what is set already, which wins; @param written the text of `.env`
 */
export function operatorsEnvironment(given: Environment, written: string): Environment & { NODE_ENV: 'production' } {
  const settings: Environment = { ...parseEnv(written), ...given };
  const places = siteEnvironment(settings.NEXT_DIST_DIR || '.next');
  return { ...places, ...settings, ...readAlready, NODE_ENV: 'production' };
}

/** What Node.js is started with to be the built site: docs/decisions/045. */
export const siteArguments = (...more: readonly string[]): string[] => [
  ...engine,
  path.join(root, 'server.ts'),
  ...more,
];
