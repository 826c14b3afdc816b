import { clearInterval as clearReal, setInterval as realInterval } from 'node:timers';
import { onTestFinished, vi } from 'vitest';

/** Milliseconds of the test's clock that pass in each of the machine's. */
const PACE = 20;
const TICK_MS = 4;

/**
 * Until the end of the test, timers and `performance.now()` run twenty times as fast. For waits that end in a timeout: a response
 * that must arrive in time may be late by this clock.
 */
export function fastTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const ticking = realInterval(() => vi.advanceTimersByTime(TICK_MS * PACE), TICK_MS);
  onTestFinished(() => {
    clearReal(ticking);
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
}
