export type GeoPoint = { latitude: number; longitude: number };
/** A pin on the map, in percent of its width and height, and the numbers of the sites at this position. */
export type Pin = { x: number; y: number; numbers: number[] };

/** Bounds of the map in degrees, and in units: a degree of longitude is shorter, by the parallel through the middle of France. */
const frame = { west: -5.3, east: 10, north: 51.5, south: 41.1 };
const degree = { x: 44, y: 64 };
export const mapSize = {
  width: Math.round((frame.east - frame.west) * degree.x),
  height: Math.round((frame.north - frame.south) * degree.y),
};

/** Position from the upper left corner, in the map's units. */
export const onMap = ({ latitude, longitude }: GeoPoint) => ({
  x: (longitude - frame.west) * degree.x,
  y: (frame.north - latitude) * degree.y,
});

const nearness = 4;

/**
 * Pins of the sites within the bounds, numbered by their position in the list from 1; sites too close to distinguish
 * share one.
 */
export function pinsOf(points: readonly (GeoPoint | null)[]): Pin[] {
  const pins: Pin[] = [];
  for (const [index, point] of points.entries()) {
    if (!point) continue;
    const place = onMap(point);
    const x = (place.x / mapSize.width) * 100;
    const y = (place.y / mapSize.height) * 100;
    if (x < 0 || x > 100 || y < 0 || y > 100) continue;
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < nearness);
    if (near) near.numbers.push(index + 1);
    else pins.push({ x, y, numbers: [index + 1] });
  }
  return pins;
}
