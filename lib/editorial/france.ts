export type GeoPoint = { latitude: number; longitude: number };
/** A pin on the map, in percent of its width and height, and the numbers of the sites at this position. */
export type Pin = { x: number; y: number; numbers: number[] /** Outside of the map. */; away?: true };

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
/** Of a pin at the border of the map, in percent. */
const edge = 4;
/** Sites closer than this, in percent of the map, are told apart on an enlarged part of it only. */
const crowded = 9;

type Placed = { x: number; y: number; number: number };

/** Positions in percent, numbered by their place in the list from 1. */
const placed = (points: readonly (GeoPoint | null)[]): Placed[] =>
  points.flatMap((point, index) => {
    if (!point) return [];
    const { x, y } = onMap(point);
    return [{ x: (x / mapSize.width) * 100, y: (y / mapSize.height) * 100, number: index + 1 }];
  });

const isWithin = ({ x, y }: Placed): boolean => x >= 0 && x <= 100 && y >= 0 && y <= 100;
const distance = (a: Placed, b: Placed): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Pins of the sites within the bounds; sites too close to distinguish share one. A site abroad has its pin at the edge, in its
 * direction.
 */
export function pinsOf(points: readonly (GeoPoint | null)[]): Pin[] {
  const all = placed(points);
  if (!all.some(isWithin)) return [];
  const pins: Pin[] = [];
  for (const site of all) {
    const away = !isWithin(site);
    const x = Math.min(Math.max(site.x, edge), 100 - edge);
    const y = Math.min(Math.max(site.y, edge), 100 - edge);
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < nearness);
    if (near) near.numbers.push(site.number);
    else pins.push({ x, y, numbers: [site.number], ...(away && { away: true as const }) });
  }
  return pins;
}

/** The part of the map with its sites enlarged: its place on the map, and the pins within it, all in percent. */
type Inset = { x: number; y: number; size: number; pins: Pin[] };

/** The inset for sites that crowd; null where all of them can be told apart, and where they are at one place. */
export function insetOf(points: readonly (GeoPoint | null)[]): Inset | null {
  const all = placed(points).filter(isWithin);
  const close = all.filter((site) => all.some((other) => other !== site && distance(site, other) < crowded));
  if (close.length < 3) return null;
  const [xs, ys] = [close.map(({ x }) => x), close.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top) * 1.6;
  if (size === 0) return null;
  const [x, y] = [(left + right - size) / 2, (top + bottom - size) / 2];
  const pins = close.map((site) => ({
    x: ((site.x - x) / size) * 100,
    y: ((site.y - y) / size) * 100,
    numbers: [site.number],
  }));
  return { x, y, size, pins };
}
