import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processWide } from '../process-wide.ts';
import { type Entry, parseGazetteer } from './gazetteer.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { strongKey } from './words.ts';

/** The gazetteer with what it is looked up by. */
export type Loaded = {
  entries: readonly Entry[];
  vocabulary: Vocabulary;
  /** By an INSEE code of today or of the past. */
  byCode: ReadonlyMap<string, Entry>;
  /** By a postal code or its beginning. */
  byPostcode: (start: string) => readonly Entry[];
  /** Communes of a département by its code (`2a`) or its name as `strongKey` has it. */
  inside: (key: string) => readonly Entry[];
  /** Communes of the overseas territories whose names begin so. */
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

/** A commune of today wins over one of the past whose code it took. */
function codes(entries: readonly Entry[]): Map<string, Entry> {
  const today = entries.filter(({ kind }) => kind !== 'former');
  const past = today.flatMap((entry) => entry.pastCodes.map((code) => [code, entry] as const));
  return new Map([...past, ...today.map((entry) => [entry.code, entry] as const)]);
}

export function load(entries: readonly Entry[]): Loaded {
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

const held = processWide<Loaded>('gazetteer');

/** The embedded gazetteer, read at the first call (some 250 ms) and kept by the process. */
export function gazetteer(): Loaded {
  held.current ??= load(parseGazetteer(readFileSync(path.join(process.cwd(), 'lib/places/communes.txt'), 'utf8')));
  return held.current;
}
