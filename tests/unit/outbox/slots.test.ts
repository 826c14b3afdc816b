import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlots } from '../../../lib/worker/worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const endless = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
const slotsOf = (onFree = () => {}) => createSlots({ atOnce: 2, late: 3, graceMs: 10_000, onFree });

test('a place is taken while work lasts, and free afterwards', async () => {
  const freed = vi.fn();
  const slots = slotsOf(freed);
  slots.start(async () => undefined);
  expect(slots.free()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([slots.free(), freed.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slots.free()).toBe(2);
});

test('work that never ends leaves its place after its grace: it holds up none that comes after it', async () => {
  const freed = vi.fn();
  const slots = slotsOf(freed);
  slots.start(endless);
  slots.start(endless);
  expect(slots.free()).toBe(0);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([slots.free(), freed.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([slots.free(), freed.mock.calls.length]).toEqual([2, 2]);
});

test('where all work is late the oldest is ended: there is always a free place within the grace', async () => {
  const slots = slotsOf();
  const ended: number[] = [];
  for (let number = 0; number < 12; number++) {
    if (slots.free() === 0) await vi.advanceTimersByTimeAsync(10_000);
    expect(slots.free()).toBeGreaterThan(0);
    slots.start(async (signal) => {
      await endless(signal);
      ended.push(number);
    });
  }
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(slots.free()).toBe(0);
});

test('at the end what is late is broken off, and what is not is waited for', async () => {
  const slots = slotsOf();
  const said: string[] = [];
  slots.start(async (signal) => {
    await endless(signal);
    said.push('late one ended');
  });
  await vi.advanceTimersByTimeAsync(10_000);
  slots.start(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    said.push('done');
  });
  const end = slots.end().then(() => said.push('end'));
  await vi.advanceTimersByTimeAsync(2_000);
  await end;
  expect(said).toEqual(['late one ended', 'done', 'end']);
});
