'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';

export type Trouble = 'offline' | 'slow' | null;

/** Milliseconds after which a pending action is shown as slow. */
export const SLOW_MS = 2_500;

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The connection problem to show to a visitor: offline, or the shop is slow. */
export function useTrouble(settled: boolean): Trouble {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (settled) return;
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  if (!online) return 'offline';
  return late && !settled ? 'slow' : null;
}
