import { kilometresBetween, type Place, type Point } from '../services/geocoding.ts';
import { type Entry, gazetteer, type Loaded } from './gazetteer.ts';
import { type PlaceQuery, readPlaceQuery, strongKey, strongWords } from './query.ts';

/** How well a place matches a query, best first. Only the order of the numbers matters. */
const RANK = { sameName: 6, wholeName: 5, beginning: 4, looseBeginning: 3, words: 2, beginnings: 1 } as const;

/** Within one rank, entries are ordered by population; a former commune ranks below current ones. */
const FORMER = -0.5;

type Met = 'name' | 'beginning' | 'context' | null;

function meet(word: string, isLast: boolean, { words, context }: Entry): Met {
  if (words.includes(word)) return 'name';
  if (isLast && words.some((each) => each.startsWith(word))) return 'beginning';
  return context.includes(word) ? 'context' : null;
}

/** Rank of an entry, or null when a word of the query matches neither its name nor its context, or none matches its name. */
function rankOf(entry: Entry, query: PlaceQuery): number | null {
  const met = query.words.map((word, index) => meet(word, index === query.words.length - 1, entry));
  if (met.includes(null)) return null;
  if (query.words.length > 0 && met.every((each) => each === 'context')) return null;
  return nameRank(entry, query, met) + (entry.kind === 'former' ? FORMER : 0);
}

/**
 * Whether the query names this place: it contains the complete name, and no words that are in neither the name nor the
 * context.
 */
export const isNamed = (
  { words, context }: Pick<Entry, 'words' | 'context'>,
  { words: queryWords }: Pick<PlaceQuery, 'words'>,
): boolean =>
  queryWords.every((word) => words.includes(word) || context.includes(word)) &&
  (queryWords.length === 0 || strongWords(words).every((word) => queryWords.includes(word)));

function nameRank({ words }: Entry, { text, words: queryWords }: PlaceQuery, met: readonly Met[]): number {
  const name = words.join(' ');
  if (name === text) return RANK.sameName;
  if (strongWords(words).every((word) => queryWords.includes(word))) return RANK.wholeName;
  // `le ma` is a prefix of Le Mans, and of Marseille only without its article.
  if (name.startsWith(text)) return RANK.beginning;
  if (strongWords(words).join(' ').startsWith(queryWords.join(' '))) {
    return queryWords.join(' ') === text ? RANK.beginning : RANK.looseBeginning;
  }
  return met.includes('beginning') ? RANK.beginnings : RANK.words;
}

type Ranked = { entry: Entry; rank: number };

/**
 * An overseas territory's name stands for its towns, ranked before the village La Réunion in Lot-et-Garonne; a
 * département's name ranks below all other meanings.
 */
const rankInside = ({ place }: Entry): number => (place.country === 'fr' ? 0 : RANK.sameName + 1);
/** A shorter word is a prefix of too many names. */
const SHORTEST_TERRITORY = 4;

const byRank = (a: Ranked, b: Ranked): number => b.rank - a.rank || b.entry.population - a.entry.population;

/** Three digits overseas, two elsewhere: `69431` → `69`, for a code that is used only by companies or not at all. */
const departmentOf = (postcode: string): string => postcode.slice(0, /^9[78]/.test(postcode) ? 3 : 2);

/** Corsica has one postal code prefix and two departments: `20137` → `2a`; null elsewhere. */
function corsicanDepartment(postcode: string): string | null {
  if (!/^20\d{3}$/.test(postcode)) return null;
  return postcode < '20200' ? '2a' : '2b';
}

function candidates({ vocabulary, byPostcode }: Loaded, { text, words, postcode }: PlaceQuery): Iterable<Entry> {
  if (words.length === 0) return byPostcode(postcode);
  // A single letter is a prefix of thousands of names, but the complete name of one: Y.
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

/** @param isWhole whether the name of a territory must match completely */
function inside(gazetteer: Loaded, { text, postcode }: PlaceQuery, isWhole: boolean): Ranked[] {
  const key = strongKey(text);
  if (postcode || key === '') return [];
  const named = gazetteer.inside(key);
  const towns = named.length > 0 || isWhole || key.length < SHORTEST_TERRITORY ? named : gazetteer.insideBegun(key);
  return towns.map((entry) => ({ entry, rank: rankInside(entry) }));
}

/** An unknown postal code is replaced by its department, with the words that were typed. */
function inDepartment({ words, postcode }: PlaceQuery): PlaceQuery {
  const corsican = corsicanDepartment(postcode);
  const all = corsican ? [...words, corsican] : words;
  return { text: all.join(' '), words: all, postcode: corsican ? '' : departmentOf(postcode) };
}

/** The query as typed, then progressively relaxed: the first attempt with results is used. */
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

/** Department numbers typed alone; those of Corsica contain a letter and are treated as words. */
const isDepartment = (postcode: string): boolean => /^(?:\d{2}|97\d|988)$/.test(postcode);

/** An arrondissement is named by its city with its own postal code as well: `75014 Paris`. */
const isNamedByCode = ({ kind, words, context }: Entry, query: PlaceQuery): boolean =>
  kind === 'district' &&
  query.postcode.length === 5 &&
  query.words.every((word) => words.includes(word) || context.includes(word));

/** The same without guessing: complete names and codes, no corrected spelling. */
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

/** Results of the first attempt that has any. */
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

/**
 * Places of the gazetteer whose name matches a text or starts with it, best first; RANK defines the order. Empty for an
 * empty text.
 */
function findIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (isEmpty(query)) return [];
  const meet = (attempt: PlaceQuery) => [...matches(gazetteer, attempt), ...inside(gazetteer, attempt, false)];
  return first(attempts(gazetteer, query), meet, query.postcode, limit);
}

