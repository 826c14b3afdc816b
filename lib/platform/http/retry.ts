import { currentDeadline } from '../request/context.ts';
import { retryBudgetOf, type Service } from './circuit-breakers.ts';
import { remainingTime } from './timeouts.ts';

/** Milliseconds to wait before try `attempt` (1, 2, …), given the error; null gives up. */
type Delay = (attempt: number, error: unknown) => number | null;

export type RetryOptions = {
  /** How many times to try again after the first failure. */
  retries: number;
  delay: Delay;
  sleep?: (milliseconds: number) => Promise<void>;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `work` until it succeeds, the retries are used up or `delay` says null. Throws the last error. */
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

/** What a further try may add to a visitor's wait, counted from the first call. */
const PATIENCE_MS = 1_500;
const BACK_OFF_MS = 100;

type Troubles = {
  /** Milliseconds that a service which was asked too often wants to be left alone; null for any other error. */
  throttledMs: (attempt: number, error: unknown) => number | null;
  /** Whether the next try may well be answered. A time-out has taken too long already. */
  isPassing: (error: unknown) => boolean;
};

/**
 * The waits of one read, from now on, in milliseconds: what a service that throttles asks for, else some 100 ms and
 * doubling, spread so that those who failed together do not come back together. Null for what another try does not help.
 * @param most what all tries may take together
 */
export const retryDelay =
  ({ throttledMs, isPassing }: Troubles) =>
  (most: number, clock = () => performance.now(), random = Math.random): Delay => {
    const start = clock();
    return (attempt, error) => {
      const asked = throttledMs(attempt, error);
      if (asked === null && !isPassing(error)) return null;
      const pause = asked ?? BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + random());
      const end = asked === null ? Math.min(PATIENCE_MS, most) : most;
      return clock() - start + pause <= end ? pause : null;
    };
  };

type Twice = {
  /** Milliseconds that both tries may take together. */
  most: number;
  /** Milliseconds to wait before the second try, given what the first threw; null when another does not help. */
  delay: (most: number) => Delay;
  sleep?: RetryOptions['sleep'];
};

/**
 * Reads from a service, a second time where that may help and not too many second tries are made already. Throws what the
 * last try threw. @param work one try, which may take so many milliseconds
 */
export function retryOnce<T>(
  service: Service,
  work: (timeoutMs: number) => Promise<T>,
  { most, delay, sleep = wait }: Twice,
): Promise<T> {
  const left = remainingTime(most);
  const pauseAfter = delay(Math.min(most, currentDeadline()?.left() ?? most));
  const allowance = retryBudgetOf(service);
  allowance.earn();
  return retry(() => work(left() ?? most), {
    retries: 1,
    sleep,
    delay(attempt, error) {
      const pause = pauseAfter(attempt, error);
      return pause !== null && allowance.spend() ? pause : null;
    },
  });
}
