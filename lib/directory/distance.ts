import { withWideSpaces } from '../text/spaces.ts';

/** To 50 m, from 1 km on to 100 m, from 10 km on to the kilometre: no place of the directory is known better. */
function rounded(kilometres: number): { value: number; unit: 'meter' | 'kilometer' } {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return { value: metres, unit: 'meter' };
  return { value: Number(kilometres.toFixed(kilometres < 10 ? 1 : 0)), unit: 'kilometer' };
}

/** `300 m`, `1,4 km`. @param tag BCP 47 */
export function formatDistance(kilometres: number, tag: string): string {
  const { value, unit } = rounded(kilometres);
  return withWideSpaces(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value));
}
