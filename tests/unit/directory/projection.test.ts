import { expect, test } from 'vitest';
import { isAround, onMap, reachOf, ringsOf } from '../../../lib/directory/map-view.ts';

const denis = { latitude: -20.8789, longitude: 55.4481 };
const noumea = { latitude: -22.2758, longitude: 166.458 };

const kilometre = 1 / 111.195;

test.each([
  ['the centre is in the middle', denis, { x: 50, y: 50 }],
  ['five kilometres north of it', { ...denis, latitude: denis.latitude + 5 * kilometre }, { x: 50, y: 25 }],
  ['ten kilometres south, at the edge', { ...denis, latitude: denis.latitude - 10 * kilometre }, { x: 50, y: 100 }],
  ['ten kilometres east, by the parallel', { ...denis, longitude: denis.longitude + 0.09625 }, { x: 100, y: 50 }],
])('%s', (_, point, { x, y }) => {
  expect(onMap(point, { centre: denis, reach: 10 })).toEqual({ x: expect.closeTo(x, 1), y: expect.closeTo(y, 1) });
});

test('a place beyond the antimeridian is near', () => {
  const centre = { ...noumea, longitude: 179.95 };
  const { x } = onMap({ ...noumea, longitude: -179.95 }, { centre, reach: 20 });
  expect(x).toBeCloseTo(75.7, 1);
});

test.each([
  [{ x: 0, y: 100 }, true],
  [{ x: -25, y: 120 }, true],
  [{ x: -25.1, y: 50 }, false],
  [{ x: 50, y: 126 }, false],
])('%o on the map or just beyond: %s', (spot, expected) => {
  expect(isAround(spot)).toBe(expected);
});

test.each([
  ['the farthest has room above it', [0.2, 3.5, 2], 5, 5],
  ['nobody: the radius', [], 7, 10],
  ['all where their commune is: the radius', [0, 0, 0], 7, 10],
  ['one street is shown with what is around it', [0.1, 0.3], 50, 1 / 0.7],
])('%s', (_, distances, radius, expected) => {
  expect(reachOf(distances, radius)).toBeCloseTo(expected, 5);
});

test.each([
  [1 / 0.7, [0.5, 1]],
  [5, [2, 4]],
  [7.1, [2, 4, 6]],
  [10, [5, 10]],
  [35.7, [10, 20, 30]],
  [71.4, [20, 40, 60]],
  [250, [50, 100, 150, 200]],
])('a map of %d km has rings at %o', (reach, expected) => {
  expect(ringsOf(reach)).toEqual(expected);
});
