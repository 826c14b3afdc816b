import { CALLBACK_COOKIE } from './callback-cookie.ts';

const LONGEST = 500;

/** A path of this site as browsers parse it, or null for anything that could redirect to another site. */
export function safeRedirectPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return null;
  // Browsers treat a backslash as a slash, and remove tabs and line breaks before parsing.
  if (/[\\\p{Cc}\s]/u.test(text)) return null;
  const base = 'http://own.invalid';
  const url = URL.parse(text, base);
  if (url?.origin !== base) return null;
  const path = url.pathname + url.search + url.hash;
  // `/..//elsewhere` is normalised to a path that begins with two slashes.
  return path.startsWith('//') ? null : path;
}

/** The path with a query value added or replaced. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://own.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

type Cookie = { name: string; value: string };

/** The path that a visitor was on the way to, from the cookie in which Auth.js stores the callback URL: `…/auth?to=<path>`. */
export function requestedPath(jar: readonly Cookie[]): string | undefined {
  const value = jar.find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  const back = value ? URL.parse(value) : null;
  return safeRedirectPath(back?.searchParams.get('to')) ?? undefined;
}
