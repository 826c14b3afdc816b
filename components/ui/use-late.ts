'use client';
import { useCallback, useEffect, useState } from 'react';

type Late<T> = { value?: T; failed: boolean };

/**
 * Code and words that are no part of the page, fetched once they are wanted. Where they do not arrive the page stays as it
 * is; tried anew by `again`, and as soon as there is a connection.
 * @param load the same function at each rendering
 */
export function useLate<T>(load: () => Promise<T>, wanted: boolean): Late<T> & { again: () => void } {
  const [late, setLate] = useState<Late<T>>({ failed: false });
  const again = useCallback(() => {
    setLate({ failed: false });
    load().then(
      (value) => setLate({ value, failed: false }),
      () => setLate({ failed: true }),
    );
  }, [load]);
  useEffect(() => {
    if (wanted) again();
  }, [wanted, again]);
  useEffect(() => {
    if (!late.failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [late.failed, again]);
  return { ...late, again };
}
