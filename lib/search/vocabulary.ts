import SearchableMap from 'minisearch/SearchableMap';
import { type Candidate, forgiven } from './correction.ts';

/** Spelling or form → number of pages that contain it. */
type Counts = Map<string, number>;
type Known = { pages: number /** Number of titles that contain it. */; titles: number; written: Counts };
export type Said = { word: string; stem: string; written: string; title: boolean };

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

  function count(said: readonly Said[], by: 1 | -1): void {
    for (const { word, stem, written, title } of said) {
      const known = words.fetch(word, () => ({ pages: 0, titles: 0, written: new Map() }));
      known.pages += by;
      known.titles += title ? by : 0;
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
    add: (said: readonly Said[]) => count(said, 1),
    remove: (said: readonly Said[]) => count(said, -1),
    /** The most frequent spelling of a folded word: "bébé" for "bebe". */
    written: (word: string): string => most(words.get(word)?.written) ?? word,
    /** The most frequent word of a stem. */
    formOf: (stem: string): string => most(stems.get(stem)) ?? stem,
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
