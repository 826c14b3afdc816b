import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { markEntered, runRequest } from '../../../lib/server/entered.ts';

test('an action marks its own request and no other', async () => {
  const [one, other] = [{ entered: false }, { entered: false }];
  await Promise.all([
    runRequest(one, async () => {
      await wait(5);
      markEntered();
    }),
    runRequest(other, () => wait(10)),
  ]);
  expect([one.entered, other.entered]).toEqual([true, false]);
});

test('outside of a request there is nothing to mark', () => {
  expect(markEntered).not.toThrow();
});

test('another copy of the module, as each bundle has one, knows the request', async () => {
  vi.resetModules();
  const copy = await import('../../../lib/server/entered.ts');
  expect(copy.markEntered).not.toBe(markEntered);
  const state = { entered: false };
  runRequest(state, () => copy.markEntered());
  expect(state.entered).toBe(true);
});
