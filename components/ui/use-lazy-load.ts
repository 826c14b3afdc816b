'use client';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds until the first automatic retry; the backoff doubles for each further one, up to a minute. */
const RETRY_MS = 2_000;
const MOST_MS = 60_000;

type Late<T> = { value?: T; failures: number };

/**
 * Loads code and messages that are not part of the page, once they are needed. On failure the page stays as it is, and the load
 * is retried silently: as soon as the browser is online, and periodically, since a browser may report a connection before it
 * has one. `reload` is for a retry by the visitor.
 * @param load the same function at each render
 */
export function useLazyLoad<T>(
  load: () => Promise<T>,
  wanted: boolean,
): { value?: T; failed: boolean; reload: () => void } {
  const [{ value, failures }, setLate] = useState<Late<T>>({ failures: 0 });
  const fetchLate = useCallback(
    () =>
      load().then(
        (value) => setLate({ value, failures: 0 }),
        () => setLate((late) => (late.value === undefined ? { failures: late.failures + 1 } : late)),
      ),
    [load],
  );
  const reload = useCallback(() => {
    setLate({ failures: 0 });
    void fetchLate();
  }, [fetchLate]);
  useEffect(() => {
    if (wanted) reload();
  }, [wanted, reload]);
  useEffect(() => {
    if (!wanted || failures === 0) return;
    const handle = setTimeout(fetchLate, Math.min(RETRY_MS * 2 ** (failures - 1), MOST_MS));
    window.addEventListener('online', fetchLate);
    return () => {
      clearTimeout(handle);
      window.removeEventListener('online', fetchLate);
    };
  }, [wanted, failures, fetchLate]);
  return { value, failed: failures > 0, reload };
}
