import type { Market } from '../platform/markets.ts';
import type { Moved } from '../platform/request/redirects.ts';
import { ownKey, redirectKey, redirectTable } from './table.ts';

/** A redirect as an editor wrote it: several addresses that lead to one. */
type EditorRedirect = {
  from: readonly string[];
  /** A path of the site, or an address; null where the page does not exist in this language. */
  to: string | null;
  temporary: boolean;
};

/** Base addresses: of the market's site, and of all sites, to which a redirect may lead. */
type Sites = { own: string; all: readonly string[] };

/** Most hops that one redirect may inherit its duration from. */
const LONGEST_CHAIN = 10;

/**
 * The key of an old address; null for one that is no address of this market: the path after the host, or a whole address
 * of its site.
 */
export function sourceKey(
  text: string,
  { prefix }: Pick<Market, 'prefix'>,
  { own }: Pick<Sites, 'own'>,
): string | null {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  const path = url?.origin === own ? url.pathname : trimmed;
  if (!/^\/(?![/\\])/.test(path) || path.includes('?') || path.includes('#')) return null;
  const key = redirectKey(path);
  return key !== null && (prefix === '' || key === prefix || key.startsWith(`${prefix}/`)) ? key : null;
}

type Row = { path: string; target: string; temporary: boolean };

function rowsOf(redirects: readonly EditorRedirect[], market: Pick<Market, 'prefix'>, sites: Sites): Row[] {
  return redirects.flatMap(({ from, to, temporary }) =>
    from.flatMap((text) => {
      const path = sourceKey(text, market, sites);
      return path === null || to === null ? [] : [{ path, target: to, temporary }];
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
    const isChain = row !== undefined && hops < LONGEST_CHAIN;
    return isChain && (row.temporary || isTemporary(ownKey(row.target, [sites.own]), hops + 1));
  };
  return new Map(
    [...redirectTable(rows, sites.all, [sites.own])].map(([key, target]) => [
      key,
      { target, permanent: !isTemporary(key) },
    ]),
  );
}
