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
import { markIn, SIGNED_IN_COOKIE } from './signed-in';

/** The mark of the last sign-in that a tab of this browser knew of: writing another one tells the other tabs. */
const KEY = SIGNED_IN_COOKIE;

/**
 * Whether this mark, or that there is none, is news to every tab of the browser; tells the other tabs then. Nothing is news to a
 * browser that keeps nothing: it would be at every page.
 */
export const noteMark = (mark: string | null): boolean =>
  readItem('localStorage', KEY) !== mark && writeItem('localStorage', KEY, mark);

/** The mark as the cookies have it now. */
export const currentMark = (): string | null => markIn(readCookies());

/** The server no longer knows a session: the cookie that says there may be one goes. */
export function eraseMark(): void {
  writeCookie(`${SIGNED_IN_COOKIE}=; path=/; max-age=0; samesite=strict; secure`);
  noteMark(null);
  siteDataChanged();
}

/** Calls `listener` when another tab has signed in or out, also while this page was not shown. */
export function onOtherTab(listener: () => void): () => void {
  let known = currentMark();
  const heard = ({ key }: StorageEvent) => {
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
  window.addEventListener('storage', heard);
  return () => {
    stop();
    window.removeEventListener('storage', heard);
  };
}

/** Calls `listener` when another tab has signed out. */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onOtherTab(() => {
    if (currentMark() === null) listener();
  });

/** The mark as it stands; null in prerendered markup. */
export const useMark = (): string | null => useSiteData(currentMark, null);
