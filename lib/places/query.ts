import { fold as plain } from '../platform/text/compare.ts';

const SHORT = new Map(Object.entries({ st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' }));

const ORDINAL = /^0*(\d{1,2})(?:er|ere|e|eme|nd|nde)?$/;

/**
 * Normalises a name or a query for comparison: lower case without accents, words separated by one space, `St` expanded,
 * an arrondissement as its bare number (`Lyon 1er` → `lyon 1`).
 */
export function fold(text: string): string {
  return plain(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT.get(word) ?? (/^\d/.test(word) ? word.replace(ORDINAL, '$1') : word))
    .join(' ');
}

/** Words that people omit from a name, or add to it: they neither match nor exclude a place. */
const WEAK = new Set('a au aux d de des du en et l la le les sur sous arrondissement arr ardt'.split(' '));

/** Words of a folded text. */
export const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => word !== '');

/** The significant words of a name: `la rochelle` → `rochelle`; all of them when nothing else is left. */
export function strongWords(words: readonly string[]): readonly string[] {
  const strong = words.filter((word) => !WEAK.has(word));
  return strong.length > 0 ? strong : words;
}

/** `Le Mont-Dore` and `Mont Dore` have the same key. */
export const strongKey = (text: string): string => strongWords(wordsOf(fold(text))).join(' ');

/** A parsed query for a place. */
export type PlaceQuery = {
  /** All words, folded; without the postal code. */
  text: string;
  /** The words that must match. */
  words: readonly string[];
  /** A postal code or a prefix of one, two to five digits; empty without one. */
  postcode: string;
};

const DIGITS = /(?<!\d)(?:\d{5}|\d{4}|\d{3}|(?<=^\s*)\d{2}(?=\s*$))(?!\d)/;

/** A longer text is not a place name. */
export const MAX_PLACE_TEXT = 80;

/** `69001 Lyon` → 69001 and lyon; `97 400` → 97400; `Lyon Cedex 03` → lyon. */
export function readPlaceQuery(typed: string): PlaceQuery {
  const plain = typed
    .slice(0, MAX_PLACE_TEXT)
    .replace(/,\s*france\s*$/i, '')
    .replace(/\bcedex\b(\s*\d{1,2}\b)?/i, ' ')
    .replace(/(?<!\d)(\d{2}) (\d{3})(?!\d)/, '$1$2')
    // The two departments of Corsica, which share the postal code prefix 20.
    .replace(/^\s*2\s*([ab])\s*$/i, '2$1');
  const [postcode = ''] = DIGITS.exec(plain) ?? [];
  const words = wordsOf(fold(postcode ? plain.replace(DIGITS, ' ') : plain));
  return { text: words.join(' '), words: strongWords(words), postcode };
}
