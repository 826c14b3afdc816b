import type { Point } from '../places/types.ts';

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, over a round earth. */
export function kilometresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * across;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** To 50 m, from 1 km on to 100 m, from 10 km on to the kilometre: no place of the directory is known better. */
function rounded(kilometres: number): { value: number; unit: 'meter' | 'kilometer' } {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return { value: metres, unit: 'meter' };
  return { value: Number(kilometres.toFixed(kilometres < 10 ? 1 : 0)), unit: 'kilometer' };
}

/** `300 m`, `1,4 km`. @param tag BCP 47 */
export function formatDistance(kilometres: number, tag: string): string {
  const { value, unit } = rounded(kilometres);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
