import { fold } from './fold.ts';

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
