import 'server-only';
import { cookies, headers } from 'next/headers';
import { env } from '../platform/env';
import { siteUrlOfHost } from '../platform/markets';
import { hostPrefixed } from './cookie-names';

/**
 * Until then the names without prefix are read as well, of a site that is served over https: the longest of these cookies lasts a
 * month. Longer would let another host of the domain plant what the prefix keeps out.
 */
export const OLD_NAMES_UNTIL = Date.UTC(2027, 0, 31);

const attributes = { sameSite: 'strict', secure: true, httpOnly: true, path: '/' } as const;

/** Whether the site that was asked is served over https, by its address in the settings, as Auth.js decides it. */
export const isSecureSite = async (): Promise<boolean> =>
  siteUrlOfHost((await headers()).get('host'), env()).startsWith('https:');

/**
 * The value of a cookie that only this host may have set (RFC 6265bis, `__Host-`), or null. Browsers take the prefix over https
 * alone: a site that is served over http uses the name without it.
 */
export async function readHostCookie(name: string): Promise<string | null> {
  const jar = await cookies();
  const plain = () => jar.get(name)?.value || null;
  if (!(await isSecureSite())) return plain();
  return jar.get(hostPrefixed(name))?.value || (Date.now() < OLD_NAMES_UNTIL ? plain() : null);
}

/** Whether the cookie still has its name without prefix, and is to be written again. */
export const hasOldName = async (name: string): Promise<boolean> =>
  (await isSecureSite()) && (await cookies()).has(name);

/** Strict same-site, secure, unseen by scripts. Only in actions and route handlers. @param maxAge seconds */
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
  // Browsers ignore what would delete a prefixed cookie without its attributes.
  if (jar.has(hostPrefixed(name))) jar.delete({ name: hostPrefixed(name), ...attributes });
}
