import { expect, test } from 'vitest';
import { noteWanted, takeBegun } from '../../../lib/cache/making.ts';

type Seen = readonly [at: number, due: boolean | null];

test.each<[string, readonly Seen[], number, number]>([
  ['never looked up: it is of this moment', [], 1_000_000, 1_000_000],
  [
    'from when it was wanted first',
    [
      [1_000_000, true],
      [1_000_400, true],
    ],
    1_000_900,
    1_000_000,
  ],
  [
    'not from a try that has failed',
    [
      [1_000_000, true],
      [1_031_000, true],
    ],
    1_031_500,
    1_031_000,
  ],
  [
    'not from before it was there',
    [
      [1_000_000, true],
      [1_000_500, false],
      [1_000_600, true],
    ],
    1_001_000,
    1_000_600,
  ],
  [
    'of the build, which may be due: from the first look',
    [
      [1_000_000, null],
      [1_003_000, null],
    ],
    1_003_500,
    1_000_000,
  ],
  [
    'of the build, some time ago: from the last look',
    [
      [1_000_000, null],
      [1_006_000, null],
    ],
    1_006_500,
    1_006_000,
  ],
])('when a page began to be made: %s', (name, seen, ready, begun) => {
  for (const [at, due] of seen) noteWanted(name, due, at);
  expect(takeBegun(name, ready)).toBe(begun);
  expect(takeBegun(name, ready + 7)).toBe(ready + 7);
});

test('what nobody made is forgotten in the end', () => {
  noteWanted('first', true, 1_000_000);
  for (let page = 0; page <= 5_001; page++) noteWanted(`page ${page}`, true, 1_000_100);
  expect(takeBegun('first', 1_000_200)).toBe(1_000_200);
});
