import { next } from './build.ts';

/**
 * V8 lets garbage grow to four times what is in use on a large machine, and young objects to 128 MB: half as much again, and 64 MB,
 * cost no time. What is in use has no limit here but the machine's, or the container's: a larger house needs more.
 */
const engine = ['--heap-growing-percent=50', '--max-semi-space-size=32'];

/**
 * For glibc, which else keeps what was freed: an arena for each thread, and buffers of up to 32 MB among small things. What is
 * set already wins.
 */
export const siteMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/**
 * What Node.js is started with to be the built site: docs/decisions/045. The settings of the framework are read as they
 * are written, without its compiler, which would stay in memory.
 */
export const siteArguments = (...more: readonly string[]): string[] => [
  ...engine,
  next,
  'start',
  '--experimental-next-config-strip-types',
  ...more,
];
