import { canonicalPath } from '../platform/i18n/routes.ts';
import type { Locale, Market } from '../platform/markets.ts';
import { processSingleton } from '../platform/process.ts';
import type { UrlRedirect } from '../services/shopify/operations/redirects.ts';

/** Redirects of the shop as `lib/redirects` has read them; the server asks for them when it knows no such address. */
type ShopRedirects = {
  /** Target by the key of a path (`redirectKey`); null until they have been read for the first time. */
  targets: ReadonlyMap<string, string> | null;
  /** Time from which they are read again, in milliseconds since 1970. */
  dueAt: number;
  /** Reads them again, in the background. */
  refresh: () => void;
};

export const shopRedirects = () => processSingleton<ShopRedirects>('shop-redirects');

/** Where an address leads, and whether for good. */
export type Moved = { target: string; permanent: boolean };

/** Redirects of the editors as `lib/redirects` has read them; the server asks for them when it knows no such address. */
type EditorRedirects = {
  /** By language, then by the key of a path (`redirectKey`); a language is absent until it has been read. */
  tables: ReadonlyMap<Locale, ReadonlyMap<string, Moved>>;
  /** Time from which they are read again, in milliseconds since 1970. */
  dueAt: number;
  /** Reads them again, in the background. */
  refresh: () => void;
};

/** Age after which the next unknown address makes the site read the redirects again, should no publication tell it. */
export const FRESH_MS = 5 * 60_000;

export const editorRedirects = () => processSingleton<EditorRedirects>('editor-redirects');

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
function ownKey(target: string, sites: readonly string[]): string | null {
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

/** A redirect as an editor wrote it: several addresses that lead to one. */
type EditorRedirect = {
  from: readonly string[];
  /** A path of the site, or an address; null where the page does not exist in this language. */
  to: string | null;
  /** Whether the target is a published document: there is a page at its address. */
  isPage?: boolean;
  temporary: boolean;
};

/** Base addresses: of the market's site, and of all sites, to which a redirect may lead. */
type Sites = { own: string; all: readonly string[] };

/** Most hops that one redirect may inherit its duration from. */
const MOST_HOPS = 10;

/**
 * The key of an old address; null for one that is no address of this market: the path after the host, or a whole address
 * of its site, also without TLS or without the scheme.
 */
export function sourceKey(
  text: string,
  { prefix }: Pick<Market, 'prefix'>,
  { own }: Pick<Sites, 'own'>,
): string | null {
  const trimmed = text.trim();
  const host = URL.parse(own)?.host;
  const url = URL.parse(trimmed.startsWith(`${host}/`) ? `https://${trimmed}` : trimmed);
  const path = url?.host && url.host === host ? url.pathname : trimmed;
  if (!/^\/(?![/\\])/.test(path) || path.includes('?') || path.includes('#')) return null;
  const key = redirectKey(path);
  return key !== null && (prefix === '' || key === prefix || key.startsWith(`${prefix}/`)) ? key : null;
}

/** Whether each address of a redirect is one of this market, and its target is one that it may lead to. */
export const isUnderstood = (
  { from, to }: Pick<EditorRedirect, 'from' | 'to'>,
  market: Pick<Market, 'prefix'>,
  sites: Sites,
): boolean =>
  from.every((path) => sourceKey(path, market, sites) !== null) && to !== null && allowedTarget(to, sites.all) !== null;

type Row = { path: string; target: string; temporary: boolean };

/** A page wins over a redirect from its address, also as the target of another one: such rows are left out. */
function rowsOf(redirects: readonly EditorRedirect[], market: Pick<Market, 'prefix'>, sites: Sites): Row[] {
  const pages = new Set(redirects.map(({ to, isPage }) => (isPage && to !== null ? ownKey(to, [sites.own]) : null)));
  return redirects.flatMap(({ from, to, temporary }) =>
    from.flatMap((text) => {
      const path = sourceKey(text, market, sites);
      return path === null || to === null || pages.has(path) ? [] : [{ path, target: to, temporary }];
    }),
  );
}

/**
 * The redirects of one market by their path. One that leads to another one leads to the end of the chain at once, and is
 * temporary where a part of the chain is. Loops and targets that are not allowed are left out.
 */
export function editorTable(
  redirects: readonly EditorRedirect[],
  market: Pick<Market, 'prefix'>,
  sites: Sites,
): Map<string, Moved> {
  const rows = rowsOf(redirects, market, sites);
  const byKey = new Map(rows.map((row) => [row.path, row]));
  const isTemporary = (key: string | null, hops = 0): boolean => {
    const row = byKey.get(key ?? '');
    const isChain = row !== undefined && hops < MOST_HOPS;
    return isChain && (row.temporary || isTemporary(ownKey(row.target, [sites.own]), hops + 1));
  };
  return new Map(
    [...redirectTable(rows, sites.all, [sites.own])].map(([key, target]) => [
      key,
      { target, permanent: !isTemporary(key) },
    ]),
  );
}
