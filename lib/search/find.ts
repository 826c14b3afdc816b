import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Language } from '../platform/markets.ts';
import type { IndexedEntry } from './entries.ts';
import { isBegun, queryOf } from './query.ts';
import { hasForms, isBeginning, stemTerm, tellingTokens, termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a page name, with the terms that match it. */
type NameWord = { word: string; terms: ReadonlySet<string> };
export type Names = readonly (readonly NameWord[])[];
/**
 * A word of a query, its stem as a term, whether it is an incomplete word, and the most frequent title word that starts
 * with it.
 */
export type Asked = { word: string; stem: string; begun: boolean; usual: string | undefined };

/**
 * Match score of a query word and a word of a name: same word, other form, the most frequent word with this prefix, any
 * other word with this prefix.
 */
const [SAME, FORM, USUAL, BEGINNING] = [1, 0.9, 0.9, 0.1];

/** The significant words of a page's names, one list for each name. */
export const namesOf = (language: Language, { title, names }: IndexedEntry, { has }: Vocabulary): Names =>
  [title, ...names].map((name) =>
    tellingTokens(language, name).map(({ word }) => ({ word, terms: new Set(termsOf(language, word, has)) })),
  );

export const askedOf = (language: Language, word: string, vocabulary: Vocabulary): Asked => ({
  word,
  stem: stemTerm(language, word),
  begun: isBegun(word, vocabulary),
  usual: isBeginning(word) ? vocabulary.beginningWith(word)[0] : undefined,
});

/** Number of query words among the matched terms; at least one, since a compound may match by its parts only. */
const wordsMet = (asked: readonly Asked[], terms: readonly string[]): number =>
  Math.max(1, asked.filter(({ word, stem }) => terms.includes(word) || terms.includes(stem)).length);

function shared({ word, stem, begun, usual }: Asked, name: NameWord): number {
  if (word === name.word) return SAME;
  if (!begun && name.terms.has(stem)) return FORM;
  if (usual === name.word) return USUAL;
  return isBeginning(word) && name.word.startsWith(word) ? BEGINNING : 0;
}

/**
 * Similarity of a query and a name: the matched share of the query words times the matched share of the name words, each
 * from 0 to 1.
 */
function inCommon(asked: readonly Asked[], name: Names[number]): number {
  const met = asked.map((word) => Math.max(0, ...name.map((other) => shared(word, other))));
  const sum = met.reduce((total, part) => total + part, 0);
  return sum === 0 ? 0 : (sum / asked.length) * Math.min(1, sum / name.length);
}

/** Best similarity of a query and any of the names: 1 for the same words in any order, 0 for no words in common. */
export const likeness = (asked: readonly Asked[], names: Names): number =>
  Math.max(0, ...names.map((name) => inCommon(asked, name)));

/** A page that matches a query, and the index terms that matched. */
export type Hit = { entry: IndexedEntry; score: number; terms: readonly string[] };
export type Accepts = (entry: IndexedEntry) => boolean;
type Pages = {
  engine: MiniSearch<IndexedEntry>;
  entries: ReadonlyMap<string, IndexedEntry>;
  vocabulary: Vocabulary;
};

/** Boost of a page whose name is the query. */
const NAMED = 4;
/** Boost of a page that lists others. */
const LIST = 1.5;

/** Searches pages by folded words, best first. */
export function createFinder(language: Language, { engine, entries, vocabulary }: Pages) {
  const names = new WeakMap<IndexedEntry, Names>();

  function namesOfPage(entry: IndexedEntry): Names {
    const known = names.get(entry) ?? namesOf(language, entry, vocabulary);
    names.set(entry, known);
    return known;
  }

  const weightOf = (entry: IndexedEntry, asked: readonly Asked[]): number =>
    (entry.list ? LIST : 1) * (1 + NAMED * likeness(asked, namesOfPage(entry)));

  function hitsOf(query: Query, asked: readonly Asked[], accepts: Accepts): Hit[] {
    const hits = engine.search(query).flatMap(({ id, score, terms, queryTerms }) => {
      const entry = entries.get(id);
      if (!entry || !accepts(entry)) return [];
      // The engine multiplies the score by the number of matched terms: here these are forms of fewer words.
      const weight = (weightOf(entry, asked) * wordsMet(asked, queryTerms)) / Math.max(1, queryTerms.length);
      return [{ entry, score: score * weight, terms }];
    });
    return hits.sort((a, b) => b.score - a.score);
  }

  /**
   * Pages that contain all words, or any of them when none contains all. A number or a single letter beside other words,
   * as in "vitamine C", raises the score but is not required.
   */
  return (words: readonly string[], accepts: Accepts): Hit[] => {
    const asked = words.map((word) => askedOf(language, word, vocabulary));
    const each = (some: readonly string[]) => some.map((word) => queryOf(language, word, vocabulary));
    const bare = words.filter((word) => !hasForms(word));
    const isMixed = bare.length > 0 && bare.length < words.length;
    const whole: Query = { combineWith: 'AND', queries: each(words.filter(hasForms)) };
    const preferring: Query = { combineWith: 'OR', queries: [whole, ...each(bare)] };
    const all = hitsOf({ combineWith: 'AND', queries: isMixed ? [whole, preferring] : each(words) }, asked, accepts);
    if (all.length > 0 || words.length < 2) return all;
    return hitsOf({ combineWith: 'OR', queries: each(words) }, asked, accepts);
  };
}
