import { parseSeen, type SeenProduct } from '../catalogue/recently-seen.ts';
import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data.ts';
import type { Locale } from '../platform/markets.ts';

/** More than anybody looks through, and far less than a store holds. */
export const MOST_FAVOURITES = 200;

/** One list per market and language, whose names and addresses differ. */
const keyOf = (locale: Locale): string => `favourites/${locale}`;

/**
 * What is known of the account's list: whose it was, the products that it has, and those that were removed here since.
 * A product that the account had and that is not in its answer was removed elsewhere; one that it never had is new.
 */
export type AccountBook = { owner: string; known: string[]; removed: string[] };
/** Of a browser that knows no account. */
export const NOBODY: AccountBook = { owner: '', known: [], removed: [] };
const bookKeyOf = (locale: Locale): string => `favourites-account/${locale}`;

export const parseFavourites = (stored: string | null): SeenProduct[] => parseSeen(stored, MOST_FAVOURITES);

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, MOST_FAVOURITES) : [];

export function parseBook(stored: string | null): AccountBook {
  try {
    const { owner, known, removed } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return typeof owner === 'string' ? { owner, known: textsIn(known), removed: textsIn(removed) } : NOBODY;
  } catch {
    return NOBODY;
  }
}

/** The list with this product first, or without it when it was there; cut to its maximum length. */
export function toggled(list: readonly SeenProduct[], product: SeenProduct): SeenProduct[] {
  const others = list.filter(({ id }) => id !== product.id);
  return others.length < list.length ? others : [product, ...others].slice(0, MOST_FAVOURITES);
}

/** The book after a product was added or removed here: a removal of what the account has is to be told to it. */
export const bookAfterToggle = (book: AccountBook, id: string, isRemoved: boolean): AccountBook => ({
  ...book,
  removed: [...book.removed.filter((each) => each !== id), ...(isRemoved && book.known.includes(id) ? [id] : [])],
});

/** What the account must be told of a list: products that it never had, and removals. */
export function changesFor(list: readonly SeenProduct[], { owner, known, removed }: AccountBook) {
  return { owner, added: list.filter(({ id }) => !known.includes(id)), removed };
}

/**
 * The list after the answer of the account: its own, after what was added here while it was asked. What was removed
 * meanwhile stays away.
 * @param sent the list for which the account was asked
 */
export function mergedList(
  now: readonly SeenProduct[],
  sent: readonly SeenProduct[],
  account: readonly SeenProduct[],
): SeenProduct[] {
  const before = new Set(sent.map(({ id }) => id));
  const here = new Set(now.map(({ id }) => id));
  const added = now.filter(({ id }) => !before.has(id) && !account.some((each) => each.id === id));
  const left = account.filter(({ id }) => here.has(id) || !before.has(id));
  return [...added, ...left].slice(0, MOST_FAVOURITES);
}

/** The visitor's favourites as stored in the browser; null where there are none, or the browser stores nothing. */
export const storedFavourites = (locale: Locale): string | null => readItem('localStorage', keyOf(locale));

export const readFavourites = (locale: Locale): SeenProduct[] => parseFavourites(storedFavourites(locale));

export const readBook = (locale: Locale): AccountBook => parseBook(readItem('localStorage', bookKeyOf(locale)));

/** Stores the list and the book. @returns whether the browser stored the list */
export function writeFavourites(locale: Locale, list: readonly SeenProduct[], book: AccountBook): boolean {
  const isStored = writeItem('localStorage', keyOf(locale), list.length > 0 ? JSON.stringify(list) : null);
  if (book.owner) writeItem('localStorage', bookKeyOf(locale), JSON.stringify(book));
  siteDataChanged();
  return isStored;
}

/** Adds a product to the visitor's favourites or removes it. @returns whether the browser stored the change */
export function toggleFavourite(locale: Locale, product: SeenProduct): boolean {
  const before = readFavourites(locale);
  const list = toggled(before, product);
  const isRemoved = before.some(({ id }) => id === product.id);
  return writeFavourites(locale, list, bookAfterToggle(readBook(locale), product.id, isRemoved));
}
