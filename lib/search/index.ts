import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../platform/markets.ts';
import type { IndexedEntry } from './entries.ts';
import { isBegun, queryOf } from './query.ts';
import type { Kind } from './search.ts';
import { hasForms, isBeginning, significantTokens, stemOf, stemTerm, termsOf } from './terms.ts';
import { correctionOf, createVocabulary, type EntryWord, type Vocabulary } from './vocabulary.ts';

/** A word of a page name, with the terms that match it. */
type NameWord = { word: string; terms: ReadonlySet<string> };
type Names = readonly (readonly NameWord[])[];
/**
 * A word of a query, its stem as a term, whether it is an incomplete word, and the most frequent title word that starts
 * with it.
 */
type QueryWord = { word: string; stem: string; begun: boolean; usual: string | undefined };

/**
 * Match score of a query word and a word of a name: same word, other form, the most frequent word with this prefix, any
 * other word with this prefix.
 */
const [SAME, FORM, USUAL, BEGINNING] = [1, 0.9, 0.9, 0.1];

const wordsOf = (language: Language, text: string, { has }: Vocabulary): NameWord[] =>
  significantTokens(language, text).map(({ word }) => ({ word, terms: new Set(termsOf(language, word, has)) }));

/** The significant words of a page's names, one list for each name. */
export const namesOf = (language: Language, { title, names }: IndexedEntry, vocabulary: Vocabulary): Names =>
  [title, ...names].map((name) => wordsOf(language, name, vocabulary));

export const queryWordOf = (language: Language, word: string, vocabulary: Vocabulary): QueryWord => ({
  word,
  stem: stemTerm(language, word),
  begun: isBegun(word, vocabulary),
  usual: isBeginning(word) ? vocabulary.beginningWith(word)[0] : undefined,
});

/** Number of query words among the matched terms; at least one, since a compound may match by its parts only. */
const wordsMet = (queryWords: readonly QueryWord[], terms: readonly string[]): number =>
  Math.max(1, queryWords.filter(({ word, stem }) => terms.includes(word) || terms.includes(stem)).length);

const isForm = ({ word, stem, begun }: QueryWord, name: NameWord): boolean =>
  word === name.word || (!begun && name.terms.has(stem));

function shared(query: QueryWord, name: NameWord): number {
  const { word, usual } = query;
  if (isForm(query, name)) return word === name.word ? SAME : FORM;
  if (usual === name.word) return USUAL;
  return isBeginning(word) && name.word.startsWith(word) ? BEGINNING : 0;
}

/**
 * Similarity of a query and a name: the matched share of the query words times the matched share of the name words, each
 * from 0 to 1.
 */
function inCommon(queryWords: readonly QueryWord[], name: Names[number]): number {
  const met = queryWords.map((word) => Math.max(0, ...name.map((other) => shared(word, other))));
  const sum = met.reduce((total, part) => total + part, 0);
  return sum === 0 ? 0 : (sum / queryWords.length) * Math.min(1, sum / name.length);
}

/** Best similarity of a query and any of the names: 1 for the same words in any order, 0 for no words in common. */
export const likeness = (queryWords: readonly QueryWord[], names: Names): number =>
  Math.max(0, ...names.map((name) => inCommon(queryWords, name)));

/** Whether every word of a query is one of these, in whatever form; one that is incomplete may begin one. */
const areMet = (queryWords: readonly QueryWord[], words: readonly NameWord[]): boolean =>
  queryWords.every((word) => words.some((name) => (word.begun ? shared(word, name) > 0 : isForm(word, name))));

/**
 * A page that matches a query, and the index terms that matched.
 * `named`: the names and keywords of the page hold every word of the query, and not only its text.
 */
export type Hit = { entry: IndexedEntry; score: number; terms: readonly string[]; named: boolean };
export type Accepts = (entry: IndexedEntry) => boolean;
type Pages = {
  engine: MiniSearch<IndexedEntry>;
  entries: ReadonlyMap<string, IndexedEntry>;
  vocabulary: Vocabulary;
};

/** Kinds about the site. Their keywords are a section, a department or a place, which many pages share: only the names are theirs. */
export const SITE: readonly Kind[] = ['corporate', 'job'];

/** Boost of a page whose name is the query. */
const NAMED = 4;
/** Boost of a page that lists others. */
const LIST = 1.5;

