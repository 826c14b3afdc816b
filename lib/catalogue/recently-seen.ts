import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data.ts';
import type { Locale } from '../platform/markets.ts';

/** The stored data of a product that a visitor has viewed: the minimum to show it again. */
export type SeenProduct = {
  /** Id of its document. */
  id: string;
  title: string;
  href: string;
  picture: { src: string; width: number; height: number } | null;
};

const MOST = 8;
/** One list per market and language, whose names and addresses differ. */
const keyOf = (locale: Locale): string => `recently-seen/${locale}`;

/** The list with this product first, without duplicates, cut to its maximum length. */
export const withSeen = (list: readonly SeenProduct[], product: SeenProduct): SeenProduct[] =>
  [product, ...list.filter(({ id }) => id !== product.id)].slice(0, MOST);

/** Parses a stored text; entries of the wrong shape, or with a link to another site, are omitted. */
export function parseSeen(stored: string | null, most = MOST): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(seenIn).slice(0, most) : [];
  } catch {
    return [];
  }
}

type Loose<T> = { [K in keyof T]?: unknown };

function seenIn(value: Loose<SeenProduct> | null): SeenProduct[] {
  const { id, title, href, picture } = value ?? {};
  if (typeof id !== 'string' || typeof title !== 'string' || typeof href !== 'string') return [];
  return /^\/(?![/\\])/.test(href) ? [{ id, title, href, picture: pictureIn(picture ?? null) }] : [];
}

function pictureIn(value: Loose<NonNullable<SeenProduct['picture']>> | null): SeenProduct['picture'] {
  const { src, width, height } = value ?? {};
  if (typeof src !== 'string' || !/^https?:\/\//.test(src)) return null;
  return typeof width === 'number' && typeof height === 'number' ? { src, width, height } : null;
}

/** The visitor's own list as stored; it never leaves the browser. Null where there is none, or the browser stores nothing. */
export const storedSeen = (locale: Locale): string | null => readItem('localStorage', keyOf(locale));

/** The list, newest first. */
export const readSeen = (locale: Locale): SeenProduct[] => parseSeen(storedSeen(locale));

export const rememberSeen = (locale: Locale, product: SeenProduct): void =>
  void writeItem('localStorage', keyOf(locale), JSON.stringify(withSeen(readSeen(locale), product)));

export function forgetSeen(locale: Locale): void {
  writeItem('localStorage', keyOf(locale), null);
  siteDataChanged();
}
