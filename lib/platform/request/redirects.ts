import type { Locale } from '../markets.ts';
import { processSingleton } from '../process/singletons.ts';

/** Redirects of the shop as `lib/redirects` has read them; the server asks for them when it knows no such address. */
type ShopRedirects = {
  /** Target by the key of a path (`redirectKey`). */
  targets: ReadonlyMap<string, string>;
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
  /** By language, then by the key of a path (`redirectKey`). */
  tables: ReadonlyMap<Locale, ReadonlyMap<string, Moved>>;
  /** Time from which they are read again, in milliseconds since 1970. */
  dueAt: number;
  /** Reads them again, in the background. */
  refresh: () => void;
};

export const editorRedirects = () => processSingleton<EditorRedirects>('editor-redirects');
