import { fold } from './fold.ts';
import type { Country, Place } from './types.ts';
import { wordsOf } from './words.ts';

/** A line of communes.txt: a commune, an arrondissement of a city, or a commune of the past that became part of another. */
export type Entry = {
  kind: 'commune' | 'district' | 'former';
  /** INSEE code; of a former commune the one it had. */
  code: string;
  place: Place;
  /** Words of the folded name. */
  words: readonly string[];
  /** Words of what surrounds it: département or territory with its code, the commune it is part of. */
  context: readonly string[];
  postalCodes: readonly string[];
  /** INSEE codes of communes that became this one. */
  pastCodes: readonly string[];
  population: number;
};

type Department = { country: Country; name: string; words: readonly string[] };

/** Most have none: one list for all of them. */
const NONE: readonly string[] = [];
const split = (cell: string | undefined): readonly string[] => (cell ? cell.split(' ') : NONE);
const typographic = (name: string): string => name.replaceAll("'", '’');

function readDepartment(line: string): Department {
  const [code = '', country = '', name = ''] = line.slice(1).split('\t');
  return { country: country as Country, name, words: wordsOf(fold(`${name} ${code}`)) };
}

type OneOfEach = (words: readonly string[]) => readonly string[];

/** Each word once, however many names have it: 38,000 names are made of a third as many. */
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
 * Reads communes.txt, as scripts/places.ts writes it. `@code, country, name` begins a département or territory; below it,
 * cells between tabs: INSEE code, name, postal codes, population, latitude, longitude, past codes, commune it is part of.
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
