import { beforeEach, expect, test } from 'vitest';
import {
  finishRevalidation,
  MAX_BACKGROUND_REVALIDATIONS,
  startBackgroundRevalidation,
  startRevalidation,
} from '../../../lib/platform/cache/page-handler.ts';
import { processSingleton } from '../../../lib/platform/process.ts';

// Pages that tests of another file asked for are still under way: modules are shared.
beforeEach(() => {
  delete processSingleton('revalidations').current;
});

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
    if (isDue) startRevalidation(name, at);
    else finishRevalidation(name, at);
  }
  expect(finishRevalidation(name, ready)).toBe(begun);
  expect(finishRevalidation(name, ready + 7)).toBe(ready + 7);
});

test('what nobody made is forgotten in the end', () => {
  startRevalidation('first', 1_000_000);
  for (let page = 0; page <= 5_001; page++) startRevalidation(`page ${page}`, 1_000_100);
  expect(finishRevalidation('first', 1_000_200)).toBe(1_000_200);
});

test('few pages are made behind the back of visitors at once; one that fails keeps its place for ten seconds', () => {
  const pages = Array.from({ length: MAX_BACKGROUND_REVALIDATIONS }, (_, page) => `due ${page}`);
  expect(pages.map((page) => startBackgroundRevalidation(page, 2_000_000))).toEqual(pages.map(() => true));
  expect(startBackgroundRevalidation('one more', 2_000_100)).toBe(false);
  // A request for a page that is already being regenerated waits for the same result.
  expect(startBackgroundRevalidation('due 0', 2_000_100)).toBe(true);
  expect(finishRevalidation('due 0', 2_000_200)).toBe(2_000_000);
  expect(startBackgroundRevalidation('one more', 2_000_300)).toBe(true);
  expect(startBackgroundRevalidation('due 0', 2_000_300)).toBe(false);
  expect(startBackgroundRevalidation('due 0', 2_010_001)).toBe(true);
  expect(finishRevalidation('due 0', 2_010_500)).toBe(2_010_001);
  for (const page of [...pages, 'one more']) finishRevalidation(page, 2_011_000);
});

test('a page that a visitor waits for is begun however many are made', () => {
  for (let page = 0; page < MAX_BACKGROUND_REVALIDATIONS; page++) startBackgroundRevalidation(`due ${page}`, 3_000_000);
  startRevalidation('waited for', 3_000_100);
  expect(finishRevalidation('waited for', 3_000_900)).toBe(3_000_100);
  for (let page = 0; page < MAX_BACKGROUND_REVALIDATIONS; page++) finishRevalidation(`due ${page}`, 3_001_000);
  expect(startBackgroundRevalidation('now', 3_001_100)).toBe(true);
  finishRevalidation('now', 3_001_200);
});
