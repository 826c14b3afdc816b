import type { Position } from './positions.ts';

type Ring = readonly (readonly [longitude: number, latitude: number])[];
export type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };
export type Contour = { properties: { code: string }; geometry: Geometry };

type Weighed = { area: number; latitude: number; longitude: number };

/** Signed area and centroid of a ring, by the shoelace formula; degrees are treated as planar at this size. */
function weigh(ring: Ring): Weighed {
  const [x0, y0] = ring[0] ?? [0, 0];
  const sum = { area: 0, x: 0, y: 0 };
  for (let index = 1; index < ring.length; index++) {
    const [ax, ay] = ring[index - 1] ?? [x0, y0];
    const [bx, by] = ring[index] ?? [x0, y0];
    const cross = (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
    sum.area += cross / 2;
    sum.x += (ax + bx - 2 * x0) * cross;
    sum.y += (ay + by - 2 * y0) * cross;
  }
  const weight = 6 * sum.area || 1;
  return { area: Math.abs(sum.area), longitude: x0 + sum.x / weight, latitude: y0 + sum.y / weight };
}

const outerRings = (geometry: Geometry): Ring[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(([outer]) =>
    outer ? [outer] : [],
  );

/** The centre of a commune’s area; of several islands, of the largest one. */
export function middleOf(geometry: Geometry): Position {
  const [greatest] = outerRings(geometry)
    .map(weigh)
    .sort((a, b) => b.area - a.area);
  if (!greatest) throw new Error('a contour without a ring');
  return { latitude: greatest.latitude, longitude: greatest.longitude };
}

/** Whether a position lies in the bounding box of a commune’s contour, or at most a kilometre outside it. */
export function isAbout({ latitude, longitude }: Position, geometry: Geometry): boolean {
  const slack = 0.01;
  const corners = outerRings(geometry).flat();
  const [east, north] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const within = (value: number, all: number[]): boolean =>
    value >= Math.min(...all) - slack && value <= Math.max(...all) + slack;
  return within(longitude, east) && within(latitude, north);
}
