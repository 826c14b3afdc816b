'use client';
import { readItem, writeItem } from '../platform/browser/site-data';

const KEY = 'login-started';
const PAUSE_MS = 60_000;

/**
 * Whether a login may start by itself: at most once a minute in a tab, and not where the browser keeps no count of that.
 * Counts the one that it allows.
 */
export function mayStartAgain(now: number): boolean {
  const last = Number(readItem('sessionStorage', KEY));
  if (last > 0 && now - last < PAUSE_MS) return false;
  return writeItem('sessionStorage', KEY, String(now));
}

/** Whether a visitor has written something on this page that leaving it would lose. */
export const hasTyping = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  );
