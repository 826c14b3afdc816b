'use client';
import {
  onReturn,
  readCookies,
  readItem,
  siteDataChanged,
  useSiteData,
  writeCookie,
  writeItem,
} from '../platform/browser/site-data';
import { markIn, SIGNED_IN_COOKIE, SIGNED_OUT_PAGE_COOKIE } from './cookies';

/** The mark of the last sign-in known to any tab of this browser: writing a new value notifies the other tabs. */
const KEY = SIGNED_IN_COOKIE;

/**
 * Whether this mark (or its absence) is new to all tabs of the browser; if so, notifies the other tabs. Always false when
 * the browser stores nothing: otherwise it would be new on every page.
 */
export const noteMark = (mark: string | null): boolean =>
  readItem('localStorage', KEY) !== mark && writeItem('localStorage', KEY, mark);

/** The current mark in the cookies. */
export const currentMark = (): string | null => markIn(readCookies());

const erase = (name: string): void => writeCookie(`${name}=; path=/; max-age=0; samesite=strict; secure`);

/** Deletes the mark, when the server no longer has a session for it. */
export function eraseMark(): void {
  erase(SIGNED_IN_COOKIE);
  noteMark(null);
  siteDataChanged();
}

/** Whether a form of this page has signed out, so that a navigation away from it is under way. */
export const isBeingLeft = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('form[data-signs-out] input[name="page"]')].some(({ value }) =>
    readCookies().split('; ').includes(`${SIGNED_OUT_PAGE_COOKIE}=${value}`),
  );

/**
 * Calls `listener` when this page is restored from the back/forward cache, before other listeners: the navigation that its
 * sign-out began is over.
 */
export function onRestored(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isBeingLeft()) erase(SIGNED_OUT_PAGE_COOKIE);
    listener();
  };
  window.addEventListener('pageshow', shown, true);
  return () => window.removeEventListener('pageshow', shown, true);
}

/** Calls `listener` when another tab has signed in or out, also while this page was hidden. */
export function onOtherTab(listener: () => void): () => void {
  let known = currentMark();
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    known = currentMark();
    listener();
  };
  const stop = onReturn(() => {
    const now = currentMark();
    if (now === known) return;
    known = now;
    listener();
  });
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Calls `listener` when another tab has signed out. */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onOtherTab(() => {
    if (currentMark() === null) listener();
  });

/** The current mark; null in prerendered markup. */
export const useMark = (): string | null => useSiteData(currentMark, null);
