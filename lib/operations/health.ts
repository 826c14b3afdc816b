import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processSingleton } from '../platform/process/singletons.ts';

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
