import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Language } from '../markets.ts';
import type { IndexedEntry } from './entries.ts';
import { type Asked, askedOf, likeness, type Names, namesOf, wordsMet } from './likeness.ts';
import { queryOf } from './query.ts';
import { hasForms } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

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
