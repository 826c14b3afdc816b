import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perProcess } from '../platform/process.ts';
import { editDistance } from '../platform/text/compare.ts';
import type { Country, Place } from '../services/geocoding.ts';
import { fold, strongKey, wordsOf } from './query.ts';

/** Index of entries by words of their name: by exact word, by prefix and by similar spelling. */
export type Vocabulary = {
  having: (word: string) => readonly Entry[];
  beginningWith: (start: string) => readonly Entry[];
  /** The word that was probably meant; unchanged when it is known, or when none is similar. */
  corrected: (word: string) => string;
};

/** Typing errors in a short word cannot be distinguished from another word. */
const tolerance = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * Minimum population of a commune for a correction of one or two errors: Bruxelles must not become Brutelles, of 200
 * inhabitants.
 */
const LEAST_PEOPLE = [0, 2_000, 10_000];

/** Bit mask of the letters in a word: words whose masks differ too much need no exact comparison. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function lowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function vocabularyOf(entries: readonly Entry[]): Vocabulary {
  const entriesOf = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of new Set(entry.words)) {
      const known = entriesOf.get(word);
      if (known) known.push(entry);
      else entriesOf.set(word, [entry]);
    }
  }
  const sorted = [...entriesOf.keys()].sort();
  const letters = sorted.map(lettersOf);
  const having = (word: string): readonly Entry[] => entriesOf.get(word) ?? [];
  const greatest = (word: string): number => Math.max(...having(word).map(({ population }) => population));

  function beginningWith(start: string): readonly Entry[] {
    const found: Entry[] = [];
    for (let index = lowerBound(sorted, start); sorted[index]?.startsWith(start); index++) {
      found.push(...having(sorted[index] ?? ''));
    }
    return found;
  }

  function corrected(word: string): string {
    const most = tolerance(word);
    if (most === 0 || entriesOf.has(word)) return word;
    let best = { word, away: most + 1, people: 0 };
    const own = lettersOf(word);
    for (const [index, each] of sorted.entries()) {
      if (Math.abs(each.length - word.length) > most) continue;
      if (countBits(own ^ (letters[index] ?? 0)) > 2 * most) continue;
      const away = editDistance(word, each, most);
      if (away > most || away > best.away) continue;
      const people = greatest(each);
      if (people < (LEAST_PEOPLE[away] ?? Number.POSITIVE_INFINITY)) continue;
      if (away < best.away || people > best.people) best = { word: each, away, people };
    }
    return best.word;
  }

  return { having, beginningWith, corrected };
}

/** A line of communes.txt: a commune, an arrondissement of a city, or a former commune that was merged into another. */
export type Entry = {
  kind: 'commune' | 'district' | 'former';
  /** INSEE code; for a former commune its former code. */
  code: string;
  place: Place;
  /** Words of the folded name. */
  words: readonly string[];
  /** Words of the context: département or territory with its code, the commune it is part of. */
  context: readonly string[];
  postalCodes: readonly string[];
  /** INSEE codes of communes that were merged into this one. */
  pastCodes: readonly string[];
  population: number;
};

type Department = { country: Country; name: string; words: readonly string[] };

/** Shared empty list, since most entries have none. */
const NONE: readonly string[] = [];
const split = (cell: string | undefined): readonly string[] => (cell ? cell.split(' ') : NONE);
const typographic = (name: string): string => name.replaceAll("'", '’');

function readDepartment(line: string): Department {
  const [code = '', country = '', name = ''] = line.slice(1).split('\t');
  return { country: country as Country, name, words: wordsOf(fold(`${name} ${code}`)) };
}

type OneOfEach = (words: readonly string[]) => readonly string[];

/** Deduplicates strings to save memory: 38,000 names contain only a third as many different words. */
function oneOfEach(): OneOfEach {
  const known = new Map<string, string>();
  const one = (word: string): string => {
    const before = known.get(word);
    if (before === undefined) known.set(word, word);
    return before ?? word;
  };
  return (words) => (words.length === 0 ? NONE : words.map(one));
}

