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

const split = (cell: string | undefined): string[] => (cell ? cell.split(' ') : []);
const typographic = (name: string): string => name.replaceAll("'", '’');

function readDepartment(line: string): Department {
  const [code = '', country = '', name = ''] = line.slice(1).split('\t');
  return { country: country as Country, name, words: wordsOf(fold(`${name} ${code}`)) };
}

function readEntry(line: string, department: Department, known: ReadonlyMap<string, Entry>): Entry {
  const [code = '', name = '', postal, population, latitude, longitude, past, of] = line.split('\t');
  const whole = of ? known.get(of) : undefined;
  const kind = !of ? 'commune' : population ? 'district' : 'former';
  const postalCodes = split(postal);
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
    words: wordsOf(fold(name)),
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
  let department: Department = { country: 'fr', name: '', words: [] };
  for (const line of text.split('\n')) {
    if (line.startsWith('@')) department = readDepartment(line);
    else if (line !== '') {
      const entry = readEntry(line, department, communes);
      entries.push(entry);
      if (entry.kind === 'commune') communes.set(entry.code, entry);
    }
  }
  return entries;
}
