import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transactions, type Work } from '../../../lib/services/store/database.ts';
import type { Queries } from '../../../lib/services/store/open.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Has one connection, which is free after some milliseconds. Work that does not throw is committed. */
function driver(freeAfterMs: number) {
  const seen = { begun: false, committed: false };
  const begin = async <T>(work: Work<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, freeAfterMs));
    const done = await work({} as Queries);
    seen.committed = true;
    return done;
  };
  return { transaction: transactions(begin), seen };
}

test.each([
  { turn: 0, work: 3_900, begun: true, committed: true },
  { turn: 0, work: 4_100, begun: true, committed: false },
  { turn: 3_000, work: 2_400, begun: true, committed: true },
  { turn: 1_600, work: 3_950, begun: true, committed: false },
  { turn: 5_400, work: 200, begun: true, committed: false },
  { turn: 5_600, work: 10, begun: false, committed: false },
])('a turn after $turn ms, work of $work ms: committed is $committed, as its caller learns', async (row) => {
  const { transaction, seen } = driver(row.turn);
  const answer = transaction(async () => {
    seen.begun = true;
    await new Promise((resolve) => setTimeout(resolve, row.work));
    return 'written';
  }).catch((error: { code?: string }) => error.code);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe(row.committed ? 'written' : 'transactionTimeout');
  expect(seen).toEqual({ begun: row.begun, committed: row.committed });
});
