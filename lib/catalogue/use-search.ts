'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const CHANGED = 'searchchanged';

/**
 * What was chosen last. The framework may still be loading what the visitor came back to, and puts that address over a choice
 * made meanwhile. Any other click, and each step back or forward, is about something else.
 */
let chosen: { path: string; search: string } | null = null;
const forget = (): void => {
  chosen = null;
};

const addressOf = (search: string): string => window.location.pathname + (search ? `?${search}` : '');

const isSame = (one: string, other: string): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

/** The query string of the choice that still holds, else of the address. */
const current = (): string =>
  chosen?.path === window.location.pathname ? chosen.search : window.location.search.slice(1);

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', forget);
  window.addEventListener('click', forget, true);
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
  const search = useSyncExternalStore(subscribe, current, () => initial);
  useEffect(() => {
    if (!isSame(current(), window.location.search)) window.history.replaceState(null, '', addressOf(current()));
  });
  const change = useCallback((next: string, how: 'push' | 'replace' = 'push') => {
    const wanted = next.replace(/^\?/, '');
    chosen = { path: window.location.pathname, search: wanted };
    if (how === 'push') window.history.pushState(null, '', addressOf(wanted));
    else window.history.replaceState(null, '', addressOf(wanted));
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [search, change];
}
