import type { Entry } from './gazetteer.ts';
import type { Loaded } from './loaded.ts';
import { type PlaceQuery, readPlaceQuery } from './query.ts';
import { isNamed, RANK, rankOf } from './rank.ts';
import type { Place } from './types.ts';
import { strongKey } from './words.ts';

type Ranked = { entry: Entry; rank: number };

/**
 * A territory by its name stands for its towns, before the village in the Lot-et-Garonne that is called La Réunion; a
 * département after whatever else its name may mean.
 */
const rankInside = ({ place }: Entry): number => (place.country === 'fr' ? 0 : RANK.sameName + 1);
/** A shorter word is the beginning of too much. */
const SHORTEST_TERRITORY = 4;

const byRank = (a: Ranked, b: Ranked): number => b.rank - a.rank || b.entry.population - a.entry.population;

/** Overseas by three digits, elsewhere by two: `69431` → `69`, for a code that only companies have or nobody. */
const departmentOf = (postcode: string): string => postcode.slice(0, /^9[78]/.test(postcode) ? 3 : 2);

/** Corsica has one beginning of postal codes and two departments: `20137` → `2a`; null elsewhere. */
function corsicanDepartment(postcode: string): string | null {
  if (!/^20\d{3}$/.test(postcode)) return null;
  return postcode < '20200' ? '2a' : '2b';
}

function candidates({ vocabulary, byPostcode }: Loaded, { text, words, postcode }: PlaceQuery): Iterable<Entry> {
  if (words.length === 0) return byPostcode(postcode);
  // One letter is the beginning of thousands of names, and the whole of one: Y.
  const begun = text.length > 1 ? vocabulary.beginningWith(words.at(-1) ?? '') : [];
  return new Set([...words.flatMap(vocabulary.having), ...begun]);
}

function matches(gazetteer: Loaded, query: PlaceQuery): Ranked[] {
  const found: Ranked[] = [];
  for (const entry of candidates(gazetteer, query)) {
    if (query.postcode && !entry.postalCodes.some((code) => code.startsWith(query.postcode))) continue;
    const rank = rankOf(entry, query);
    if (rank !== null) found.push({ entry, rank });
  }
  return found;
}

/** @param isWhole whether the name of a territory has to be there as a whole */
function inside(gazetteer: Loaded, { text, postcode }: PlaceQuery, isWhole: boolean): Ranked[] {
  const key = strongKey(text);
  if (postcode || key === '') return [];
  const named = gazetteer.inside(key);
  const towns = named.length > 0 || isWhole || key.length < SHORTEST_TERRITORY ? named : gazetteer.insideBegun(key);
  return towns.map((entry) => ({ entry, rank: rankInside(entry) }));
}

/** A code that nobody has stands for its department, with the words that were typed. */
function inDepartment({ words, postcode }: PlaceQuery): PlaceQuery {
  const corsican = corsicanDepartment(postcode);
  const all = corsican ? [...words, corsican] : words;
  return { text: all.join(' '), words: all, postcode: corsican ? '' : departmentOf(postcode) };
}

/** The query as typed, then less and less of what it says: the first that meets anything answers. */
function* attempts(gazetteer: Loaded, query: PlaceQuery): Generator<PlaceQuery> {
  const { words, postcode } = query;
  yield query;
  const corrected = words.map(gazetteer.vocabulary.corrected);
  const spelled = { ...query, words: corrected, text: corrected.join(' ') };
  yield spelled;
  if (!postcode) return;
  yield inDepartment(spelled);
  if (words.length === 0) return;
  yield { ...spelled, postcode: '' };
  yield { text: '', words: [], postcode };
}

/** Department numbers as they are typed alone; in Corsica they have a letter and are words. */
const isDepartment = (postcode: string): boolean => /^(?:\d{2}|97\d|988)$/.test(postcode);

/** The same without a guess: names and codes as a whole, no other spelling. */
function* wholeAttempts(query: PlaceQuery): Generator<PlaceQuery> {
  const { words, postcode } = query;
  if (words.length > 0) yield query;
  else if (postcode.length === 5 || isDepartment(postcode)) yield query;
  if (postcode.length !== 5) return;
  yield inDepartment(query);
  if (words.length === 0) return;
  yield { ...query, postcode: '' };
  yield { text: '', words: [], postcode };
}

const isEmpty = ({ words, postcode }: PlaceQuery): boolean => words.length === 0 && !postcode;

/** Of these attempts the places of the first that meets any. */
function first(
  tries: Iterable<PlaceQuery>,
  meet: (attempt: PlaceQuery) => Ranked[],
  postcode: string,
  limit: number,
): Place[] {
  for (const attempt of tries) {
    const found = meet(attempt).sort(byRank);
    const best = [...new Set(found.map(({ entry }) => entry))].slice(0, limit);
    if (best.length > 0) return best.map((entry) => placeFor(entry, postcode));
  }
  return [];
}

/** Places of the gazetteer that go by a text, or begin so, best first; see RANK for what is better. Empty for an empty text. */
export function findIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (isEmpty(query)) return [];
  const meet = (attempt: PlaceQuery) => [...matches(gazetteer, attempt), ...inside(gazetteer, attempt, false)];
  return first(attempts(gazetteer, query), meet, query.postcode, limit);
}

/** Places that are called so, best first: nothing is taken for the beginning of a name, or for another spelling. */
export function namedIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (isEmpty(query)) return [];
  const meet = (attempt: PlaceQuery) => [
    ...matches(gazetteer, attempt).filter(({ entry }) => isNamed(entry, attempt)),
    ...inside(gazetteer, attempt, true),
  ];
  return first(wholeAttempts(query), meet, query.postcode, limit);
}

/** A commune of several postal codes is shown with the one that was asked for. */
const placeFor = ({ place, postalCodes }: Entry, postcode: string): Place =>
  postalCodes.includes(postcode) ? { ...place, postalCode: postcode } : place;
