import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Language } from '../platform/markets.ts';
import { correctionOf } from './correction.ts';
import type { IndexedEntry } from './entries.ts';
import { type Accepts, createFinder, type Hit } from './find.ts';
import { stemOf, tellingTokens, termsOf } from './terms.ts';
import { createVocabulary, type Said, type Vocabulary } from './vocabulary.ts';

const FIELDS = ['title', 'names', 'keywords', 'standfirst', 'text', 'kindName'] as const;
type Field = (typeof FIELDS)[number];
/** Pages taken in before others are served: five thousand in one go would keep them waiting for seconds. */
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
  /** The words that were looked for instead, when some that were typed are nowhere. */
  correction: string | null;
};

function textOf(entry: IndexedEntry, field: Field): string {
  const value = entry[field];
  return typeof value === 'string' ? value : value.join(' ');
}

/** The words of a page, each of them once. */
function saidIn(language: Language, entry: IndexedEntry): Said[] {
  const said = new Map<string, Said>();
  for (const field of FIELDS) {
    const title = field !== 'text' && field !== 'standfirst' && field !== 'kindName';
    for (const { word, written } of tellingTokens(language, textOf(entry, field))) {
      if (!said.has(word)) said.set(word, { word, stem: stemOf(language, word), written, title });
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
    // Queries come as terms already.
    searchOptions: { boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term },
  });

/**
 * What is published in a locale, to be searched: words are met by their forms and beginnings, without regard to accents, and
 * misspelt ones by the nearest word that there is.
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

  /** All words of new pages come before the pages: whether a word is a compound depends on the others. */
  function announce(entry: IndexedEntry): void {
    vocabulary.add(saidIn(language, entry));
    entries.set(entry.id, entry);
  }

  const met = createFinder(language, { engine, entries, vocabulary });

  return {
    vocabulary,
    remove,
    /** Takes pages in, in the place of what was there by their ids. */
    put(added: readonly IndexedEntry[]): void {
      remove(added.map(({ id }) => id));
      added.forEach(announce);
      engine.addAll(added);
    },
    /** Takes in the pages of an empty index, and lets others be served meanwhile. */
    async fill(added: readonly IndexedEntry[]): Promise<void> {
      for (const [position, entry] of added.entries()) {
        announce(entry);
        if (position % CHUNK === 0) await setImmediate();
      }
      await engine.addAllAsync(added, { chunkSize: CHUNK });
      revision += 1;
    },
    /** Pages that meet what was typed, of those that may be shown. */
    find(typed: string, accepts: Accepts): Finding {
      const words = [...new Set(tellingTokens(language, typed).map(({ word }) => word))];
      if (words.length === 0) return { hits: [], correction: null };
      const corrected = correctionOf(language, typed, vocabulary);
      return { hits: met(corrected?.words ?? words, accepts), correction: corrected?.text ?? null };
    },
    get size() {
      return entries.size;
    },
    /** Another one after each change: what was found before may not be what is found now. */
    get revision() {
      return revision;
    },
  };
}

export type SearchIndex = ReturnType<typeof createIndex>;
