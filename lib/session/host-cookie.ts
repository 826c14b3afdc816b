import 'server-only';
import { cookies, headers } from 'next/headers';
import { env } from '../platform/env';
import { siteUrlOfHost } from '../platform/markets';
import { hostPrefixed } from './cookies';

/**
 * Until then, names without the prefix are also read on a site served over https: the longest-lived of these cookies
 * lasts a month. Longer would allow another host of the domain to set the cookies that the prefix protects against.
 */
export const OLD_NAMES_UNTIL = Date.UTC(2027, 0, 31);

const attributes = { sameSite: 'strict', secure: true, httpOnly: true, path: '/' } as const;

/** Whether the requested site is served over https, by its configured URL, as Auth.js decides it. */
export const isSecureSite = async (): Promise<boolean> =>
  siteUrlOfHost((await headers()).get('host'), env()).startsWith('https:');

/**
 * The value of a cookie that only this host can have set (RFC 6265bis, `__Host-`), or null. Browsers accept the prefix
 * over https only: a site served over http uses the name without it.
 */
export async function readHostCookie(name: string): Promise<string | null> {
  const jar = await cookies();
  const plain = () => jar.get(name)?.value || null;
  if (!(await isSecureSite())) return plain();
  return jar.get(hostPrefixed(name))?.value || (Date.now() < OLD_NAMES_UNTIL ? plain() : null);
}

/** Whether the cookie still has its name without the prefix and must be written again. */
export const hasOldName = async (name: string): Promise<boolean> =>
  (await isSecureSite()) && (await cookies()).has(name);

/** Strict same-site, secure, HttpOnly. Only in actions and route handlers. @param maxAge seconds */
export async function writeHostCookie(name: string, value: string, maxAge: number): Promise<void> {
  const jar = await cookies();
  const isSecure = await isSecureSite();
  jar.set(isSecure ? hostPrefixed(name) : name, value, { ...attributes, maxAge });
  if (isSecure && jar.has(name)) jar.delete(name);
}

/** Only in actions and route handlers. */
export async function deleteHostCookie(name: string): Promise<void> {
  const jar = await cookies();
  if (jar.has(name)) jar.delete(name);
  // Browsers ignore the deletion of a prefixed cookie without its attributes.
  if (jar.has(hostPrefixed(name))) jar.delete({ name: hostPrefixed(name), ...attributes });
}
