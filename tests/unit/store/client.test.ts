import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedOnce, store } from '../../../lib/services/store/client.ts';
import { standInSlot } from '../../setup/store-slot.ts';

const stores = standInSlot();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who waits for an answer does not wait for a store that takes long to open; the worker does', async () => {
  let opened = (_: object): void => {};
  stores.current = new Promise((resolve) => {
    opened = resolve;
  });
  const worker = openedOnce();
  const asked = expect(store()).rejects.toMatchObject({ code: 'storeOpening' });
  await vi.advanceTimersByTimeAsync(4_000);
  await asked;
  const later = store();
  opened({ kind: 'embedded' });
  expect(await later).toEqual({ kind: 'embedded' });
  expect(await worker).toEqual({ kind: 'embedded' });
  expect(vi.getTimerCount()).toBe(0);
});
