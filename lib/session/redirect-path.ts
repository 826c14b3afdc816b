import { CALLBACK_COOKIE } from './callback-cookie.ts';

const LONGEST = 500;

/** A path of this site as a browser understands it, or null for anything that could lead elsewhere. */
export function safeRedirectPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return null;
  // Browsers read a backslash as a slash, and drop tabs and line ends before they read at all.
  if (/[\\\p{Cc}\s]/u.test(text)) return null;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  if (url?.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  // `/..//elsewhere` becomes one that begins with two slashes.
  return path.startsWith('//') ? null : path;
}

/** The path with one more query value, replacing one of the same name. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

type Cookie = { name: string; value: string };

/** The path that a visitor was on the way to, from the cookie in which Auth.js keeps where a login leads: `…/auth?to=<path>`. */
export function requestedPath(jar: readonly Cookie[]): string | undefined {
  const value = jar.find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  const back = value ? URL.parse(value) : null;
  return safeRedirectPath(back?.searchParams.get('to')) ?? undefined;
}
