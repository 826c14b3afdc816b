import { type Language, type Locale, MARKETS } from '../markets.ts';

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

/** The segment before the page number of a list: `…/page/2`, `…/pagina/2`. */
export const PAGE_WORDS: Readonly<Record<Language, string>> = { fr: 'page', nl: 'pagina' };

export type Place = { segments: readonly string[] /** From 1. */; page: number };

/**
 * Reads the remainder of an address: what it names, and the page number of its list. Null for an invalid page number:
 * the first page has the plain address and no other.
 */
export function readPlace(path: readonly string[], locale: Locale): Place | null {
  const segments = path.map(decodeURIComponent);
  if (segments.at(-2) !== PAGE_WORDS[MARKETS[locale].language]) return { segments, page: 1 };
  const number = segments.at(-1) ?? '';
  if (!/^[1-9]\d{0,3}$/.test(number) || number === '1') return null;
  return { segments: segments.slice(0, -2), page: Number(number) };
}

export const pageHref = (base: string, page: number, locale: Locale): string =>
  page === 1 ? base : `${base}/${PAGE_WORDS[MARKETS[locale].language]}/${page}`;
