import { expect, test } from 'vitest';
import { createProgress } from '../../lib/content/push/progress.ts';

test('progress is said every ten seconds, with the time that is left at this pace', () => {
  let now = 0;
  const lines: string[] = [];
  const progress = createProgress({ total: 2_000, say: (text) => lines.push(text), now: () => now });
  for (let step = 0; step < 25; step++) {
    now += 1_000;
    progress.step(`product/${step}/fr-fr created`);
  }
  expect(lines).toEqual([
    '10 of 2000 requests, about 33 min left (product/9/fr-fr created)',
    '20 of 2000 requests, about 33 min left (product/19/fr-fr created)',
  ]);
});

test.each([
  [5, '10 of 10 requests, about 1 s left (x)'],
  [60, '10 of 60 requests, about 50 s left (x)'],
  [10_000, '10 of 10000 requests, about 2 h 47 min left (x)'],
])('of %d steps', (total, line) => {
  let now = 0;
  const lines: string[] = [];
  const progress = createProgress({ total, say: (text) => lines.push(text), now: () => now });
  for (let step = 0; step < 10; step++) {
    now += 1_000;
    progress.step('x');
  }
  expect(lines).toEqual([line]);
});
