import type { Query } from 'minisearch';
import type { Language } from '../markets.ts';
import { partsOf } from './compounds.ts';
import { hasForms, stemTerm } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** From so many letters on a word is met by those that begin like it: fewer would meet most of the index. */
const SHORTEST_BEGINNING = 3;

/** Whether a folded word is met by something in the index, whatever its form. */
export function isMet(language: Language, word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || !hasForms(word)) return true;
  const { hasStem, begins } = vocabulary;
  return hasStem(stemTerm(language, word).slice(1)) || (word.length >= SHORTEST_BEGINNING && begins(word));
}

/**
 * What the index is asked for a folded word: the word, those that begin like it, its other forms; and for a Dutch compound that is
 * not there its parts.
 */
export function queryOf(language: Language, word: string, vocabulary: Vocabulary): Query {
  if (!hasForms(word)) return { queries: [word] };
  const parts = language === 'nl' && !vocabulary.has(word) ? partsOf(word, vocabulary.has) : null;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: word.length >= SHORTEST_BEGINNING },
      stemTerm(language, word),
      ...(parts ?? []).map((part) => stemTerm(language, part)),
    ],
  };
}
