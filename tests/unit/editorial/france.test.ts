import { expect, test } from 'vitest';
import { dot, franceDots } from '../../../components/editorial/sites-map.tsx';
import { insetOf, mapSize, onMap, pinsOf } from '../../../lib/editorial/france.ts';

const die = { latitude: 44.753, longitude: 5.37 };
const lille = { latitude: 50.63, longitude: 3.06 };
const tunis = { latitude: 36.8, longitude: 10.18 };
const reunion = { latitude: -21.1, longitude: 55.5 };

test('a pin stands where its site is, with its number in the list', () => {
  const [south, north] = pinsOf([die, lille]);
  expect(south).toEqual({ x: expect.closeTo(69.7, 0), y: expect.closeTo(64.9, 0), numbers: [1] });
  expect(north).toEqual({ x: expect.closeTo(54.6, 0), y: expect.closeTo(8.4, 0), numbers: [2] });
});

test('a site off the map has its pin at the edge, in its direction; without one in France there is no map', () => {
  const pins = pinsOf([tunis, die, null, reunion, lille]);
  expect(pins.map(({ numbers, away }) => [...numbers, away])).toEqual([
    [1, 4, true],
    [2, undefined],
    [5, undefined],
  ]);
  expect(pins[0]).toMatchObject({ x: 96, y: 96 });
  expect(pinsOf([tunis, null])).toEqual([]);
});

test('three sites that crowd are enlarged, and keep their numbers', () => {
  const crest = { latitude: 44.73, longitude: 5.02 };
  const valence = { latitude: 44.93, longitude: 4.89 };
  const inset = insetOf([lille, die, crest, null, valence]);
  expect(inset?.pins.map(({ numbers }) => numbers)).toEqual([[2], [3], [5]]);
  for (const { x, y } of inset?.pins ?? []) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(15);
  expect(insetOf([lille, die, crest])).toBeNull();
});

test.each([3, 4])('%i sites at one place are not enlarged: they share a pin', (count) => {
  const sites = Array.from({ length: count }, () => lille);
  expect(insetOf([die, ...sites])).toBeNull();
  expect(pinsOf([die, ...sites]).map(({ numbers }) => numbers)).toEqual([[1], sites.map((_, index) => index + 2)]);
});

test('sites of one town share a pin', () => {
  const near = { latitude: 44.76, longitude: 5.38 };
  expect(pinsOf([die, lille, near]).map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
});

test('the granules of the map stay within it, and are drawn in few bytes', () => {
  expect(franceDots.length).toBeLessThan(1500);
  const rows = [...franceDots.matchAll(/M([\d.]+) (\d+)h([\d.]+)/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(rows.length).toBeGreaterThan(40);
  for (const [x = 0, y = 0, length = 0] of rows) {
    expect(x).toBeGreaterThan(0);
    expect(x + length).toBeLessThan(mapSize.width);
    expect(y).toBeLessThan(mapSize.height);
  }
});

test('Die lies on a row of granules, the Atlantic on none', () => {
  const onRow = ({ x, y }: { x: number; y: number }) =>
    [...franceDots.matchAll(/M([\d.]+) (\d+)h([\d.]+)/g)]
      .map(([, ...numbers]) => numbers.map(Number))
      .some(([left = 0, top = 0, length = 0]) => Math.abs(top - y) <= dot.row && left <= x && x <= left + length);
  expect(onRow(onMap(die))).toBe(true);
  expect(onRow(onMap({ latitude: 46, longitude: -4 }))).toBe(false);
});
