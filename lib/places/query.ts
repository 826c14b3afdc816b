import { fold as plain } from '../platform/text/compare.ts';

const SHORT = new Map(Object.entries({ st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' }));

const ORDINAL = /^0*(\d{1,2})(?:er|ere|e|eme|nd|nde)?$/;

/**
 * A name or a query as it is compared: small letters without accents, words by one blank, `St` written out, an
 * arrondissement as its bare number (`Lyon 1er` → `lyon 1`).
 */
export function fold(text: string): string {
  return plain(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT.get(word) ?? (/^\d/.test(word) ? word.replace(ORDINAL, '$1') : word))
    .join(' ');
}

/** Words that people leave out of a name, or add to it: they neither find a place nor exclude one. */
const WEAK = new Set('a au aux d de des du en et l la le les sur sous arrondissement arr ardt'.split(' '));

/** Words of a folded text. */
export const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => word !== '');

/** The words that tell one name from another: `la rochelle` → `rochelle`; all of them where nothing else is left. */
export function strongWords(words: readonly string[]): readonly string[] {
  const strong = words.filter((word) => !WEAK.has(word));
  return strong.length > 0 ? strong : words;
}

/** `Le Mont-Dore` and `Mont Dore` are the same. */
export const strongKey = (text: string): string => strongWords(wordsOf(fold(text))).join(' ');

/** What somebody typed to name a place. */
export type PlaceQuery = {
  /** All words, folded; without the postal code. */
  text: string;
  /** The words that have to be met. */
  words: readonly string[];
  /** A postal code or its beginning, two to five digits; empty without one. */
  postcode: string;
};

const DIGITS = /(?<!\d)(?:\d{5}|\d{4}|\d{3}|(?<=^\s*)\d{2}(?=\s*$))(?!\d)/;

/** A longer text is no name of a place. */
export const MAX_PLACE_TEXT = 80;

/** `69001 Lyon` → 69001 and lyon; `97 400` → 97400; `Lyon Cedex 03` → lyon. */
export function readPlaceQuery(typed: string): PlaceQuery {
  const plain = typed
    .slice(0, MAX_PLACE_TEXT)
    .replace(/,\s*france\s*$/i, '')
    .replace(/\bcedex\b(\s*\d{1,2}\b)?/i, ' ')
    .replace(/(?<!\d)(\d{2}) (\d{3})(?!\d)/, '$1$2')
    // The two departments of Corsica, of which postal codes say no more than 20.
    .replace(/^\s*2\s*([ab])\s*$/i, '2$1');
  const [postcode = ''] = DIGITS.exec(plain) ?? [];
  const words = wordsOf(fold(postcode ? plain.replace(DIGITS, ' ') : plain));
  return { text: words.join(' '), words: strongWords(words), postcode };
}
