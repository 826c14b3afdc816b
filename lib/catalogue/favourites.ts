import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data.ts';
import type { Locale } from '../platform/markets.ts';
import { parseSeen, type SeenProduct } from './recently-seen.ts';

/** More than anybody looks through, and far less than a store holds. */
export const MOST_FAVOURITES = 60;

/** One list per market and language, whose names and addresses differ. */
const keyOf = (locale: Locale): string => `favourites/${locale}`;

export const parseFavourites = (stored: string | null): SeenProduct[] => parseSeen(stored, MOST_FAVOURITES);

/** The list with this product first, or without it when it was there; cut to its maximum length. */
export function toggled(list: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  const others = list.filter(({ id }) => id !== product.id);
  return others.length < list.length ? others : [product, ...others].slice(0, MOST_FAVOURITES);
}

/** The visitor's favourites as stored in the browser; null where there are none, or the browser stores nothing. */
export const storedFavourites = (locale: Locale): string | null => readItem('localStorage', keyOf(locale));

/** Adds a product to the visitor's favourites or removes it. @returns whether the browser stored the change */
export function toggleFavourite(locale: Locale, product: SeenProduct): boolean {
  const list = toggled(parseFavourites(storedFavourites(locale)), product);
  const isStored = writeItem('localStorage', keyOf(locale), list.length > 0 ? JSON.stringify(list) : null);
  siteDataChanged();
  return isStored;
}
