import { canonicalPath } from '../lib/i18n/canonical-path.ts';

/**
 * No browser keeps more for one site (Chromium and Firefox: 180). Each costs the framework some tenths of a millisecond, at every
 * place where it reads them.
 */
export const MOST_COOKIES = 180;
/** Every facet of the longest list ticked, and what campaigns add, is two thirds of it. The framework tries each rule of the table with all of them. */
export const MOST_PARAMETERS = 64;
/** The deepest route has six segments. */
export const MOST_SEGMENTS = 40;

const countOf = (text: string, character: string): number => text.split(character).length;

/** The cookies of a request without those that no browser sends: the first ones stay, which are the oldest of the most particular path. */
export function withinCookieLimit(header: string): string {
  const cookies = header.split(';', MOST_COOKIES + 1);
  return cookies.length > MOST_COOKIES ? cookies.slice(0, MOST_COOKIES).join(';') : header;
}

/** 414 for an address of more parameters or segments than any page has, 400 for one whose path cannot be decoded; else null. */
export function addressVerdict(url: string): null | 400 | 414 {
  const [path = '', query = ''] = url.split('?', 2);
  if (countOf(path, '/') - 1 > MOST_SEGMENTS) return 414;
  // The rest of the query may contain further question marks.
  if (query !== '' && countOf(url.slice(path.length), '&') > MOST_PARAMETERS) return 414;
  return canonicalPath(path) === null ? 400 : null;
}
