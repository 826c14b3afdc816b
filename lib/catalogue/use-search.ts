'use client';
import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'searchchanged';

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
};

/**
 * The query string of the address as state, and a way to change it without asking the server: the page already has the
 * data. Not `useSearchParams`: that would take a static page out of its prerendering.
 * @param initial the query string that the server rendered with.
 */
export function useSearch(initial: string): [string, (search: string, how?: 'push' | 'replace') => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search.slice(1),
    () => initial,
  );
  const change = useCallback((next: string, how: 'push' | 'replace' = 'push') => {
    const address = window.location.pathname + (next ? `?${next.replace(/^\?/, '')}` : '');
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, change];
}
