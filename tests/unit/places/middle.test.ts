import { describe, expect, test } from 'vitest';
import { type Geometry, isAbout, middleOf } from '../../../packages/tools/lib/places/middle.ts';

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const ISLANDS: Geometry = { type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [square(10, 40, 2)]] };
const ANGLE: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
      [0, 2],
      [0, 0],
    ],
  ],
};

describe('the middle of an area', () => {
  test.each<[string, Geometry, number, number]>([
    ['a square', { type: 'Polygon', coordinates: [square(4, 46, 2)] }, 47, 5],
    ['the greatest of two islands', ISLANDS, 41, 11],
    ['an angle', ANGLE, 5 / 6, 5 / 6],
  ])('%s', (_, geometry, latitude, longitude) => {
    expect(middleOf(geometry).latitude).toBeCloseTo(latitude, 9);
    expect(middleOf(geometry).longitude).toBeCloseTo(longitude, 9);
  });

  test('of nothing is a mistake of the source', () => {
    expect(() => middleOf({ type: 'Polygon', coordinates: [] })).toThrow('without a ring');
  });
});

test('a town is believed when it lies in the box of its commune, or beside it by less than a kilometre', () => {
  const geometry: Geometry = { type: 'Polygon', coordinates: [square(4, 46, 2)] };
  expect(isAbout({ latitude: 46.5, longitude: 4.5 }, geometry)).toBe(true);
  expect(isAbout({ latitude: 45.995, longitude: 4.5 }, geometry)).toBe(true);
  expect(isAbout({ latitude: 45.9, longitude: 4.5 }, geometry)).toBe(false);
  expect(isAbout({ latitude: 46.5, longitude: 6.1 }, geometry)).toBe(false);
});
