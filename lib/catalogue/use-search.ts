'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { takeSteps } from './steps';

const CHANGED = 'searchchanged';

/** The page that is shown, with what the framework keeps of it in the history's entry. */
type Shown = { path: string; state: unknown };

/**
 * A step back or forward within the page, which has the data of every selection. The framework would ask the server where
 * the entry is older than the document: of one with a selection that is another page to it, which it then loads as a whole,
 * over what the visitor has pressed meanwhile. So it is told of the address, as after a choice.
 */
function stepped(event: PopStateEvent, { path, state }: Shown): void {
  if (window.location.pathname !== path) return;
  event.stopImmediatePropagation();
  // The first is the browser's alone, as the framework's own notes always are; the second the framework follows.
  window.history.replaceState(state, '');
  window.history.replaceState(null, '', window.location.href);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  const shown = { path: window.location.pathname, state: window.history.state };
  const giveBack = takeSteps((event) => stepped(event, shown));
  window.addEventListener(CHANGED, listener);
  return () => {
    giveBack();
    window.removeEventListener(CHANGED, listener);
  };
}

const current = (): string => window.location.search.slice(1);

/**
 * The query string of the address as state, and a way to change it without asking the server: the page already has the
 * data. Not `useSearchParams`: that would take a static page out of its prerendering.
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
