'use client';
import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'searchchanged';

function subscribe(listener: () => void): () => void {
  const { pathname } = window.location;
  // A navigation to another page belongs to the router: this page keeps its state until it is left.
  const stepped = () => {
    if (window.location.pathname === pathname) listener();
  };
  // A link to this page with another query; the router changes the address while React commits, which allows no update.
  const linked = () => queueMicrotask(stepped);
  window.addEventListener('popstate', stepped);
  window.addEventListener(CHANGED, listener);
  window.navigation?.addEventListener('currententrychange', linked);
  return () => {
    window.removeEventListener('popstate', stepped);
    window.removeEventListener(CHANGED, listener);
    window.navigation?.removeEventListener('currententrychange', linked);
  };
}

const current = (): string => window.location.search.slice(1);

/**
 * The query string of the address as state, with a setter that sends no request to the server: the page already has the
 * data. Changed by the native History API, which the router follows. Not `useSearchParams`: a static page that reads it
 * is rendered a second time in the browser.
 * @param initial the query string that the server rendered with.
 */
export function useSearch(initial: string): [string, (search: string, how?: 'push' | 'replace') => void] {
  const search = useSyncExternalStore(subscribe, current, () => initial);
  const change = useCallback((next: string, how: 'push' | 'replace' = 'push') => {
    const wanted = next.replace(/^\?/, '');
    const address = window.location.pathname + (wanted ? `?${wanted}` : '');
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, change];
}
