import 'server-only';
import { env } from '../env';
import { logError } from '../log';
import { cleanLine } from '../text/clean';
import { communeAt, findCommunes } from './communes';
import type { Finder } from './finders/finder';
import { geoplateforme } from './finders/geoplateforme';
import { google } from './finders/google';
import type { Geocoder } from './geocoders';
import type { Place, Point } from './types';

export { placesAround } from './communes';

/** How many places a list of suggestions has. */
const LIMIT = 7;

const REMOTE: Readonly<Record<Exclude<Geocoder, 'embedded'>, Finder>> = { geoplateforme, google };

async function findRemotely(finder: Finder, text: string, limit: number): Promise<readonly Place[]> {
  try {
    return await finder(text, limit);
  } catch (error) {
    logError('places', error);
    return [];
  }
}

/**
 * Places in the five countries that go by these words, best first; none for an empty text. Never throws: where the geocoder
 * of the settings is away, slow or knows nothing, the embedded gazetteer answers.
 */
export async function findPlaces(text: string, { limit = LIMIT }: { limit?: number } = {}): Promise<readonly Place[]> {
  const { GEOCODER } = env();
  const wanted = cleanLine(text);
  if (GEOCODER !== 'embedded' && wanted !== '') {
    const found = await findRemotely(REMOTE[GEOCODER], wanted, limit);
    if (found.length > 0) return found;
  }
  return findCommunes(wanted, limit);
}

/** The commune around a point, by the embedded gazetteer whatever the setting: nobody else is told where a visitor is. */
export async function placeAt(point: Point): Promise<Place | null> {
  return communeAt(point);
}
