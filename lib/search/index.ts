import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Language } from '../platform/markets.ts';
import type { IndexedEntry } from './entries.ts';
import { type Accepts, createFinder, type Hit } from './find.ts';
import { stemOf, tellingTokens, termsOf } from './terms.ts';
import { correctionOf, createVocabulary, type Said, type Vocabulary } from './vocabulary.ts';

const FIELDS = ['title', 'names', 'keywords', 'standfirst', 'text', 'kindName'] as const;
type Field = (typeof FIELDS)[number];
/** Batch size when indexing, between yields to other requests: five thousand pages at once would block them for seconds. */
const CHUNK = 20;
const BOOST: Readonly<Record<Field, number>> = {
  title: 6,
  names: 4,
  keywords: 3,
  standfirst: 2,
  text: 1,
  kindName: 2,
};

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
function saidIn(language: Language, entry: IndexedEntry): Said[] {
  const said = new Map<string, Said>();
  for (const field of FIELDS) {
    const title = field !== 'text' && field !== 'standfirst' && field !== 'kindName';
    for (const { word, written } of tellingTokens(language, textOf(entry, field))) {
      const goods = title && (entry.kind === 'product' || entry.kind === 'advice');
      if (!said.has(word)) said.set(word, { word, stem: stemOf(language, word), written, title, goods });
    }
  }
  return [...said.values()];
}

const engineOf = (language: Language, { has }: Vocabulary): MiniSearch<IndexedEntry> =>
  new MiniSearch({
    fields: [...FIELDS],
    extractField: (entry, name) => (name === 'id' ? entry.id : textOf(entry, name as Field)),
    tokenize: (text) => tellingTokens(language, text).map(({ word }) => word),
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
      vocabulary.remove(saidIn(language, entry));
      entries.delete(id);
      engine.discard(id);
    }
  }

  /** Must be called for all new pages before they are indexed: whether a word is a compound depends on all other words. */
  function announce(entry: IndexedEntry): void {
    vocabulary.add(saidIn(language, entry));
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
    /** Fills an empty index in batches, yielding to other requests. */
    async fill(added: readonly IndexedEntry[]): Promise<void> {
      for (const [position, entry] of added.entries()) {
        announce(entry);
        if (position % CHUNK === 0) await setImmediate();
      }
      await engine.addAllAsync(added, { chunkSize: CHUNK });
      revision += 1;
    },
    /** Accepted pages that match the typed text. @param exact without a correction, which is then only reported */
    find(typed: string, accepts: Accepts, exact = false): Finding {
      const words = [...new Set(tellingTokens(language, typed).map(({ word }) => word))];
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
