import type { Entry } from './gazetteer.ts';
import type { Loaded } from './loaded.ts';
import { type PlaceQuery, readPlaceQuery } from './query.ts';
import { RANK, rankOf } from './rank.ts';
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

function inside(gazetteer: Loaded, { text, postcode }: PlaceQuery): Ranked[] {
  const key = strongKey(text);
  const towns = postcode || key.length < SHORTEST_TERRITORY ? [] : gazetteer.inside(key);
  return towns.map((entry) => ({ entry, rank: rankInside(entry) }));
}

/** The query as typed, then less and less of what it says: the first that meets anything answers. */
function* attempts(gazetteer: Loaded, query: PlaceQuery): Generator<PlaceQuery> {
  const { words, postcode } = query;
  yield query;
  const corrected = words.map(gazetteer.vocabulary.corrected);
  const spelled = { ...query, words: corrected, text: corrected.join(' ') };
  yield spelled;
  if (!postcode) return;
  yield { ...spelled, postcode: departmentOf(postcode) };
  if (words.length === 0) return;
  yield { ...spelled, postcode: '' };
  yield { text: '', words: [], postcode };
}

/** Places of the gazetteer that go by a text, best first; see RANK for what is better. Empty for an empty text. */
export function findIn(gazetteer: Loaded, text: string, limit: number): Place[] {
  const query = readPlaceQuery(text);
  if (query.words.length === 0 && !query.postcode) return [];
  for (const attempt of attempts(gazetteer, query)) {
    const found = [...matches(gazetteer, attempt), ...inside(gazetteer, attempt)].sort(byRank);
    const best = [...new Set(found.map(({ entry }) => entry))].slice(0, limit);
    if (best.length > 0) return best.map((entry) => placeFor(entry, query.postcode));
  }
  return [];
}

/** A commune of several postal codes is shown with the one that was asked for. */
const placeFor = ({ place, postalCodes }: Entry, postcode: string): Place =>
  postalCodes.includes(postcode) ? { ...place, postalCode: postcode } : place;
