import { describe, expect, test } from 'vitest';
import { retry } from '../../../lib/http/retry.ts';

/** Fails with `errors` one after the other, then answers. */
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