function readEntry(line: string, department: Department, known: ReadonlyMap<string, Entry>, each: OneOfEach): Entry {
  const [code = '', name = '', postal, population, latitude, longitude, past, of] = line.split('\t');
  const whole = of ? known.get(of) : undefined;
  const kind = !of ? 'commune' : population ? 'district' : 'former';
  const postalCodes = each(split(postal));
  const around = kind === 'former' ? whole?.words : [];
  return {
    kind,
    code,
    place: {
      id: kind === 'former' ? `former-${code}` : code,
      name: typographic(name),
      detail: kind === 'former' && whole ? `${whole.place.name}, ${department.name}` : department.name,
      postalCode: postalCodes[0] ?? null,
      country: department.country,
      latitude: Number(latitude),
      longitude: Number(longitude),
    },
    words: each(wordsOf(fold(name))),
    context: around?.length ? [...department.words, ...around] : department.words,
    postalCodes,
    pastCodes: split(past),
    population: Number(population ?? 0),
  };
}

/**
 * Parses communes.txt, written by packages/tools/places.ts. `@code, country, name` starts a département or territory; the lines
 * below it contain tab-separated cells: INSEE code, name, postal codes, population, latitude, longitude, past codes,
 * commune it is part of.
 */
export function parseGazetteer(text: string): Entry[] {
  const entries: Entry[] = [];
  const communes = new Map<string, Entry>();
  const each = oneOfEach();
  let department: Department = { country: 'fr', name: '', words: [] };
  for (const line of text.split('\n')) {
    if (line.startsWith('@')) department = readDepartment(line);
    else if (line !== '') {
      const entry = readEntry(line, department, communes, each);
      entries.push(entry);
      if (entry.kind === 'commune') communes.set(entry.code, entry);
    }
  }
  return entries;
}

/** The gazetteer with its lookup indexes. */
export type Loaded = {
  entries: readonly Entry[];
  vocabulary: Vocabulary;
  /** By a current or former INSEE code. */
  byCode: ReadonlyMap<string, Entry>;
  /** By a postal code or a prefix of one. */
  byPostcode: (start: string) => readonly Entry[];
  /** Communes of a département by its code (`2a`) or its name in the form of `strongKey`. */
  inside: (key: string) => readonly Entry[];
  /** Communes of the overseas territories whose names start with this text. */
  insideBegun: (start: string) => readonly Entry[];
};

/** `2a` of 2A004, `974` of 97411. */
const departmentCode = (code: string): string => code.slice(0, /^9[78]/.test(code) ? 3 : 2).toLowerCase();

const group = (entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const known = groups.get(key);
      if (known) known.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
};

/** A current commune takes precedence over a former one with the same code. */
function codes(entries: readonly Entry[]): Map<string, Entry> {
  const today = entries.filter(({ kind }) => kind !== 'former');
  const past = today.flatMap((entry) => entry.pastCodes.map((code) => [code, entry] as const));
  return new Map([...past, ...today.map((entry) => [entry.code, entry] as const)]);
}

function load(entries: readonly Entry[]): Loaded {
  const postal = group(entries, ({ postalCodes }) => postalCodes);
  const communes = entries.filter(({ kind }) => kind === 'commune');
  const byName = group(communes, ({ place }) => [place.detail]);
  const named = new Map([...byName].map(([name, members]) => [strongKey(name), members]));
  const departments = new Map([...named, ...group(communes, ({ code }) => [departmentCode(code)])]);
  const overseas = new Map([...named].filter(([, [first]]) => first?.place.country !== 'fr'));
  const beginning = (groups: Map<string, Entry[]>, start: string): Entry[] => [
    ...new Set([...groups].flatMap(([key, members]) => (key.startsWith(start) ? members : []))),
  ];
  return {
    entries,
    vocabulary: vocabularyOf(entries),
    byCode: codes(entries),
    byPostcode: (start) => postal.get(start) ?? beginning(postal, start),
    inside: (key) => departments.get(key) ?? [],
    insideBegun: (start) => beginning(overseas, start),
  };
}

/** The embedded gazetteer, loaded on first use (some 250 ms) and cached by the process. */
export const gazetteer = perProcess<Loaded>('gazetteer', () =>
  load(parseGazetteer(readFileSync(path.join(process.cwd(), 'lib/places/communes.txt'), 'utf8'))),
);
