import { currentDeadline } from '../request.ts';
import { retryBudgetOf, type Service } from './circuit-breakers.ts';
import { remainingTime } from './timeouts.ts';

/** Milliseconds to wait before retry `attempt` (1, 2, …), given the error; null for no retry. */
type Delay = (attempt: number, error: unknown) => number | null;

type RetryOptions = {
  /** Number of retries after the first failure. */
  retries: number;
  delay: Delay;
  sleep?: (milliseconds: number) => Promise<void>;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `work` until it succeeds, the retries are used up or `delay` returns null. Throws the last error. */
export async function retry<T>(work: () => Promise<T>, { retries, delay, sleep = wait }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const pause = attempt > retries ? null : delay(attempt, error);
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
}

/** While a visitor waits: maximum time from the first call to the retry. A build or a background job has longer. */
const PATIENCE_MS = 1_500;
const BACK_OFF_MS = 100;

type Troubles = {
  /** Milliseconds that a throttling service asks to wait; null for any other error. */
  throttledMs: Delay;
  /** Whether a retry may succeed. A timeout has taken too long already. */
  isPassing: (error: unknown) => boolean;
};

/**
 * Backoff of one read, in milliseconds: what a throttling service asks for, otherwise about 100 ms, doubling, with
 * jitter so that calls that failed together do not retry together. Null for errors that a retry does not help.
 * @param most maximum duration of all attempts together
 */
export const retryDelay =
  ({ throttledMs, isPassing }: Troubles) =>
  (most: number, clock = () => performance.now(), random = Math.random): Delay => {
    const start = clock();
    const patience = currentDeadline() ? Math.min(PATIENCE_MS, most) : most;
    return (attempt, error) => {
      const requestedMs = throttledMs(attempt, error);
      if (requestedMs === null && !isPassing(error)) return null;
      const pause = requestedMs ?? BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + random());
      return clock() - start + pause <= (requestedMs === null ? patience : most) ? pause : null;
    };
  };

/**
 * Reads from a service, with one retry where it may help and the retry budget allows it. Throws the error of the last
 * attempt.
 * @param work one attempt, with its timeout in milliseconds
 * @param most maximum milliseconds for both attempts together
 */
export function retryOnce<T>(
  service: Service,
  work: (timeoutMs: number) => Promise<T>,
  { most, delay, sleep }: { most: number; delay: (most: number) => Delay; sleep?: RetryOptions['sleep'] },
): Promise<T> {
  const left = remainingTime(most);
  const pauseAfter = delay(Math.min(most, currentDeadline()?.left() ?? most));
  const budget = retryBudgetOf(service);
  budget.earn();
  return retry(() => work(left() ?? most), {
    retries: 1,
    ...(sleep && { sleep }),
    delay(attempt, error) {
      const pause = pauseAfter(attempt, error);
      return pause !== null && budget.spend() ? pause : null;
    },
  });
}
