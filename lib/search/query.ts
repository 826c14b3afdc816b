import type { Query } from 'minisearch';
import type { Language } from '../markets.ts';
import { headOf, partsOf } from './compounds.ts';
import { hasForms, isBeginning, stemTerm } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much less is thought of a page that is met by something else than what was typed. */
const FAINT = 0.1;
/** From so many letters on a word that is there may be a compound of which only the beginning is a word by itself. */
const SHORTEST_COMPOUND = 9;

/** Whether a folded word is met by something in the index, whatever its form. */
export function isMet(language: Language, word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || !hasForms(word)) return true;
  const { hasStem } = vocabulary;
  return hasStem(stemTerm(language, word).slice(1)) || isBegun(word, vocabulary);
}

/** Whether a folded word that nobody says is the beginning of another one, as while it is being typed. */
export const isBegun = (word: string, { has, begins }: Vocabulary): boolean =>
  isBeginning(word) && !has(word) && begins(word);

const weighed = (terms: readonly string[], weight: number): Query => ({
  combineWith: 'OR',
  queries: [...terms],
  boostTerm: () => weight,
});

/** What a compound is about: its parts, or the word that it begins with. */
function about(word: string, { has }: Vocabulary): string[] {
  const parts = partsOf(word, has);
  if (parts || !has(word) || word.length < SHORTEST_COMPOUND) return parts ?? [];
  return [headOf(word, has) ?? []].flat();
}

/**
 * What the index is asked for a folded word: the word, those that begin like it, its other forms; and for a Dutch compound its
 * parts. A stem means little for a word that is not whole ("lev" is no form of "leeftijd"), nor do the parts of a compound that
 * is there.
 */
export function queryOf(language: Language, word: string, vocabulary: Vocabulary): Query {
  if (!hasForms(word)) return { queries: [word] };
  const stem = weighed([stemTerm(language, word)], isBegun(word, vocabulary) ? FAINT : 1);
  const parts = language === 'nl' ? about(word, vocabulary).map((part) => stemTerm(language, part)) : [];
  const ways: Query[] = [{ queries: [word], prefix: isBeginning(word) }, stem];
  if (parts.length > 0) ways.push(weighed(parts, vocabulary.has(word) ? FAINT : 1));
  return { combineWith: 'OR', queries: ways };
}