/** Places with exactly this name, best first: no prefix matching and no corrected spelling. */
function namedIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (isEmpty(query)) return [];
  const meet = (attempt: PlaceQuery) => [
    ...matches(gazetteer, attempt).filter(({ entry }) => isNamed(entry, attempt) || isNamedByCode(entry, attempt)),
    ...inside(gazetteer, attempt, true),
  ];
  return first(wholeAttempts(query), meet, query.postcode, limit);
}

/** A commune with several postal codes is shown with the requested one. */
const placeFor = ({ place, postalCodes }: Entry, postcode: string): Place =>
  postalCodes.includes(postcode) ? { ...place, postalCode: postcode } : place;

/** A point farther than this from every commune is outside the five countries. */
const REACH_KM = 25;
const KM_PER_DEGREE = 111;

/**
 * The commune with an INSEE code (`97411`, an arrondissement too: `75114`; former codes too), or null. Used by scripts
 * and pages.
 */
export function communeByCode(code: string): Place | null {
  return gazetteer().byCode.get(code)?.place ?? null;
}

/**
 * The commune with a postal code; when several share it, the one with this name, else the most populous; null for an
 * unknown code.
 */
export function communeByPostcode(postalCode: string, name = ''): Place | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  const entries = gazetteer().byPostcode(postalCode);
  const key = strongKey(name.replace(/ cedex.*$/i, ''));
  const named = entries.filter(({ words }) => key !== '' && strongWords(words).join(' ') === key);
  const [best] = (named.length > 0 ? named : entries).toSorted((a, b) => b.population - a.population);
  return best ? { ...best.place, postalCode } : null;
}

/** Communes that match these words, best first; see `findPlaces` for the configured geocoder. */
export const findCommunes = (text: string, limit: number): Place[] => findIn(gazetteer(), text, limit);

/** Communes with exactly this name, best first; nothing is completed or corrected. */
export const communesNamed = (text: string, limit: number): Place[] => namedIn(gazetteer(), text, limit);

/** Population of the largest place with this name; 0 when there is none. */
export function populationNamed(text: string): number {
  const [best] = communesNamed(text, 1);
  return (best && gazetteer().byCode.get(best.id)?.population) ?? 0;
}

/**
 * Communes whose name begins with a complete name, in whole words, and that have more inhabitants than the place with that
 * name, the most populous first: Boulogne-Billancourt for Boulogne. A former commune is smaller than any. None for a name
 * with a postal code.
 */
export function largerNamesakes(text: string, limit: number): Place[] {
  const { words, postcode } = readPlaceQuery(text);
  const [first] = words;
  if (!first || postcode) return [];
  const population = populationNamed(text);
  const isLonger = (entry: Entry) =>
    strongWords(entry.words)
      .join(' ')
      .startsWith(`${words.join(' ')} `);
  return gazetteer()
    .vocabulary.having(first)
    .filter((entry) => entry.kind === 'commune' && entry.population > population && isLonger(entry))
    .sort((a, b) => b.population - a.population)
    .slice(0, limit)
    .map(({ place }) => place);
}

function near(point: Point, kilometres: number, kinds: readonly Entry['kind'][]): { entry: Entry; away: number }[] {
  const band = kilometres / KM_PER_DEGREE;
  return gazetteer().entries.flatMap((entry) => {
    if (!kinds.includes(entry.kind) || Math.abs(entry.place.latitude - point.latitude) > band) return [];
    const away = kilometresBetween(point, entry.place);
    return away <= kilometres ? [{ entry, away }] : [];
  });
}

/** The most populous communes within this distance, at most `limit`, largest first; no arrondissements. */
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
