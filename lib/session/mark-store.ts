'use client';
import { useSyncExternalStore } from 'react';
import { markIn, SIGNED_IN_COOKIE } from './signed-in';

/** The mark of the last sign-in that a tab of this browser knew of: writing another one tells the other tabs. */
const KEY = SIGNED_IN_COOKIE;

/** Whether this mark, or that there is none, is news to every tab of the browser; tells the other tabs then. */
export function noteMark(mark: string | null): boolean {
  const isNews = window.localStorage.getItem(KEY) !== mark;
  if (isNews && mark === null) window.localStorage.removeItem(KEY);
  else if (isNews && mark !== null) window.localStorage.setItem(KEY, mark);
  return isNews;
}

const listeners = new Set<() => void>();

/** The server no longer knows a session: the cookie that says there may be one goes. */
export function eraseMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is served
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0; samesite=strict; secure`;
  noteMark(null);
  for (const listener of listeners) listener();
}

/** Calls `listener` when another tab signs in or out. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Calls `listener` when another tab signs out. */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onOtherTab(() => {
    if (markIn(document.cookie) === null) listener();
  });

const subscribe = (listener: () => void) => {
  const stop = onOtherTab(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
};

/** The mark as it stands; null in prerendered markup. */
export const useMark = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => markIn(document.cookie),
    () => null,
  );
