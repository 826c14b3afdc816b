import SearchableMap from 'minisearch/SearchableMap';
import type { Language } from '../platform/markets.ts';
import { editDistance } from '../platform/text/compare.ts';
import { isMet } from './query.ts';
import { headOf, partsOf, significantTokens, stemOf, tokensOf } from './terms.ts';

/** Number of typing errors tolerated in a word of this length: none in a short one, which is similar to too many words. */
export const forgiven = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
};

export type Candidate = { word: string /** Number of pages that contain it. */; pages: number };

/**
 * The candidate closest to an unknown word; ties are resolved by the same first letters, then by frequency. Null when
 * there is none. @param most the number of typing errors tolerated
 */
export function nearest(typed: string, candidates: Iterable<Candidate>, most = forgiven(typed)): string | null {
  let best: { word: string; far: number; pages: number } | null = null;
  for (const { word, pages } of candidates) {
    const steps = editDistance(typed, word, best ? Math.min(most, Math.floor(best.far)) : most);
    if (steps > most) continue;
    const far = steps + (word[0] === typed[0] ? 0 : 0.5);
    if (!best || far < best.far || (far === best.far && pages > best.pages)) best = { word, far, pages };
  }
  return best?.word ?? null;
}

/** Shorter stems are similar to those of unrelated words: "acné" and "année". */
const SHORTEST_STEM = 6;

/**
 * A word whose stem is similar: "homéopathiques" for "homeopatie", when no page contains "homéopathie". One error and the
 * same first letter, since most words that are unknown are correct: "transpiration" is no "transport".
 */
function nearestForm(language: Language, word: string, vocabulary: Vocabulary): string | null {
  const stem = stemOf(language, word);
  if (stem.length < SHORTEST_STEM) return null;
  const near = nearest(
    stem,
    vocabulary.stemsNear(stem).filter((other) => other.word[0] === stem[0]),
    1,
  );
  return near && vocabulary.formOf(near);
}

function better(language: Language, word: string, vocabulary: Vocabulary): string | null {
  if (isMet(language, word, vocabulary)) return null;
  if (language === 'nl' && partsOf(word, vocabulary.has)) return null;
  const near = nearest(word, vocabulary.wordsNear(word)) ?? nearestForm(language, word, vocabulary);
  return near ?? (language === 'nl' ? headOf(word, vocabulary.has) : null);
}

/**
 * The query with its unknown words replaced by the closest known ones: the significant words, folded, and the text as
 * typed except for them. Null when no word is unknown, or no known one is similar.
 */
export function correctionOf(
  language: Language,
  typed: string,
  vocabulary: Vocabulary,
): { words: string[]; text: string } | null {
  const replaced = new Map(
    significantTokens(language, typed).flatMap(({ word }) => {
      const found = better(language, word, vocabulary);
      return found ? [[word, found] as const] : [];
    }),
  );
  if (replaced.size === 0) return null;
  const text = tokensOf(typed).reduceRight((rest, { word, written, start }) => {
    const found = replaced.get(word);
    if (!found) return rest;
    const after = rest.slice(start + written.length);
    // In "arnica9CH" a digit ends the word, which the correction may lack.
    return `${rest.slice(0, start)}${vocabulary.written(found)}${/^\p{L}/u.test(after) ? ' ' : ''}${after}`;
  }, typed);
  const words = significantTokens(language, typed).map(({ word }) => replaced.get(word) ?? word);
  return { words: [...new Set(words)], text: text.trim() };
}

/** Spelling or form → number of pages that contain it. */
type Counts = Map<string, number>;
type Known = {
  pages: number;
  /** Number of titles that contain it, and of those of products and advice. */
  titles: number;
  goods: number;
  written: Counts;
};
export type EntryWord = { word: string; stem: string; written: string; title: boolean; goods: boolean };

function add(counts: Counts, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

const most = (counts: Counts | undefined): string | undefined =>
  [...(counts ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];

const sum = (counts: Counts): number => counts.values().reduce((total, count) => total + count, 0);

/** Words of all pages, with their spellings and stems, updated as pages are added and removed. */
export function createVocabulary() {
  const words = new SearchableMap<Known>();
  const stems = new SearchableMap<Counts>();

  function count(entryWords: readonly EntryWord[], by: 1 | -1): void {
    for (const { word, stem, written, title, goods } of entryWords) {
      const known = words.fetch(word, () => ({ pages: 0, titles: 0, goods: 0, written: new Map() }));
      known.pages += by;
      known.titles += title ? by : 0;
      known.goods += goods ? by : 0;
      add(known.written, written.toLowerCase(), by);
      if (known.pages === 0) words.delete(word);
      const forms = stems.fetch(stem, () => new Map());
      add(forms, word, by);
      if (forms.size === 0) stems.delete(stem);
    }
  }

  return {
    has: (word: string): boolean => words.has(word),
    hasStem: (stem: string): boolean => stems.has(stem),
    /** Whether any word has this prefix. */
    begins: (start: string): boolean => !words.atPrefix(start).keys().next().done,
    /** Counts the words of a page, which must not contain duplicates. */
    add: (entryWords: readonly EntryWord[]) => count(entryWords, 1),
    remove: (entryWords: readonly EntryWord[]) => count(entryWords, -1),
    /** The most frequent spelling of a folded word: "bébé" for "bebe". */
    written: (word: string): string => most(words.get(word)?.written) ?? word,
    /** The most frequent word of a stem. */
    formOf: (stem: string): string => most(stems.get(stem)) ?? stem,
    /** Words of titles that complete a prefix: those of products and advice, or of other pages where there is none. */
    completionsOf(start: string): string[] {
      const found = [...words.atPrefix(start)].filter(([, { titles }]) => titles > 0);
      const goods = found.filter(([, known]) => known.goods > 0);
      return (goods.length > 0 ? goods : found)
        .sort(([, a], [, b]) => b.titles - a.titles || b.pages - a.pages)
        .map(([word]) => word);
    },
    /** Words of titles with this prefix, the most frequent first. */
    beginningWith: (start: string): string[] =>
      [...words.atPrefix(start)]
        .filter(([, { titles }]) => titles > 0)
        .sort(([, a], [, b]) => b.titles - a.titles || b.pages - a.pages)
        .map(([word]) => word),
    /** Words and stems within the edit distance; a transposition counts twice here, hence the + 1. */
    wordsNear: (word: string): Candidate[] =>
      [...words.fuzzyGet(word, forgiven(word) + 1)].map(([near, [{ pages }]]) => ({ word: near, pages })),
    stemsNear: (stem: string): Candidate[] =>
      [...stems.fuzzyGet(stem, forgiven(stem) + 1)].map(([near, [forms]]) => ({ word: near, pages: sum(forms) })),
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
