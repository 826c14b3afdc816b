import { kilometresBetween, type Place, type Point } from '../services/geocoding/place.ts';
import { type Entry, gazetteer, type Loaded } from './gazetteer.ts';
import { type PlaceQuery, readPlaceQuery, strongKey, strongWords } from './query.ts';

/** How well a place goes with a query, best first. The numbers only have to keep this order. */
const RANK = { sameName: 6, wholeName: 5, beginning: 4, looseBeginning: 3, words: 2, beginnings: 1 } as const;

/** Population of an entry decides within one rank; a former commune comes after the ones of today. */
const FORMER = -0.5;

type Met = 'name' | 'beginning' | 'context' | null;

function meet(word: string, isLast: boolean, { words, context }: Entry): Met {
  if (words.includes(word)) return 'name';
  if (isLast && words.some((each) => each.startsWith(word))) return 'beginning';
  return context.includes(word) ? 'context' : null;
}

/** Rank of an entry, or null where a word of the query is not met by its name and surroundings, or none by its name. */
function rankOf(entry: Entry, query: PlaceQuery): number | null {
  const met = query.words.map((word, index) => meet(word, index === query.words.length - 1, entry));
  if (met.includes(null)) return null;
  if (query.words.length > 0 && met.every((each) => each === 'context')) return null;
  return nameRank(entry, query, met) + (entry.kind === 'former' ? FORMER : 0);
}

/** Whether a place is called what was asked for: all of its name, and of the words none that neither it nor its surroundings have. */
export const isNamed = (
  { words, context }: Pick<Entry, 'words' | 'context'>,
  { words: asked }: Pick<PlaceQuery, 'words'>,
): boolean =>
  asked.every((word) => words.includes(word) || context.includes(word)) &&
  (asked.length === 0 || strongWords(words).every((word) => asked.includes(word)));

function nameRank({ words }: Entry, { text, words: asked }: PlaceQuery, met: readonly Met[]): number {
  const name = words.join(' ');
  if (name === text) return RANK.sameName;
  if (strongWords(words).every((word) => asked.includes(word))) return RANK.wholeName;
  // `le ma` is the beginning of Le Mans, and only without its article that of Marseille.
  if (name.startsWith(text)) return RANK.beginning;
  if (strongWords(words).join(' ').startsWith(asked.join(' '))) {
    return asked.join(' ') === text ? RANK.beginning : RANK.looseBeginning;
  }
  return met.includes('beginning') ? RANK.beginnings : RANK.words;
}

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
function findIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (isEmpty(query)) return [];
  const meet = (attempt: PlaceQuery) => [...matches(gazetteer, attempt), ...inside(gazetteer, attempt, false)];
  return first(attempts(gazetteer, query), meet, query.postcode, limit);
}

/** Places that are called so, best first: nothing is taken for the beginning of a name, or for another spelling. */
function namedIn(gazetteer: Loaded, text: string, limit: number): Place[] {
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

/** Farther from every commune, a point lies in none of the five countries. */
const REACH_KM = 25;
const KM_PER_DEGREE = 111;

/** The commune of an INSEE code (`97411`, an arrondissement too: `75114`; also one of the past), or null. For scripts as for pages. */
export function communeByCode(code: string): Place | null {
  return gazetteer().byCode.get(code)?.place ?? null;
}

/** The commune of a postal code; where several share it the one of this name, else the most populous; null for an unknown code. */
export function communeByPostcode(postalCode: string, name = ''): Place | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  const entries = gazetteer().byPostcode(postalCode);
  const key = strongKey(name.replace(/ cedex.*$/i, ''));
  const named = entries.filter(({ words }) => key !== '' && strongWords(words).join(' ') === key);
  const [best] = (named.length > 0 ? named : entries).toSorted((a, b) => b.population - a.population);
  return best ? { ...best.place, postalCode } : null;
}

/** Communes that go by these words, best first; see `findPlaces` for the geocoder of the settings. */
export const findCommunes = (text: string, limit: number): Place[] => findIn(gazetteer(), text, limit);

/** Communes that are called so, best first; nothing is completed or corrected. */
export const communesNamed = (text: string, limit: number): Place[] => namedIn(gazetteer(), text, limit);

/** People of the greatest place that is called so; 0 where there is none. */
export function populationNamed(text: string): number {
  const [best] = communesNamed(text, 1);
  return (best && gazetteer().byCode.get(best.id)?.population) ?? 0;
}

function near(point: Point, kilometres: number, kinds: readonly Entry['kind'][]): { entry: Entry; away: number }[] {
  const band = kilometres / KM_PER_DEGREE;
  return gazetteer().entries.flatMap((entry) => {
    if (!kinds.includes(entry.kind) || Math.abs(entry.place.latitude - point.latitude) > band) return [];
    const away = kilometresBetween(point, entry.place);
    return away <= kilometres ? [{ entry, away }] : [];
  });
}

/** The most populous communes within so many kilometres, at most `limit`, greatest first; no arrondissements. */
export function placesAround(point: Point, kilometres: number, limit: number): readonly Place[] {
  return near(point, kilometres, ['commune'])
    .sort((a, b) => b.entry.population - a.entry.population)
    .slice(0, limit)
    .map(({ entry }) => entry.place);
}

/** The commune or arrondissement whose centre is nearest to a point; null outside the five countries. */
export function communeAt(point: Point): Place | null {
  const [nearest] = near(point, REACH_KM, ['commune', 'district']).sort((a, b) => a.away - b.away);
  return nearest?.entry.place ?? null;
}
