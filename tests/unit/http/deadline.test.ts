import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineAt } from '../../../lib/http/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => expect(vi.getTimerCount()).toBe(0));

/** When a call of a page ends whose answer is sent, or not, by the time that its visitor has no more patience. */
async function endOf(isSent: boolean | null): Promise<number> {
  const start = Date.now();
  const waiting = isSent === null ? undefined : { left: () => 0, isOver: () => isSent, byScript: false };
  const { signal } = deadlineAt(2_500, 30_000, waiting);
  const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
  await vi.runAllTimersAsync();
  await ended;
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  return Date.now() - start;
}

test.each([
  [false, 2_500],
  [null, 2_500],
  [true, 30_000],
])('sent: %s, given up after %i ms', async (isSent, milliseconds) => {
  expect(await endOf(isSent)).toBe(milliseconds);
});

test('an answer in time ends it', () => {
  const { signal, end } = deadlineAt(100, 100, undefined);
  end();
  vi.advanceTimersByTime(1_000);
  expect(signal.aborted).toBe(false);
});
