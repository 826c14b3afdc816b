'use client';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until the first try by itself; the next ones wait twice as long each, a minute at most. */
const RETRY_MS = 2_000;
const MOST_MS = 60_000;

type Late<T> = { value?: T; failures: number };

/**
 * Code and words that are no part of the page, fetched once they are wanted. Where they do not arrive the page stays as it
 * is, and tries anew without a word: as soon as there is a connection, and now and then, since a browser may say so before
 * it has one. `again` is for a visitor who asks for it.
 * @param load the same function at each rendering
 */
export function useLazyLoad<T>(
  load: () => Promise<T>,
  wanted: boolean,
): { value?: T; failed: boolean; again: () => void } {
  const [{ value, failures }, setLate] = useState<Late<T>>({ failures: 0 });
  const fetchLate = useCallback(
    () =>
      load().then(
        (value) => setLate({ value, failures: 0 }),
        () => setLate((late) => (late.value === undefined ? { failures: late.failures + 1 } : late)),
      ),
    [load],
  );
  const again = useCallback(() => {
    setLate({ failures: 0 });
    void fetchLate();
  }, [fetchLate]);
  useEffect(() => {
    if (wanted) again();
  }, [wanted, again]);
  useEffect(() => {
    if (!wanted || failures === 0) return;
    const handle = setTimeout(fetchLate, Math.min(RETRY_MS * 2 ** (failures - 1), MOST_MS));
    window.addEventListener('online', fetchLate);
    return () => {
      clearTimeout(handle);
      window.removeEventListener('online', fetchLate);
    };
  }, [wanted, failures, fetchLate]);
  return { value, failed: failures > 0, again };
}
