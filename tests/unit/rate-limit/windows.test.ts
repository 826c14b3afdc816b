import { afterEach, expect, test, vi } from 'vitest';
import { createWindows } from '../../../lib/rate-limit/limits.ts';

const TWO = { points: 2, minutes: 10 };
const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

test('a refusal costs nothing, and says how long it lasts', () => {
  vi.useFakeTimers({ now: 0 });
  const windows = createWindows(TWO);
  expect([windows.take('a'), windows.take('a')]).toEqual([null, null]);
  vi.setSystemTime(4 * MINUTE_MS);
  expect([windows.take('a'), windows.take('a')]).toEqual([6 * MINUTE_MS, 6 * MINUTE_MS]);
  windows.giveBack('a');
  expect(windows.take('a')).toBeNull();
});

test('what nobody took is not given back', () => {
  const windows = createWindows(TWO);
  for (const _ of [1, 2, 3]) windows.giveBack('a');
  expect([windows.take('a'), windows.take('a'), windows.take('a') === null]).toEqual([null, null, false]);
});

test('windows that are over are forgotten with the next that begins', () => {
  vi.useFakeTimers({ now: 0 });
  const windows = createWindows(TWO);
  for (let index = 0; index < 100; index++) windows.take(`old ${index}`);
  vi.setSystemTime(5 * MINUTE_MS);
  windows.take('young');
  vi.setSystemTime(11 * MINUTE_MS);
  windows.take('new');
  expect(windows.size()).toBe(2);
  expect(windows.take('old 1')).toBeNull();
});

test('after the clock was set back, a limit lasts as long as it says, and old windows take no room', () => {
  vi.useFakeTimers({ now: 300 * MINUTE_MS });
  const windows = createWindows(TWO);
  for (const key of ['a', 'a', 'b']) windows.take(key);
  vi.setSystemTime(60 * MINUTE_MS);
  expect([windows.take('a'), windows.take('a'), windows.take('a')]).toEqual([null, null, 10 * MINUTE_MS]);
  expect(windows.size()).toBe(1);
  // Within the window, nothing begins anew.
  vi.setSystemTime(55 * MINUTE_MS);
  windows.take('c');
  vi.setSystemTime(59 * MINUTE_MS);
  expect([windows.take('c'), windows.take('c')]).toEqual([null, 6 * MINUTE_MS]);
});

test('ten thousand addresses take no more room than is allowed, and the youngest are still counted', () => {
  const windows = createWindows(TWO, 100);
  for (let index = 0; index < 10_000; index++) for (const _ of [1, 2]) windows.take(`address ${index}`);
  expect(windows.size()).toBe(100);
  expect(windows.take('address 9999')).not.toBeNull();
  expect(windows.take('address 9901')).not.toBeNull();
});

test('nothing is planned: a timer would hold on to the request that it was begun in', () => {
  const planned = vi.spyOn(globalThis, 'setTimeout');
  createWindows(TWO).take('a');
  expect(planned).not.toHaveBeenCalled();
  planned.mockRestore();
});
