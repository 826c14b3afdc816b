import 'server-only';
import { connection } from 'next/server';
import { type Abroad, abroadOf } from '../places/abroad';
import { findPlaces, largerNamesakes, placeAt, placesNamed } from '../places/queries';
import { AppError, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits';
import { consume } from '../rate-limit/consume';
import { DIRECTORY_PAGES, minutesOf } from '../rate-limit/limits';
import type { Place, Point } from '../services/geocoding';
import { visitorAddress } from '../session/request-market';
import { type Found, findProfessionals } from './queries';
import { type DirectorySelection, placeText, RADII, type Radius } from './selection';

const OTHERS = 5;

/** The centre of a search. */
type Centre = Point & { name: string };

type Located =
  /** `others`: other places that the same words may mean, larger ones with a longer name first. */
  | { known: true; centre: Centre; others: readonly Place[] }
  /** `near`: suggestions for an unknown place, or for a place abroad the places with the same name. */
  | { known: false; abroad: Abroad | null; near: readonly Place[] };

/**
 * Suggestions for words that match no place: places that the whole text begins or resembles, then the same for its first
 * word. None is used unless the visitor chooses it.
 */
async function nearPlaces(text: string): Promise<readonly Place[]> {
  const found = await findPlaces(text, { limit: OTHERS });
  if (found.length > 0) return found;
  const [first = ''] = text.split(/[\s,-]+/).filter((word) => word.length > 2);
  return first && first !== text ? findPlaces(first, { limit: OTHERS }) : [];
}

/**
 * The place of a selection: its point if it has one, else the place with this name. @param isBelgian for a visitor of a
 * Belgian site
 */
async function locate({ at, place }: Pick<DirectorySelection, 'at' | 'place'>, isBelgian: boolean): Promise<Located> {
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
  const larger = largerNamesakes(place, OTHERS).filter(({ id }) => !others.some((other) => other.id === id));
  return { known: true, centre: { latitude, longitude, name: placeText(best) }, others: [...larger, ...others] };
}

/** Content of a page of results. */
export type DirectoryAnswer =
  | { state: 'missing' }
  | { state: 'unknown'; near: readonly Place[] }
  | { state: 'outside'; abroad: Abroad; near: readonly Place[] }
  | { state: 'limited'; minutes: number }
  | { state: 'unavailable' }
  | (Found & {
      state: 'found';
      centre: Centre;
      others: readonly Place[];
      /** The radius that was searched: the widest one when the chosen one has no results. */
      radius: Radius;
    });

const WIDEST = RADII[RADII.length - 1] as Radius;

async function around(selection: DirectorySelection, centre: Centre): Promise<Found & { radius: Radius }> {
  const { radius } = selection;
  const signal = AbortSignal.timeout(PART_TIMEOUT_MS);
  const found = await findProfessionals(selection, centre, signal);
  if (found.total > 0 || radius === WIDEST) return { ...found, radius };
  return { ...(await findProfessionals({ ...selection, radius: WIDEST }, centre, signal)), radius: WIDEST };
}

/**
 * The professionals that a selection finds, or the reason why there are none: every case is a state and nothing is
 * thrown. Counts against the visitor's rate limit.
 */
export async function answerDirectory(
  selection: DirectorySelection,
  { country }: Pick<Market, 'country'>,
): Promise<DirectoryAnswer> {
  if (!selection.place && !selection.at) return { state: 'missing' };
  // Rate limits read the clock, which is only allowed in a dynamic request.
  await connection();
  try {
    await consume('directory', DIRECTORY_PAGES, await visitorAddress());
    const located = await locate(selection, country === 'be');
    if (!located.known) {
      const { abroad, near } = located;
      return abroad ? { state: 'outside', abroad, near } : { state: 'unknown', near };
    }
    const { centre, others } = located;
    const found = await withTimeout(PART_TIMEOUT_MS, around(selection, centre));
    if (!found) throw new AppError('contentUnavailable', { message: `no list within ${PART_TIMEOUT_MS} ms` });
    return { state: 'found', centre, others, ...found };
  } catch (error) {
    if (errorCode(error) === 'limited') return { state: 'limited', minutes: minutesOf(error) };
    logError('directory', error);
    return { state: 'unavailable' };
  }
}
