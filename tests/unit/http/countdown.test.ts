import { expect, test } from 'vitest';
import { countdown } from '../../../lib/http/countdown.ts';

test('what is left becomes less, in whole milliseconds, and never nothing', () => {
  let now = 1_000;
  const left = countdown(2_000, () => now);
  const seen = [0, 300.4, 1_999.5, 5_000].map((passed) => {
    now = 1_000 + passed;
    return left();
  });
  expect(seen).toEqual([2_000, 1_700, 1, 1]);
});

test('without a limit there is none', () => expect(countdown(undefined)()).toBeUndefined());
