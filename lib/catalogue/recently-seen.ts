import { readItem, siteDataChanged, writeItem } from '../platform/browser/site-data.ts';
import type { Locale } from '../platform/markets.ts';

/** All that is kept of a product that a visitor has looked at: what it takes to show it again. */
export type SeenProduct = {
  /** Of its document. */
  id: string;
  title: string;
  href: string;
  picture: { src: string; width: number; height: number } | null;
};

const MOST = 8;
/** Of a market and language each, whose names and addresses differ. */
const keyOf = (locale: Locale): string => `recently-seen/${locale}`;

/** The list with this product at its head, once, and no longer than it may be. */
export const withSeen = (list: readonly SeenProduct[], product: SeenProduct): SeenProduct[] =>
  [product, ...list.filter(({ id }) => id !== product.id)].slice(0, MOST);

/** What a stored text holds; whatever is not of the right form, or leads off this site, is left out. */
export function parseSeen(stored: string | null): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(seenIn).slice(0, MOST) : [];
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

/** The visitor's own list as it is stored; it never leaves the browser. Null where there is none, or the browser keeps nothing. */
export const storedSeen = (locale: Locale): string | null => readItem('localStorage', keyOf(locale));

/** The list, newest first. */
export const readSeen = (locale: Locale): SeenProduct[] => parseSeen(storedSeen(locale));

export const rememberSeen = (locale: Locale, product: SeenProduct): void =>
  void writeItem('localStorage', keyOf(locale), JSON.stringify(withSeen(readSeen(locale), product)));

export function forgetSeen(locale: Locale): void {
  writeItem('localStorage', keyOf(locale), null);
  siteDataChanged();
}
