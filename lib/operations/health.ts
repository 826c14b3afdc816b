import { monitorEventLoopDelay } from 'node:perf_hooks';
import { processSingleton } from '../platform/process/singletons.ts';

const RESOLUTION_MS = 20;
const WINDOW_MS = 10_000;
/** A process whose every turn takes longer is as good as dead: start it anew. */
export const MOST_LAG_MS = 1_000;

type Watch = { delays: ReturnType<typeof monitorEventLoopDelay>; since: number };
const held = processSingleton<Watch>('loop');

/** Begins to measure how late the turns of the event loop come. */
export function watchLoop(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  held.current = { delays, since: performance.now() };
}

/** By how many milliseconds the turns of the last seconds came late, in the middle; null where nothing is measured. */
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

/** The answer to whoever watches over the process: 200 or 503, small, kept and listed by nobody. */
export const healthAnswer = (isFine: boolean, what: object): Response =>
  Response.json(
    { status: isFine ? 'ok' : 'failing', ...what },
    { status: isFine ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
