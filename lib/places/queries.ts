import 'server-only';
import { type Env, env } from '../platform/env';
import { logError } from '../platform/log/log';
import { cleanLine } from '../platform/text/clean';
import { type Finder, geoplateforme, google, type Place, type Point } from '../services/geocoding';
import { communeAt, communesNamed, findCommunes, isNamed } from './communes';
import { fold, readPlaceQuery, wordsOf } from './query';

export { largerNamesakes, placesAround } from './communes';

/** Maximum number of suggested places. */
const LIMIT = 7;

const REMOTE: Readonly<Record<Exclude<Env['GEOCODER'], 'embedded'>, Finder>> = { geoplateforme, google };

async function findRemotely(finder: Finder, text: string, limit: number): Promise<readonly Place[]> {
  try {
    return await finder(text, limit);
  } catch (error) {
    logError('places', error);
    return [];
  }
}

/**
 * Places in the five countries that match these words, best first; none for an empty text. Never throws: when the
 * configured geocoder is unavailable, slow or finds nothing, the embedded gazetteer is the fallback.
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

/** Whether a place of the geocoder has exactly this name, and not just one that starts with it or resembles it. */
function isCalled(text: string, { name, detail, postalCode }: Place): boolean {
  const query = readPlaceQuery(text);
  if (query.words.length === 0) return query.postcode.length === 5 && query.postcode === postalCode;
  if (query.postcode && !postalCode?.startsWith(query.postcode)) return false;
  return isNamed({ words: wordsOf(fold(name)), context: wordsOf(fold(detail)) }, query);
}

/**
 * Places in the five countries with exactly this name, best first, for submitted words rather than words being typed: no
 * prefix matching and no corrected spelling. Never throws.
 */
export async function placesNamed(text: string, limit: number): Promise<readonly Place[]> {
  const { GEOCODER } = env();
  if (GEOCODER !== 'embedded' && text !== '') {
    const found = await findRemotely(REMOTE[GEOCODER], text, limit);
    const called = found.filter((place) => isCalled(text, place));
    if (called.length > 0) return called;
  }
  return communesNamed(text, limit);
}

/** The commune around a point, always from the embedded gazetteer: a visitor's location is never sent to another service. */
export async function placeAt(point: Point): Promise<Place | null> {
  return communeAt(point);
}
