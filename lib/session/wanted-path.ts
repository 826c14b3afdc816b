import { CALLBACK_COOKIE } from './callback-cookie.ts';
import { ownPath } from './own-path.ts';

type Cookie = { name: string; value: string };

/** The path that a visitor was on the way to, from the cookie in which Auth.js keeps where a login leads: `…/auth?to=<path>`. */
export function wantedPath(jar: readonly Cookie[]): string | undefined {
  const value = jar.find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  const back = value ? URL.parse(value) : null;
  return ownPath(back?.searchParams.get('to')) ?? undefined;
}
