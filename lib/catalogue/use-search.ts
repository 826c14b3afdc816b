'use client';
import { useSearchParams } from 'next/navigation';
import { createElement, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIsHydrating } from '../platform/browser/hydration';

const CHANGED = 'searchchanged';

function subscribe(listener: () => void): () => void {
  const { pathname } = window.location;
  // A step to another page belongs to the router: this page keeps its state until it is left.
  const stepped = () => {
    if (window.location.pathname === pathname) listener();
  };
  window.addEventListener('popstate', stepped);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', stepped);
    window.removeEventListener(CHANGED, listener);
  };
}

const current = (): string => window.location.search.slice(1);
const changed = () => void window.dispatchEvent(new Event(CHANGED));

function Follow(): null {
  const search = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each query of the router
  useEffect(changed, [search]);
  return null;
}

/**
 * Rendered once by a page with `useSearch`: a link to the same page with another query changes its state too. In the
 * browser only, where `useSearchParams` does not suspend.
 */
export const FollowLinks = () => (useIsHydrating() ? null : createElement(Follow));

const DISCOUNT = 'discount';

/**
 * The address of another selection of this page, with the discount code of the present one: it is there for a reload,
 * since the shop could not take it (`DiscountLink`).
 */
export function withDiscount(href: string): string {
  const code = new URLSearchParams(window.location.search).get(DISCOUNT);
  return code ? `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [DISCOUNT]: code })}` : href;
}

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
    const address = withDiscount(window.location.pathname + (wanted ? `?${wanted}` : ''));
    if (how === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    changed();
  }, []);
  return [search, change];
}
