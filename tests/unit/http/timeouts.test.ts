import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callTimeout } from '../../../lib/platform/http/outbound.ts';
import { remainingTime, requestDeadline, withTimeout } from '../../../lib/platform/request.ts';
import { MIN_CALL_TIMEOUT_MS, PAGE_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../../../lib/platform/timeout-limits.ts';

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

test('what is there in time', async () => {
  expect(await withTimeout(1_000, after(1, 'rules'))).toBe('rules');
});

test('null for what is late', async () => {
  expect(await withTimeout(5, after(200, 'rules'))).toBeNull();
});

test('a failure in time is thrown', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('what is left becomes less, in whole milliseconds, and never nothing', () => {
  let now = 1_000;
  const left = remainingTime(2_000, () => now);
  const seen = [0, 300.4, 1_999.5, 5_000].map((passed) => {
    now = 1_000 + passed;
    return left();
  });
  expect(seen).toEqual([2_000, 1_700, 1, 1]);
});

test('without a limit there is none', () => expect(remainingTime(undefined)()).toBeUndefined());

const later = (asked: { method?: string; url: string }, milliseconds: number): number => {
  let now = 1_000;
  const { left } = requestDeadline(
    asked,
    () => false,
    () => now,
  );
  now += milliseconds;
  return left();
};

test.each([
  [{ url: '/' }, 0, PAGE_TIMEOUT_MS],
  [{ url: '/nos-produits/x?_rsc=1' }, 500, PAGE_TIMEOUT_MS - 500],
  [{ method: 'HEAD', url: '/' }, 500, PAGE_TIMEOUT_MS - 500],
  [{ url: '/apiculture' }, 500, PAGE_TIMEOUT_MS - 500],
  [{ url: '/' }, PAGE_TIMEOUT_MS + 1, MIN_CALL_TIMEOUT_MS],
  [{ method: 'POST', url: '/' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/api/ecommerce/cart' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/auth' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/auth?to=x' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/auth/error' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/sitemap.xml' }, 60_000, STEP_TIMEOUT_MS],
  [{ url: '/jobs.xml' }, 60_000, STEP_TIMEOUT_MS],
])('a call for %j after %i ms may take %i', (asked, milliseconds, left) => {
  expect(later(asked, milliseconds)).toBe(left);
});

test.each([
  [{}, false],
  [{ rsc: '1' }, true],
])('%j comes from a script: %s', (headers, byScript) => {
  expect(requestDeadline({ url: '/checkout', headers }, () => false).byScript).toBe(byScript);
});

describe('the time-out of a call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  afterEach(() => expect(vi.getTimerCount()).toBe(0));

  /** When a page's service call ends, given whether the page's response has been sent when its deadline has passed. */
  async function endOf(isSent: boolean | null): Promise<number> {
    const start = Date.now();
    const waiting = isSent === null ? undefined : { left: () => 0, isOver: () => isSent, byScript: false };
    const { signal, limit } = callTimeout(2_500, 30_000, waiting);
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await vi.runAllTimersAsync();
    await ended;
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(limit()).toBe(Date.now() - start);
    return limit();
  }

  test.each([
    [false, 2_500],
    [null, 2_500],
    [true, 30_000],
  ])('sent: %s, given up after %i ms', async (isSent, milliseconds) => {
    expect(await endOf(isSent)).toBe(milliseconds);
  });

  test('an answer in time ends it', () => {
    const { signal, end } = callTimeout(100, 100, undefined);
    end();
    vi.advanceTimersByTime(1_000);
    expect(signal.aborted).toBe(false);
  });
});
