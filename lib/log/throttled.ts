/** Section 9 of the specification: "Throttled log: repeats at most once per 5000 ms". */
export const LOG_INTERVAL_MS = 5_000;

/**
 * Returns a logger that passes a message on at most once per interval; other messages are not held back by it. Not by
 * `Date.now`: Next.js forbids it while a page is prerendered, and saying what failed would be the second failure.
 */
export function throttledLog<Rest extends unknown[]>(
  log: (message: string, ...rest: Rest) => void,
  now = () => performance.now(),
) {
  const last = new Map<string, number>();
  return (message: string, ...rest: Rest): void => {
    const at = now();
    if (at - (last.get(message) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL_MS) return;
    if (last.size > 500) last.clear();
    last.set(message, at);
    log(message, ...rest);
  };
}
