import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loopLag, watchLoop } from '../../../lib/operations/health.ts';

test('a loop that nobody holds up has no lag, one that is held up has', async () => {
  expect(loopLag()).toBeNull();
  watchLoop();
  for (let turn = 0; turn < 4; turn++) {
    const until = performance.now() + 150;
    while (performance.now() < until);
    await wait(1);
  }
  expect(loopLag(performance.now() + 20_000)).toBeGreaterThan(50);
  // Past lag is forgotten.
  expect(loopLag()).toBe(0);
});
