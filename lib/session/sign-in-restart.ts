'use client';
import { readItem, writeItem } from '../platform/browser/site-data';

const KEY = 'login-started';
const PAUSE_MS = 60_000;

/**
 * Whether a login may start automatically: at most once a minute per tab, and never when the browser cannot store the
 * time. Records the attempt that it allows.
 */
export function mayRestartSignIn(now: number): boolean {
  const last = Number(readItem('sessionStorage', KEY));
  if (last > 0 && now - last < PAUSE_MS) return false;
  return writeItem('sessionStorage', KEY, String(now));
}

/** Whether leaving the page would lose text that the visitor typed. */
export const hasTyping = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  );
