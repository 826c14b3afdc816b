import { canonicalPath } from '../platform/i18n/routes.ts';
import type { UrlRedirect } from '../services/shopify/operations/redirects.ts';

/** Steps from one redirect to the next before a chain counts as a loop. */
const LONGEST_CHAIN = 10;

/**
 * Key of a path: spelled like the site's addresses, which ignore case and end without a slash. Null for a path that cannot
 * be decoded.
 */
export const redirectKey = (path: string): string | null =>
  canonicalPath(path)
    ?.toLowerCase()
    .replace(/(.)\/+$/, '$1') ?? null;

/**
 * Where a redirect of the shop may lead: a path of the site, or an address with HTTPS. Null for anything else.
 * @param sites base addresses of the site, which may be without TLS in a demonstration
 */
export function allowedTarget(target: string, sites: readonly string[]): string | null {
  const isPath = /^\/(?![/\\])/.test(target);
  const url = URL.parse(target, isPath ? 'https://site.invalid' : undefined);
  if (url?.username !== '' || url.password !== '') return null;
  if (isPath) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' || sites.includes(url.origin) ? url.href : null;
}

/**
 * The redirects of the shop by their path. A redirect that leads to another one leads to the end of the chain at once;
 * loops and targets that are not allowed are left out.
 * @param sites base addresses of the site
 * @param own those at which these redirects hold: an address on another one is the end of a chain
 */
export function redirectTable(
  redirects: readonly UrlRedirect[],
  sites: readonly string[],
  own = sites,
): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { path, target } of redirects) {
    const key = redirectKey(path);
    const allowed = allowedTarget(target, sites);
    if (key !== null && allowed !== null) targets.set(key, allowed);
  }
  const ends = [...targets.keys()].map((key) => [key, endOf(key, targets, own)] as const);
  return new Map(ends.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The key of a target that is an address of these sites; null for one elsewhere. */
export function ownKey(target: string, sites: readonly string[]): string | null {
  const { origin, pathname } = new URL(target, 'https://site.invalid');
  return target.startsWith('/') || sites.includes(origin) ? redirectKey(pathname) : null;
}

function endOf(start: string, targets: ReadonlyMap<string, string>, sites: readonly string[]): string | null {
  let target = targets.get(start) ?? null;
  for (let steps = 0; target !== null; steps++) {
    const key = ownKey(target, sites);
    if (key === null || !targets.has(key)) return target;
    if (steps === LONGEST_CHAIN) return null;
    target = targets.get(key) ?? null;
  }
  return null;
}
