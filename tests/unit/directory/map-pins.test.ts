import { expect, test } from 'vitest';
import { type Box, boxOf, columnsFor, overlaps, pinsOf } from '../../../lib/directory/map-view.ts';

const middleOf = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
};

const SIDE = 20;
const numbersOf = (spots: Parameters<typeof pinsOf>[0]) => pinsOf(spots, SIDE).map(({ numbers }) => numbers);

test.each([
  ['alone', [{ x: 20, y: 30, number: 1 }], [[1]]],
  [
    'far from each other',
    [
      { x: 20, y: 30, number: 1 },
      { x: 60, y: 30, number: 2 },
    ],
    [[1], [2]],
  ],
  [
    'at one door',
    [
      { x: 20, y: 30, number: 1 },
      { x: 70, y: 70, number: 2 },
      { x: 20, y: 30, number: 3 },
    ],
    [[1, 3], [2]],
  ],
  [
    'a shared pin takes in whom it would hide',
    [
      { x: 50, y: 50, number: 4 },
      { x: 52, y: 50, number: 5 },
      { x: 60, y: 52, number: 6 },
    ],
    [[4, 5, 6]],
  ],
])('pins %s', (_, spots, expected) => {
  expect(numbersOf(spots)).toEqual(expected);
});

test('the tip of a pin stands on its place, several stand around theirs', () => {
  expect(pinsOf([{ x: 20, y: 30, number: 1 }], SIDE)).toEqual([{ x: 20, y: 30, numbers: [1] }]);
  const [shared] = pinsOf(
    [
      { x: 40, y: 50, number: 1 },
      { x: 43, y: 50, number: 2 },
      { x: 43, y: 50, number: 3 },
    ],
    SIDE,
  );
  expect(shared).toEqual({ x: expect.closeTo(42, 5), y: 50, numbers: [1, 2, 3] });
});

test('a shared pin at the edge stays on the map', () => {
  const [pin] = pinsOf(
    [1, 2, 3, 4].map((number) => ({ x: 99, y: 1, number })),
    SIDE,
  );
  const { left, right, top, bottom } = boxOf(pin ?? { x: 0, y: 0, numbers: [] }, SIDE);
  expect([left > 0, right <= 100, top >= 0, bottom < 100]).toEqual([true, true, true, true]);
});

test('wherever twelve people are, each has one number, and no number lies under another', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round++) {
    const spots = Array.from({ length: 12 }, (_, at) => ({
      x: 15 + random() * 70,
      y: 15 + random() * 70,
      number: at + 1,
    }));
    const pins = pinsOf(spots, SIDE);
    expect(pins.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(spots.map(({ number }) => number));
    for (const pin of pins) {
      const middle = middleOf(boxOf(pin, SIDE));
      expect(pins.filter((other) => other !== pin && overlaps(middle, boxOf(other, SIDE)))).toEqual([]);
    }
  }
});

test('on a greater map the same people stand apart', () => {
  const spots = [
    { x: 50, y: 50, number: 1 },
    { x: 57, y: 50, number: 2 },
  ];
  expect([20, 40].map((side) => pinsOf(spots, side).length)).toEqual([1, 2]);
});

test.each([
  [2, 2],
  [4, 4],
  [5, 3],
  [6, 3],
  [9, 3],
  [12, 4],
])('%d numbers stand in %d columns', (numbers, columns) => {
  expect(columnsFor(numbers)).toBe(columns);
});
