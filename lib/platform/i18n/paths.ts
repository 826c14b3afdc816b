import { type Locale, MARKETS } from '../markets.ts';

/** The segments after the first one of a public path, without the locale's prefix: `/nl/onze-producten/a/b` → `['a', 'b']`. */
export const pathBelow = (url: string, locale: Locale): string[] =>
  url.slice(MARKETS[locale].prefix.length).split('/').slice(2).map(decodeURIComponent);

/** Whether a document is exactly at `path` below its route, and not only at an address with the same ending. */
export function isBelow(url: string | null, path: readonly string[], locale: Locale): boolean {
  const below = url === null ? [] : pathBelow(url, locale);
  return below.length > 0 && below.length === path.length && below.every((segment, index) => segment === path[index]);
}

/** The query string of a page's `searchParams`, with repeated keys. */
export const searchText = (params: Record<string, string | string[] | undefined>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value ?? []].flat().map((each): [string, string] => [key, each])),
  ).toString();