/** Searches pages by folded words, best first. */
function createFinder(language: Language, { engine, entries, vocabulary }: Pages) {
  type PageWords = { names: Names; own: readonly NameWord[] };
  const wordsOfPages = new WeakMap<IndexedEntry, PageWords>();

  function wordsOfPage(entry: IndexedEntry): PageWords {
    const known = wordsOfPages.get(entry);
    if (known) return known;
    const names = namesOf(language, entry, vocabulary);
    const keywords = SITE.includes(entry.kind) ? [] : wordsOf(language, entry.keywords, vocabulary);
    const words = { names, own: [...names.flat(), ...keywords] };
    wordsOfPages.set(entry, words);
    return words;
  }

  const weightOf = (entry: IndexedEntry, likenessOfNames: number): number =>
    (entry.list ? LIST : 1) * (1 + NAMED * likenessOfNames);

  function hitsOf(query: Query, queryWords: readonly QueryWord[], accepts: Accepts): Hit[] {
    const hits = engine.search(query).flatMap(({ id, score, terms, queryTerms }) => {
      const entry = entries.get(id);
      if (!entry || !accepts(entry)) return [];
      // The engine multiplies the score by the number of matched terms: here these are forms of fewer words.
      const { names, own } = wordsOfPage(entry);
      const weight =
        (weightOf(entry, likeness(queryWords, names)) * wordsMet(queryWords, queryTerms)) /
        Math.max(1, queryTerms.length);
      return [{ entry, score: score * weight, terms, named: areMet(queryWords, own) }];
    });
    return hits.sort((a, b) => b.score - a.score);
  }

  /**
   * Pages that contain all words, or any of them when none contains all. A number or a single letter beside other words,
   * as in "vitamine C", raises the score, but is neither required nor enough.
   */
  return (words: readonly string[], accepts: Accepts): Hit[] => {
    const queryWords = words.map((word) => queryWordOf(language, word, vocabulary));
    const each = (some: readonly string[]) => some.map((word) => queryOf(language, word, vocabulary));
    const bare = words.filter((word) => !hasForms(word));
    const isMixed = bare.length > 0 && bare.length < words.length;
    const met = (combineWith: 'AND' | 'OR'): Hit[] => {
      const whole: Query = { combineWith, queries: each(isMixed ? words.filter(hasForms) : words) };
      const preferring: Query = { combineWith: 'OR', queries: [whole, ...each(bare)] };
      return hitsOf(isMixed ? { combineWith: 'AND', queries: [whole, preferring] } : whole, queryWords, accepts);
    };
    const all = met('AND');
    return all.length > 0 || words.length < 2 ? all : met('OR');
  };
}

const FIELDS = ['title', 'names', 'keywords', 'standfirst', 'text', 'kindName'] as const;
type Field = (typeof FIELDS)[number];
/** Longest time for which indexing occupies the process at once, in ms: a page passes its event loop dozens of times. */
const SLICE_MS = 5;
const BOOST: Readonly<Record<Field, number>> = {
  title: 6,
  names: 4,
  keywords: 3,
  standfirst: 2,
  text: 1,
  kindName: 2,
};

/** Works on the items in short slices, between which other requests are served. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

export type Finding = {
  /** Best first. */
  hits: Hit[];
  /** The corrected query that was used, when some of the typed words are unknown. */
  correction: string | null;
};

function textOf(entry: IndexedEntry, field: Field): string {
  const value = entry[field];
  return typeof value === 'string' ? value : value.join(' ');
}

/** The words of a page, without duplicates. */
function wordsIn(language: Language, entry: IndexedEntry): EntryWord[] {
  const found = new Map<string, EntryWord>();
  for (const field of FIELDS) {
    const title = field !== 'text' && field !== 'standfirst' && field !== 'kindName';
    for (const { word, written } of significantTokens(language, textOf(entry, field))) {
      const goods = title && (entry.kind === 'product' || entry.kind === 'advice');
      if (!found.has(word)) found.set(word, { word, stem: stemOf(language, word), written, title, goods });
    }
  }
  return [...found.values()];
}

const engineOf = (language: Language, { has }: Vocabulary): MiniSearch<IndexedEntry> =>
  new MiniSearch({
    fields: [...FIELDS],
    extractField: (entry, name) => (name === 'id' ? entry.id : textOf(entry, name as Field)),
    tokenize: (text) => significantTokens(language, text).map(({ word }) => word),
    processTerm: (word) => termsOf(language, word, has),
    // Queries are already split into terms.
    searchOptions: { boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term },
  });

/**
 * Full-text index of the published pages of a locale: matches word forms and prefixes, ignores accents, and corrects
 * misspelt words to the closest known one.
 */
export function createIndex(language: Language) {
  const vocabulary = createVocabulary();
  const engine = engineOf(language, vocabulary);
  const entries = new Map<string, IndexedEntry>();
  let revision = 0;

  function remove(ids: readonly string[]): void {
    revision += 1;
    for (const id of ids) {
      const entry = entries.get(id);
      if (!entry) continue;
      vocabulary.remove(wordsIn(language, entry));
      entries.delete(id);
      engine.discard(id);
    }
  }

  /** Must be called for all new pages before they are indexed: whether a word is a compound depends on all other words. */
  function announce(entry: IndexedEntry): void {
    vocabulary.add(wordsIn(language, entry));
    entries.set(entry.id, entry);
  }

  const met = createFinder(language, { engine, entries, vocabulary });

  return {
    vocabulary,
    remove,
    /** Adds pages, replacing those with the same ids. */
    put(added: readonly IndexedEntry[]): void {
      remove(added.map(({ id }) => id));
      added.forEach(announce);
      engine.addAll(added);
    },
    /** Fills an empty index in slices. */
    async fill(added: readonly IndexedEntry[]): Promise<void> {
      await inSlices(added, announce);
      await inSlices(added, (entry) => engine.add(entry));
      revision += 1;
    },
    /** Accepted pages that match the typed text. @param exact without a correction, which is then only reported */
    find(typed: string, accepts: Accepts, exact = false): Finding {
      const words = [...new Set(significantTokens(language, typed).map(({ word }) => word))];
      if (words.length === 0) return { hits: [], correction: null };
      const corrected = correctionOf(language, typed, vocabulary);
      const wanted = (exact ? null : corrected?.words) ?? words;
      return { hits: met(wanted, accepts), correction: corrected?.text ?? null };
    },
    get size() {
      return entries.size;
    },
    /** Changes with each update of the index, so that cached results can be invalidated. */
    get revision() {
      return revision;
    },
  };
}

export type SearchIndex = ReturnType<typeof createIndex>;
