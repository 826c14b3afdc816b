import { describe, expect, test } from 'vitest';
import { createCircuitBreaker, createRetryBudget } from '../../../lib/platform/http/circuit-breakers.ts';

function circuit() {
  let now = 1_000;
  const made = createCircuitBreaker(() => now);
  const times = (count: number, work: () => void) => Array.from({ length: count }, work);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...made, times, pass };
}

describe('failures in a row', () => {
  test('nine are borne', () => {
    const { admits, failed, times, report } = circuit();
    times(9, () => failed(5));
    expect(times(50, () => admits(2_500))).not.toContain(false);
    expect(report()).toEqual({ state: 'closed', failures: 9 });
  });

  test('an answer in between starts the count anew', () => {
    const { admits, failed, answered, times } = circuit();
    times(9, () => failed(5));
    answered(20);
    times(9, () => failed(5));
    expect(admits(2_500)).toBe(true);
  });

  test('after ten a call passes every half second, however long the one before takes', () => {
    const { admits, failed, times, pass, report } = circuit();
    times(10, () => failed(5));
    expect(report().state).toBe('half-open');
    expect(times(3, () => admits(30_000))).toEqual([true, false, false]);
    expect(report()).toEqual({ state: 'open', failures: 10 });
    pass(499);
    expect(admits(30_000)).toBe(false);
    pass(1);
    expect(times(2, () => admits(30_000))).toEqual([true, false]);
  });

  test('two calls a second are all that a service in trouble sees', () => {
    const { admits, failed, times, pass } = circuit();
    times(10, () => failed(5));
    const passed = times(600, () => {
      pass(100);
      return admits(2_500);
    });
    expect(passed.filter(Boolean)).toHaveLength(120);
  });

  test('the first answer ends it', () => {
    const { admits, failed, answered, times, report } = circuit();
    times(40, () => failed(5));
    admits(2_500);
    answered(20);
    expect(times(20, () => admits(2_500))).not.toContain(false);
    expect(report()).toEqual({ state: 'closed', failures: 0 });
  });

  test('do not hold back a change', () => {
    const { failed, isSilentFor, times } = circuit();
    times(40, () => failed(5));
    expect(isSilentFor(8_000)).toBe(false);
  });
});

describe('who has waited in vain', () => {
  test.each([
    [1_000, false],
    [2_500, false],
    // A slightly longer timeout counts as the same: no two pages have exactly the same time left.
    [3_000, false],
    [4_000, true],
    [30_000, true],
  ])('for 2.5 s speaks for those who would wait %i ms: %s', (patience, passes) => {
    const { admits, timeout } = circuit();
    timeout(2_500);
    admits(2_500);
    expect(admits(patience)).toBe(passes);
  });

  test('the longest wait counts, for changes as well', () => {
    const { timeout, isSilentFor } = circuit();
    timeout(8_000);
    timeout(2_500);
    expect([8_000, 30_000].map(isSilentFor)).toEqual([true, false]);
  });

  test.each([
    [50, true],
    // A slow response, and therefore no proof for callers with a shorter timeout.
    [3_000, false],
  ])('an answer after %i ms says that they may wait again: %s', (milliseconds, isOver) => {
    const { admits, timeout, answered } = circuit();
    timeout(2_500);
    admits(2_500);
    answered(milliseconds);
    expect(admits(2_500)).toBe(isOver);
  });

  test.each(['failed', 'refused'] as const)('what %s ends the silence as an answer does', (said) => {
    const { admits, timeout, isSilentFor, times, ...rest } = circuit();
    timeout(8_000);
    admits(8_000);
    rest[said](5);
    expect(isSilentFor(4_000)).toBe(false);
    expect(times(5, () => admits(4_000))).not.toContain(false);
  });

  test('a broken connection does not: it says nothing', () => {
    const { admits, timeout, broken } = circuit();
    timeout(8_000);
    admits(8_000);
    broken();
    expect(admits(4_000)).toBe(false);
  });

  test.each([
    ['behind a visitor, while others were answered soon', 30_000, 20, 29_000, true],
    ['behind a visitor, while others were answered after as long', 30_000, 30_000, 29_000, false],
    ['behind a visitor, while nobody was answered', 30_000, 20, 30_001, false],
    // The calls that get a response may be different requests from the one that timed out.
    ['as a visitor, while others were answered soon', 8_000, 20, 7_000, false],
  ])('%s: others wait again?', (_who, waited, within, ago, passes) => {
    const { admits, timeout, answered, pass } = circuit();
    answered(within);
    pass(ago);
    timeout(waited);
    admits(4_000);
    expect(admits(4_000)).toBe(passes);
  });

  test('is no failure in a row: a slow service answers those who have time', () => {
    const { admits, timeout, times } = circuit();
    times(50, () => timeout(2_500));
    expect(times(20, () => admits(8_000))).not.toContain(false);
  });
});

test('ten second tries at once, then one in ten calls', () => {
  const { earn, spend } = createRetryBudget();
  const tries = (count: number) =>
    Array.from({ length: count }, () => {
      earn();
      return spend();
    }).filter(Boolean).length;
  expect(tries(10)).toBe(10);
  tries(10);
  expect(tries(1_000)).toBe(100);
});

test('a long quiet time saves up no more than ten', () => {
  const { earn, spend } = createRetryBudget();
  for (let call = 0; call < 10_000; call++) earn();
  expect(Array.from({ length: 30 }, spend).filter(Boolean)).toHaveLength(10);
});
