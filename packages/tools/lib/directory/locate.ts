import { communeByCode, communeByPostcode } from '../../../../lib/places/communes.ts';
import { kilometresBetween, type Place, type Point } from '../../../../lib/services/geocoding.ts';
import type { Line } from './columns.ts';
import type { Finess } from './finess.ts';

/** Position of a line's commune; null for one that the gazetteer does not contain. */
export type Locate = (line: Pick<Line, 'commune' | 'postalCode' | 'city'>) => Place | null;

// The gazetteer covers these five; other postal codes beginning with 97 and 98 belong to other overseas territories.
const TERRITORIES = /^(?:971|972|974|988)/;
const OVERSEAS = /^9[789]/;

/** Paris, Lyon, Marseille: their postal codes are more precise; they identify the arrondissement. */
const CITIES = new Set(['75056', '69123', '13055']);

/** By the code of the commune, then by its postal code and name. */
export const locateByCommune: Locate = ({ commune, postalCode, city }) => {
  const byPostcode = () => (postalCode ? communeByPostcode(postalCode, city) : null);
  if (CITIES.has(commune)) return byPostcode() ?? communeByCode(commune);
  return (commune ? communeByCode(commune) : null) ?? byPostcode();
};

/** Whether the codes of an address lie in one of the five countries of the directory. */
export function isCovered({ commune, postalCode }: Pick<Line, 'commune' | 'postalCode'>): boolean {
  const code = commune || postalCode;
  return TERRITORIES.test(code) || !OVERSEAS.test(code);
}

/** `26`, `2A`, `974`: the department of an address by its commune, else its postal code. */
export function departmentOf({ commune, postalCode }: Pick<Line, 'commune' | 'postalCode'>): string {
  const code = commune || postalCode;
  if (commune === '' && code.startsWith('20')) return Number(code) < 20200 ? '2A' : '2B';
  return code.slice(0, OVERSEAS.test(code) ? 3 : 2).toUpperCase();
}

/** Maximum distance from the centre of a commune to its edge, with a margin. */
const FARTHEST_KM = 30;

/** Position of the site in the register of establishments, unless it is far from its commune; else the centre of the commune. */
export function pointOf({ finess: site }: Pick<Line, 'finess'>, place: Place, finess: Finess | undefined): Point {
  const point = finess?.pointOf(site);
  return point && kilometresBetween(point, place) <= FARTHEST_KM ? point : place;
}
