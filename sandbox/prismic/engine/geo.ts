const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = { latitude?: unknown; longitude?: unknown };

/** The distance over the ground of two geopoints; infinite when one is empty. */
export function kilometres(a: Point, b: Point): number {
  const [latA, lonA, latB, lonB] = [a.latitude, a.longitude, b.latitude, b.longitude].map((n) =>
    typeof n === 'number' ? radians(n) : Number.NaN,
  ) as [number, number, number, number];
  const h = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin((lonB - lonA) / 2) ** 2;
  return Number.isNaN(h) ? Infinity : 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
