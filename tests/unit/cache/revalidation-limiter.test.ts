import { expect, test } from 'vitest';
import { begin, beginBehind, finish, MOST_BEHIND } from '../../../lib/platform/cache/revalidation-limiter.ts';

type Seen = readonly [at: number, isDue: boolean];

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
])('when a page began to be made: %s', (name, seen, ready, begun) => {
  for (const [at, isDue] of seen) {
    if (isDue) begin(name, at);
    else finish(name, at);
  }
  expect(finish(name, ready)).toBe(begun);
  expect(finish(name, ready + 7)).toBe(ready + 7);
});

test('what nobody made is forgotten in the end', () => {
  begin('first', 1_000_000);
  for (let page = 0; page <= 5_001; page++) begin(`page ${page}`, 1_000_100);
  expect(finish('first', 1_000_200)).toBe(1_000_200);
});

test('few pages are made behind the back of visitors at once; one that fails keeps its place for ten seconds', () => {
  const pages = Array.from({ length: MOST_BEHIND }, (_, page) => `due ${page}`);
  expect(pages.map((page) => beginBehind(page, 2_000_000))).toEqual(pages.map(() => true));
  expect(beginBehind('one more', 2_000_100)).toBe(false);
  // Who looks at one that is being made already waits for the same.
  expect(beginBehind('due 0', 2_000_100)).toBe(true);
  expect(finish('due 0', 2_000_200)).toBe(2_000_000);
  expect(beginBehind('one more', 2_000_300)).toBe(true);
  expect(beginBehind('due 0', 2_000_300)).toBe(false);
  expect(beginBehind('due 0', 2_010_001)).toBe(true);
  expect(finish('due 0', 2_010_500)).toBe(2_010_001);
  for (const page of [...pages, 'one more']) finish(page, 2_011_000);
});

test('a page that a visitor waits for is begun however many are made', () => {
  for (let page = 0; page < MOST_BEHIND; page++) beginBehind(`due ${page}`, 3_000_000);
  begin('waited for', 3_000_100);
  expect(finish('waited for', 3_000_900)).toBe(3_000_100);
  for (let page = 0; page < MOST_BEHIND; page++) finish(`due ${page}`, 3_001_000);
  expect(beginBehind('now', 3_001_100)).toBe(true);
  finish('now', 3_001_200);
});
