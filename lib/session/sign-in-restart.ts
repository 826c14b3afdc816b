'use client';
import { readItem, writeItem } from '../platform/browser/site-data';

const KEY = 'login-started';
const PAUSE_MS = 60_000;

/** Whether a login has started automatically in this tab less than a minute ago. */
export function hasRestartedSignIn(now: number): boolean {
  const last = Number(readItem('sessionStorage', KEY));
  return last > 0 && now - last < PAUSE_MS;
}

/**
 * Whether a login may start automatically: at most once a minute per tab, and never when the browser cannot store the
 * time. Records the attempt that it allows.
 */
export const mayRestartSignIn = (now: number): boolean =>
  !hasRestartedSignIn(now) && writeItem('sessionStorage', KEY, String(now));

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const touched = new WeakSet<Field>();

/** Notes the fields that the visitor writes in, from now on. Returns a function that ends it. */
export function watchTyping(page: Document): () => void {
  const note = ({ target }: Event): void => {
    if (isField(target)) touched.add(target);
  };
  page.addEventListener('input', note);
  return () => page.removeEventListener('input', note);
}

/**
 * Whether leaving the page would lose text that the visitor typed. React copies the value of a controlled field into its
 * default value, so what was written since `watchTyping` is noted; a default value tells what was typed before.
 */
export const hasTyping = (page: Document): boolean =>
  [...page.querySelectorAll<Field>('main input, main textarea')].some(
    (field) =>
      field.type !== 'hidden' && (field.value !== field.defaultValue || (touched.has(field) && field.value !== '')),
  );
