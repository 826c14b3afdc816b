import 'server-only';
import { connection } from 'next/server';
import { AppError, errorCode } from '../errors';
import { within } from '../http/deadlines';
import { PART_MS } from '../http/patience';
import { consume } from '../limits/consume';
import { DIRECTORY_PAGES } from '../limits/limits';
import { minutesOf } from '../limits/minutes';
import { logError } from '../log';
import type { Market } from '../markets';
import type { Abroad } from '../places/abroad';
import type { Place } from '../places/types';
import { visitorAddress } from '../session/visitor';
import { type Centre, locate } from './places';
import { type Found, findProfessionals } from './queries';
import { type DirectorySelection, RADII, type Radius } from './types';

/** What a page of results has to show. */
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
      /** The one that was looked through: the widest where nobody is nearer. */
      radius: Radius;
    });

const WIDEST = RADII[RADII.length - 1] as Radius;

async function around(selection: DirectorySelection, centre: Centre): Promise<Found & { radius: Radius }> {
  const { radius } = selection;
  const signal = AbortSignal.timeout(PART_MS);
  const found = await findProfessionals(selection, centre, signal);
  if (found.total > 0 || radius === WIDEST) return { ...found, radius };
  return { ...(await findProfessionals({ ...selection, radius: WIDEST }, centre, signal)), radius: WIDEST };
}

/** Whom a selection finds, or why nobody: each case is said in words and nothing is thrown. Counts for the visitor's limit. */
export async function answerDirectory(
  selection: DirectorySelection,
  { country }: Pick<Market, 'country'>,
): Promise<DirectoryAnswer> {
  if (!selection.place && !selection.at) return { state: 'missing' };
  // Limits look at the clock, which only a visit has.
  await connection();
  try {
    await consume('directory', DIRECTORY_PAGES, await visitorAddress());
    const located = await locate(selection, country === 'be');
    if (!located.known) {
      const { abroad, near } = located;
      return abroad ? { state: 'outside', abroad, near } : { state: 'unknown', near };
    }
    const { centre, others } = located;
    const found = await within(PART_MS, around(selection, centre));
    if (!found) throw new AppError('contentUnavailable', { message: `no list within ${PART_MS} ms` });
    return { state: 'found', centre, others, ...found };
  } catch (error) {
    if (errorCode(error) === 'limited') return { state: 'limited', minutes: minutesOf(error) };
    logError('directory', error);
    return { state: 'unavailable' };
  }
}
