import 'server-only';
import { type Abroad, abroadOf } from '../places/abroad';
import { findPlaces, placeAt, placesNamed } from '../places/queries';
import type { Place, Point } from '../places/types';
import { placeText } from './place-text';
import type { DirectorySelection } from './types';

const OTHERS = 5;

/** The middle of a search. */
export type Centre = Point & { name: string };

export type Located =
  /** `others`: places that the same words may mean. */
  | { known: true; centre: Centre; others: readonly Place[] }
  /** `near`: of a place that nobody knows those that may be meant, of one abroad those of its name. */
  | { known: false; abroad: Abroad | null; near: readonly Place[] };

/** What could have been meant by words that no place has: what they begin or resemble, then the first of them. None is taken without being chosen. */
async function nearPlaces(text: string): Promise<readonly Place[]> {
  const found = await findPlaces(text, { limit: OTHERS });
  if (found.length > 0) return found;
  const [first = ''] = text.split(/[\s,-]+/).filter((word) => word.length > 2);
  return first && first !== text ? findPlaces(first, { limit: OTHERS }) : [];
}

/** The place of a selection: its point if it has one, else what its words are the name of. @param isBelgian for a visitor of a Belgian site */
export async function locate(
  { at, place }: Pick<DirectorySelection, 'at' | 'place'>,
  isBelgian: boolean,
): Promise<Located> {
  if (at) {
    const around = await placeAt(at);
    if (!around) return { known: false, abroad: 'elsewhere', near: [] };
    return { known: true, centre: { ...at, name: place || placeText(around) }, others: [] };
  }
  const [best, ...others] = await placesNamed(place, OTHERS + 1);
  const abroad = abroadOf(place, isBelgian);
  if (abroad) return { known: false, abroad, near: best ? [best, ...others] : [] };
  if (!best) return { known: false, abroad, near: await nearPlaces(place) };
  const { latitude, longitude } = best;
  return { known: true, centre: { latitude, longitude, name: placeText(best) }, others };
}
