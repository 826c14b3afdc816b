import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Language } from '../platform/markets.ts';
import type { IndexedEntry } from './entries.ts';
import { isBegun, queryOf } from './query.ts';
import { hasForms, isBeginning, stemTerm, tellingTokens, termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a word of a name is found by. */
type NameWord = { word: string; terms: ReadonlySet<string> };
export type Names = readonly (readonly NameWord[])[];
/** A word of a query, its stem as a term, whether it is only begun, and the word that titles most often begin like it. */
export type Asked = { word: string; stem: string; begun: boolean; usual: string | undefined };

/** How much of a word of a query a word of a name is: the same, another form, the usual word that begins like it, another one. */
const [SAME, FORM, USUAL, BEGINNING] = [1, 0.9, 0.9, 0.1];

/** The telling words of what a page is called, one list for each name. */
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

/** How many words are among the terms that a page has met; one at least, which it may have met by its parts. */
const wordsMet = (asked: readonly Asked[], terms: readonly string[]): number =>
  Math.max(1, asked.filter(({ word, stem }) => terms.includes(word) || terms.includes(stem)).length);

function shared({ word, stem, begun, usual }: Asked, name: NameWord): number {
  if (word === name.word) return SAME;
  if (!begun && name.terms.has(stem)) return FORM;
  if (usual === name.word) return USUAL;
  return isBeginning(word) && name.word.startsWith(word) ? BEGINNING : 0;
}

/** What a query and a name have in common: of the words of the one and of those of the other, both from 0 to 1, multiplied. */
function inCommon(asked: readonly Asked[], name: Names[number]): number {
  const met = asked.map((word) => Math.max(0, ...name.map((other) => shared(word, other))));
  const sum = met.reduce((total, part) => total + part, 0);
  return sum === 0 ? 0 : (sum / asked.length) * Math.min(1, sum / name.length);
}

/** How like the words of a query one of the names is: 1 for the same words in whatever order, 0 for none in common. */
export const likeness = (asked: readonly Asked[], names: Names): number =>
  Math.max(0, ...names.map((name) => inCommon(asked, name)));

/** A page that meets a query, and the terms of the index by which it does. */
export type Hit = { entry: IndexedEntry; score: number; terms: readonly string[] };
export type Accepts = (entry: IndexedEntry) => boolean;
type Pages = {
  engine: MiniSearch<IndexedEntry>;
  entries: ReadonlyMap<string, IndexedEntry>;
  vocabulary: Vocabulary;
};

/** How much more a page counts that is called just what was typed. */
const NAMED = 4;
/** How much more one counts that lists others. */
const LIST = 1.5;

/** Finds pages by folded words, best first. */
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
      // The engine counts a page as many times as it meets terms: here they are forms of fewer words.
      const weight = (weightOf(entry, asked) * wordsMet(asked, queryTerms)) / Math.max(1, queryTerms.length);
      return [{ entry, score: score * weight, terms }];
    });
    return hits.sort((a, b) => b.score - a.score);
  }

  /**
   * Pages that hold all words, or any of them where none holds all. A number or a letter beside words, as the C of a vitamin, is
   * preferred and not demanded.
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
