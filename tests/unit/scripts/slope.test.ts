import { expect, test } from 'vitest';
import { slopeOf } from '../../../scripts/lib/prove/slope.ts';

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
    0.4,
  ],
  ['one sample', [{ minute: 3, value: 5 }], 0],
  ['none', [], 0],
])('the slope of %s', (_, samples, slope) => {
  expect(slopeOf(samples)).toBeCloseTo(slope);
});
