import type { Point } from '../places/types.ts';

/** The piece of country that a map shows: a square with `centre` in its middle and its edges `reach` kilometres away. */
export type Frame = { centre: Point; reach: number };
/** A place on the map, in hundredths of its side, from the upper left corner. */
export type Spot = { x: number; y: number };

/** Of a great circle, a degree. */
const KILOMETRES_A_DEGREE = 111.195;

/** What stands within this part of the map has room for its pin above it. */
const USED = 0.7;

/** Nobody is drawn nearer than this: the map of one street says nothing. */
const LEAST_KILOMETRES = 1;

/** Where a point is on the map, flat: within fifty kilometres that is right to one part in a hundred. */
export function onMap({ latitude, longitude }: Point, { centre, reach }: Frame): Spot {
  // Never the long way round the world.
  const degreesEast = ((((longitude - centre.longitude + 180) % 360) + 360) % 360) - 180;
  const east = degreesEast * Math.cos((centre.latitude * Math.PI) / 180) * KILOMETRES_A_DEGREE;
  const north = (latitude - centre.latitude) * KILOMETRES_A_DEGREE;
  return { x: 50 + (east / reach) * 50, y: 50 - (north / reach) * 50 };
}

/** On the map, or so little beyond it that it is seen where its place is no square. */
export const isAround = ({ x, y }: Spot): boolean => x >= -25 && x <= 125 && y >= -25 && y <= 125;

/**
 * How many kilometres a map shows from its centre to its edges so that all of those distances are on it. Without any,
 * or with all at the centre itself, where only their commune is known, it shows the whole radius that was asked for.
 */
export function reachOf(distances: readonly number[], radius: number): number {
  const farthest = Math.max(0, ...distances);
  const shown = farthest < 0.1 ? radius : Math.max(farthest, LEAST_KILOMETRES);
  return shown / USED;
}

const STEPS = [50, 20, 10, 5, 2, 1, 0.5];

/** Round distances in kilometres for rings that the map holds, ascending: at least two, at most four. */
export function ringsOf(reach: number): number[] {
  const step = STEPS.find((each) => each * 2 <= reach) ?? 0.5;
  const count = Math.max(1, Math.min(4, Math.floor(reach / step)));
  return Array.from({ length: count }, (_, index) => step * (index + 1));
}
