export type TileAddress = { z: number; x: number; y: number };

export const SIDE = 256;

/** A pseudo-random number between 0 and 1, the same for the same arguments. */
export function chance(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const ROADS = 1;
const STREETS = 2;
const GREEN = 3;

/** Where a road crosses the edge between two tiles, in px along it: both tiles pass the same numbers. */
const crossing = (kind: number, z: number, x: number, y: number, upright: 0 | 1): number =>
  Math.round((0.2 + 0.6 * chance(kind, z, x, y, upright)) * SIDE);

/** Where the two roads of a tile enter and leave it: on its left, right, top and bottom edge. */
export const crossings = ({ z, x, y }: TileAddress) => ({
  left: crossing(ROADS, z, x, y, 1),
  right: crossing(ROADS, z, x + 1, y, 1),
  top: crossing(ROADS, z, x, y, 0),
  bottom: crossing(ROADS, z, x, y + 1, 0),
});

/** Distances of the street grid lines from an edge; they are the same in every tile, so the streets continue in the next one. */
export const streets: readonly number[] = [42, 96, 150, 214];

/** The blocks of a tile that are parks, by row and column index. */
export function parks({ z, x, y }: TileAddress): [row: number, column: number][] {
  const rows = [0, 1, 2];
  return rows.flatMap((row) =>
    rows
      .filter((column) => chance(GREEN, z, x, y, row * 3 + column) < 0.12)
      .map((column): [number, number] => [row, column]),
  );
}

/** Whether a street of the grid is missing here, so that neighbouring tiles look different. */
export const isClosed = ({ z, x, y }: TileAddress, line: number, upright: 0 | 1): boolean =>
  chance(STREETS, z, x, y, line, upright) < 0.3;
