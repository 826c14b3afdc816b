import 'server-only';
import { findPlaces, placeAt } from '../places/queries';
import type { Place, Point } from '../places/types';
import { placeText } from './place-text';
import type { DirectorySelection } from './types';

const OTHERS = 5;

/** The middle of a search. */
export type Centre = Point & { name: string };

export type Located =
  /** `others`: places that the same words may mean. */
  | { known: true; centre: Centre; others: readonly Place[] }
  /** `near`: places whose names begin in the same way; none for a point outside the five countries. */
  | { known: false; near: readonly Place[] };

/** What could have been meant by words that no place has: fewer of them, then their beginning. */
async function nearPlaces(text: string): Promise<readonly Place[]> {
  const [first = ''] = text.split(/[\s,-]+/).filter((word) => word.length > 2);
  for (const attempt of [first, first.slice(0, 4)]) {
    const found = attempt.length > 2 && attempt !== text ? await findPlaces(attempt, { limit: OTHERS }) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** The place of a selection: its point if it has one, else the best that its words find. */
export async function locate({ at, place }: Pick<DirectorySelection, 'at' | 'place'>): Promise<Located> {
  if (at) {
    const name = place || (await placeAt(at).then((around) => around && placeText(around)));
    return name ? { known: true, centre: { ...at, name }, others: [] } : { known: false, near: [] };
  }
  const [best, ...others] = await findPlaces(place, { limit: OTHERS + 1 });
  if (!best) return { known: false, near: await nearPlaces(place) };
  const { latitude, longitude } = best;
  return { known: true, centre: { latitude, longitude, name: placeText(best) }, others };
}
