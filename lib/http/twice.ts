import { requestWaiting } from '../request/context.ts';
import { allowanceOf } from './circuits.ts';
import { countdown } from './countdown.ts';
import { retry } from './retry.ts';
import type { Service } from './services.ts';

type Twice = {
  /** Milliseconds that both tries may take together. */
  most: number;
  /** Milliseconds to wait before the second try, given what the first threw; null when another does not help. */
  delay: (most: number) => (attempt: number, error: unknown) => number | null;
};

/**
 * Reads from a service, a second time where that may help and not too many second tries are made already. Throws what the
 * last try threw. @param work one try, which may take so many milliseconds
 */
export function twice<T>(
  service: Service,
  work: (timeoutMs: number) => Promise<T>,
  { most, delay }: Twice,
): Promise<T> {
  const left = countdown(most);
  const pauseAfter = delay(Math.min(most, requestWaiting()?.left() ?? most));
  const allowance = allowanceOf(service);
  allowance.earn();
  return retry(() => work(left() ?? most), {
    retries: 1,
    delay(attempt, error) {
      const pause = pauseAfter(attempt, error);
      return pause !== null && allowance.spend() ? pause : null;
    },
  });
}
