export const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = { latitude?: unknown; longitude?: unknown };

/** Great-circle distance between two geopoints, in kilometres; Infinity when one is empty. */
export function kilometres(a: Point, b: Point): number {
  if (typeof a.latitude !== 'number' || typeof a.longitude !== 'number') return Infinity;
  if (typeof b.latitude !== 'number' || typeof b.longitude !== 'number') return Infinity;
  const [up, across] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const h = Math.sin(up / 2) ** 2 + cosines * Math.sin(across / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
