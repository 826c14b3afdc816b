import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { markEntered, requestId, runRequest } from '../../../lib/platform/request.ts';

const newState = (id: string) => ({ id, entered: false });

test('an action marks its own request and no other', async () => {
  const [one, other] = [newState('one'), newState('other')];
  await Promise.all([
    runRequest(one, async () => {
      await wait(5);
      markEntered();
      expect(requestId()).toBe('one');
    }),
    runRequest(other, () => wait(10).then(() => expect(requestId()).toBe('other'))),
  ]);
  expect([one.entered, other.entered]).toEqual([true, false]);
});

test('outside of a request there is nothing to mark', () => {
  expect(markEntered).not.toThrow();
  expect(requestId()).toBeUndefined();
});

test('another copy of the module, as each bundle has one, knows the request', async () => {
  vi.resetModules();
  const copy = await import('../../../lib/platform/request.ts');
  expect(copy.markEntered).not.toBe(markEntered);
  const state = newState('one');
  runRequest(state, () => copy.markEntered());
  expect(state.entered).toBe(true);
});
