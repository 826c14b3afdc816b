import { fold } from './fold.ts';
import { strongWords, wordsOf } from './words.ts';

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
