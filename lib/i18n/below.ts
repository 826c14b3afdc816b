import { type Locale, MARKETS } from '../markets.ts';

/** What follows the first segment of a public path, the locale's prefix aside: `/nl/onze-producten/a/b` → `['a', 'b']`. */
export const pathBelow = (url: string, locale: Locale): string[] =>
  url.slice(MARKETS[locale].prefix.length).split('/').slice(2).map(decodeURIComponent);
