'use client';
import { useSyncExternalStore } from 'react';

/**
 * The only access to browser storage for this site: localStorage, sessionStorage and cookies. Visitors may block all of
 * it, and a store may be full: then reads return nothing, writes are dropped, and nothing is thrown.
 */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

type Store = 'localStorage' | 'sessionStorage';

export const readItem = (store: Store, key: string): string | null => attempt(() => window[store].getItem(key), null);

/** Stores a text under a key, or removes the key (null). @returns whether the browser did so */
export const writeItem = (store: Store, key: string, text: string | null): boolean =>
  attempt(() => {
    if (text === null) window[store].removeItem(key);
    else window[store].setItem(key, text);
    return true;
  }, false);

/** The cookies that scripts can read, as `name=value; name=value`. */
export const readCookies = (): string => attempt(() => document.cookie, '');

/** @param cookie with its attributes, as `document.cookie` takes it */
export const writeCookie = (cookie: string): void =>
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve, and without TLS.
    document.cookie = cookie;
  }, undefined);

const PROBE = 'cookie-probe';

/**
 * Whether the browser stores cookies for this site: checks `cookieEnabled`, then writes and reads a probe cookie. A
 * cookie store that scripts cannot read counts as enabled.
 */
export function keepsCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  const isReadable = attempt(() => typeof document.cookie === 'string', false);
  writeCookie(`${PROBE}=1; path=/; samesite=strict`);
  const isKept = readCookies().includes(`${PROBE}=1`);
  writeCookie(`${PROBE}=; path=/; max-age=0; samesite=strict`);
  return isKept || !isReadable;
}

/**
 * Calls `listener` when the page is shown again: restored from the back/forward cache, or in a tab that was hidden.
 * Returns a function that unsubscribes.
 */
export function onReturn(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && listener();
  const seen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('pageshow', shown);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('pageshow', shown);
    document.removeEventListener('visibilitychange', seen);
  };
}

const listeners = new Set<() => void>();

/** Notifies every part of the page that browser storage may have changed. */
export function siteDataChanged(): void {
  for (const listener of listeners) listener();
}

let stopListening: (() => void) | undefined;

function listen(): () => void {
  const stop = onReturn(siteDataChanged);
  window.addEventListener('storage', siteDataChanged);
  return () => {
    stop();
    window.removeEventListener('storage', siteDataChanged);
  };
}

/**
 * Calls `listener` whenever stored data must be read again: after a change here or in another tab, and when the page is
 * shown again.
 */
export function subscribeToSiteData(listener: () => void): () => void {
  stopListening ??= listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/**
 * The current value of data in browser storage.
 * @param read returns the same value, by `Object.is`, while nothing has changed
 * @param otherwise value in prerendered markup
 */
export const useSiteData = <T>(read: () => T, otherwise: T): T =>
  useSyncExternalStore(subscribeToSiteData, read, () => otherwise);
