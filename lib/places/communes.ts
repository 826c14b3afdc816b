import { findIn, namedIn } from './find.ts';
import type { Entry } from './gazetteer.ts';
import { kilometresBetween } from './kilometres.ts';
import { gazetteer } from './loaded.ts';
import type { Place, Point } from './types.ts';
import { strongKey, strongWords } from './words.ts';

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
