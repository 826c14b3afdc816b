import { describe, expect, test, vi } from 'vitest';
import { outboundStates } from '../../../lib/platform/http/circuit-breakers.ts';
import { retry, retryOnce } from '../../../lib/platform/http/outbound.ts';
import { runRequest } from '../../../lib/platform/request.ts';

/** Fails with `errors` one after the other, then succeeds. */
function flaky(...errors: string[]) {
  const pauses: number[] = [];
  let calls = 0;
  const work = async () => {
    const error = errors[calls];
    calls += 1;
    if (error) throw new Error(error);
    return 'answer';
  };
  const sleep = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  return { work, sleep, pauses, calls: () => calls };
}

describe('retry', () => {
  test('returns the first answer without a pause', async () => {
    const call = flaky();
    await expect(retry(call.work, { retries: 2, delay: () => 100, sleep: call.sleep })).resolves.toBe('answer');
    expect(call.pauses).toEqual([]);
  });

  test('waits as long as the rule says before each further try', async () => {
    const call = flaky('one', 'two');
    const delay = (attempt: number) => attempt * 100;
    await expect(retry(call.work, { retries: 2, delay, sleep: call.sleep })).resolves.toBe('answer');
    expect(call.pauses).toEqual([100, 200]);
  });

  test('gives up after the retries, with the last error', async () => {
    const call = flaky('one', 'two', 'three');
    await expect(retry(call.work, { retries: 2, delay: () => 1, sleep: call.sleep })).rejects.toThrow('three');
    expect(call.calls()).toBe(3);
  });

  test('gives up at once when the rule says null for the error', async () => {
    const call = flaky('fatal', 'two');
    const delay = (_: number, error: unknown) => ((error as Error).message === 'fatal' ? null : 1);
    await expect(retry(call.work, { retries: 5, delay, sleep: call.sleep })).rejects.toThrow('fatal');
    expect(call.calls()).toBe(1);
  });
});

const failing = () => vi.fn<(timeoutMs: number) => Promise<string>>().mockRejectedValue(new Error('down'));
const atOnce = { most: 1_000, delay: () => () => 0 };

describe('a read', () => {
  test('is tried a second time, within what is left', async () => {
    const work = failing().mockRejectedValueOnce(new Error('once')).mockResolvedValueOnce('here');
    expect(await retryOnce('shop', work, atOnce)).toBe('here');
    expect(work.mock.calls.map(([left]) => left <= 1_000)).toEqual([true, true]);
  });

  test('is not tried a third time', async () => {
    const work = failing();
    await expect(retryOnce('shop', work, atOnce)).rejects.toThrow('down');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is not tried again where that does not help', async () => {
    const work = failing();
    await expect(retryOnce('shop', work, { most: 1_000, delay: () => () => null })).rejects.toThrow('down');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits as long as somebody waits for it', async () => {
    const delay = vi.fn(() => () => null);
    const waiting = { left: () => 400, isOver: () => false, byScript: false };
    const read = () => retryOnce('shop', async () => 'here', { most: 30_000, delay });
    await runRequest({ id: 'x', entered: false, waiting }, read);
    await read();
    expect(delay.mock.calls).toEqual([[400], [30_000]]);
  });
});

test('a service that fails every time is asked a tenth more than once, not twice as often', async () => {
  const work = failing();
  for (let read = 0; read < 200; read++) await retryOnce('shop', work, atOnce).catch(() => undefined);
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(228);
  expect(work.mock.calls.length).toBeLessThanOrEqual(230);
  const other = failing();
  await retryOnce('content', other, atOnce).catch(() => undefined);
  expect(other).toHaveBeenCalledTimes(2);
});

test('at first every service is well', () => {
  expect(outboundStates().map(({ service }) => service)).toContain('identity');
  for (const { state, failures } of outboundStates())
    expect({ state, failures }).toEqual({ state: 'closed', failures: 0 });
});
