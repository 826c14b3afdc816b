import type { Point } from './types.ts';

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, over a round earth. */
export function kilometresBetween(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * across;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
