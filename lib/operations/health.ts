import { access, constants, statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processSingleton } from '../platform/process.ts';

const RESOLUTION_MS = 20;
const WINDOW_MS = 10_000;
/** Event loop lag above which the process counts as unresponsive and should be restarted. */
export const MOST_LAG_MS = 1_000;

type Watch = { delays: ReturnType<typeof monitorEventLoopDelay>; since: number };
const held = processSingleton<Watch>('loop');

/** Starts to measure the event loop lag. */
export function watchLoop(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  held.current = { delays, since: performance.now() };
}

/** Median event loop lag of the last seconds, in milliseconds; null when it is not measured. */
export function loopLag(now = performance.now()): number | null {
  const watch = held.current;
  if (!watch) return null;
  const { delays } = watch;
  const lag = delays.count === 0 ? 0 : Math.max(0, Math.round(delays.percentile(50) / 1e6 - RESOLUTION_MS));
  if (now - watch.since > WINDOW_MS) {
    delays.reset();
    watch.since = now;
  }
  return lag;
}

/** Response for health checks: 200 or 503, small, not cached and not indexed. */
export const healthAnswer = (isFine: boolean, what: object): Response =>
  Response.json(
    { status: isFine ? 'ok' : 'failing', ...what },
    { status: isFine ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );

const LEAST_SHARE = 0.05;
const LEAST_BYTES = 1024 ** 3;

/** Whether a disk has enough free space: a twentieth of a small disk, a gigabyte of a large one. */
export const hasRoom = ({ free, size }: { free: number; size: number }): boolean =>
  free >= Math.min(LEAST_BYTES, size * LEAST_SHARE);

/** Bytes available to this process, and size of the disk that contains a folder. Rejects when the folder does not exist. */
export async function roomIn(dir: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(dir);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Whether this process may write to a folder: not on a read-only file system, for example. */
export const isWritable = (dir: string): Promise<boolean> =>
  access(dir, constants.W_OK).then(
    () => true,
    () => false,
  );
