import { expect, test } from 'vitest';
import { slopeOf } from '../../lib/resilience/slope.ts';

test.each([
  ['a line', [0, 1, 2, 3].map((minute) => ({ minute, value: 100 + 2 * minute })), 2],
  ['a flat one', [0, 5, 10].map((minute) => ({ minute, value: 7 })), 0],
  [
    'noise around one',
    [
      { minute: 0, value: 1 },
      { minute: 1, value: 3 },
      { minute: 2, value: 1 },
      { minute: 3, value: 3 },
    ],
    1 / 3,
  ],
  [
    'a flat one with a peak near its end',
    Array.from({ length: 20 }, (_, minute) => ({ minute, value: minute === 18 ? 900 : 300 })),
    0,
  ],
  [
    'the teeth of a saw that rises',
    Array.from({ length: 60 }, (_, minute) => ({ minute, value: 300 + 2 * minute + 10 * (minute % 5) })),
    2,
  ],
  ['one sample', [{ minute: 3, value: 5 }], 0],
  ['none', [], 0],
])('the slope of %s', (_, samples, slope) => {
  expect(slopeOf(samples)).toBeCloseTo(slope, 1);
});
