import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BATCH_DELAY_MS, createQuantityBatcher } from '../../../lib/cart/quantity-batcher.ts';
import type { QuantityAction } from '../../../lib/catalogue/variant-table.ts';

type Sent = { lineId: string; action: QuantityAction; quantity: number; answer: (ok: boolean) => Promise<void> };

let sent: Sent[];

function gatherer() {
  return createQuantityBatcher(
    (lineId, action, quantity) =>
      new Promise<void>((resolve, reject) => {
        const answer = async (ok: boolean) => {
          if (ok) resolve();
          else reject(new Error('refused'));
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ lineId, action, quantity, answer });
      }),
    99,
  );
}

const quantities = () => sent.map(({ quantity }) => quantity);

describe('gathering clicks', () => {
  beforeEach(() => {
    sent = [];
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('shows the quantity at once and sends one absolute quantity for a burst', async () => {
    const line = gatherer();
    for (let click = 0; click < 5; click++) line.click('a', 1, 'increase');
    expect(line.snapshot()).toEqual({ a: 6 });
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    expect(quantities()).toEqual([6]);
    await sent[0]?.answer(true);
    expect(line.snapshot()).toEqual({});
  });

  test('keeps one request in flight for a line; clicks behind it go in one that follows', async () => {
    const line = gatherer();
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    line.click('a', 1, 'increase');
    line.click('a', 1, 'decrease');
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS * 10);
    expect(quantities()).toEqual([2]);
    await sent[0]?.answer(true);
    expect(quantities()).toEqual([2, 3]);
    await sent[1]?.answer(true);
    expect(line.snapshot()).toEqual({});
  });

  test('sends nothing more when the clicks behind a request took each other back', async () => {
    const line = gatherer();
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    line.click('a', 1, 'increase');
    line.click('a', 1, 'decrease');
    await sent[0]?.answer(true);
    expect(quantities()).toEqual([2]);
  });

  test('each click begins the wait anew', async () => {
    const line = gatherer();
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS - 1);
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(quantities()).toEqual([3]);
  });

  test('one that takes out the last of a line waits for nothing, and nothing follows it', async () => {
    const line = gatherer();
    line.click('a', 2, 'decrease');
    line.click('a', 2, 'decrease');
    await vi.advanceTimersByTimeAsync(0);
    expect(quantities()).toEqual([0]);
    await sent[0]?.answer(true);
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    expect(quantities()).toEqual([0]);
  });

  test('the clicks that wait behind a failed one are given up with it', async () => {
    const line = gatherer();
    line.click('a', 1, 'increase');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    line.click('a', 1, 'increase');
    await sent[0]?.answer(false);
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    expect(quantities()).toEqual([2]);
    expect(line.snapshot()).toEqual({});
  });

  test('a failed gesture rolls back alone', async () => {
    const line = gatherer();
    line.click('a', 1, 'increase');
    line.click('b', 4, 'decrease');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    await sent[0]?.answer(false);
    expect(line.snapshot()).toEqual({ b: 3 });
    await sent[1]?.answer(true);
    expect(line.snapshot()).toEqual({});
  });

  test('zero is sent without waiting, and no quantity goes below it or above the most', async () => {
    const line = gatherer();
    line.click('a', 1, 'decrease');
    line.click('b', 99, 'increase');
    await vi.advanceTimersByTimeAsync(1);
    expect(quantities()).toEqual([0]);
    expect(line.snapshot()).toEqual({ a: 0, b: 99 });
  });

  test.each<[number, QuantityAction[], QuantityAction, number]>([
    // The action of all clicks together, not of the last one: the rules of section 4 add gifts on an increase.
    [1, ['increase', 'increase', 'decrease'], 'increase', 2],
    [3, ['decrease', 'decrease', 'increase'], 'decrease', 2],
    // More units than one add allows, reached by several adds.
    [129, ['decrease'], 'decrease', 128],
    [129, ['increase', 'decrease'], 'decrease', 128],
  ])('from %i, %j is %s to %i', async (current, clicks, action, quantity) => {
    const line = gatherer();
    for (const click of clicks) line.click('a', current, click);
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    expect(sent).toMatchObject([{ action, quantity }]);
  });

  test('clicks that take each other back ask for nothing', async () => {
    const line = gatherer();
    line.click('a', 2, 'increase');
    line.click('a', 2, 'decrease');
    await vi.advanceTimersByTimeAsync(BATCH_DELAY_MS);
    expect(sent).toEqual([]);
    expect(line.snapshot()).toEqual({});
  });

  test('says each change to those who listen, until they stop', () => {
    const line = gatherer();
    const heard = vi.fn();
    const stop = line.subscribe(heard);
    line.click('a', 1, 'increase');
    stop();
    line.click('a', 1, 'increase');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
