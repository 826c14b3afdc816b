import type { RequestDeadline } from '../request/deadline.ts';

/** The result of `work`, or null when it takes longer than the timeout: it then continues unobserved. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The remaining time of a total in milliseconds, from now on, for sequential calls; always undefined for undefined. */
export function remainingTime(most: number | undefined, clock = () => performance.now()): () => number | undefined {
  const start = clock();
  return () => (most === undefined ? undefined : Math.max(1, Math.ceil(most - (clock() - start))));
}

/**
 * Aborts after `patienceMs`. A page that is regenerated in the background, while the stale one has been sent, has until
 * `timeoutMs`: whether a visitor waits is only known by then.
 */
export function callTimeout(patienceMs: number, timeoutMs: number, waiting: RequestDeadline | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  let timer = setTimeout(() => {
    if (waiting?.isOver() && patienceMs < timeoutMs) timer = setTimeout(giveUp, timeoutMs - patienceMs);
    else giveUp();
  }, patienceMs);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
