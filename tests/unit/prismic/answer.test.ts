import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf, RETRY_AFTER_S } from '../../../lib/services/prismic/response.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

const url = 'http://cms.test/api/v2?access_token=secret';
const ask = (timeoutMs = 1_000) => answerOf({ url, init: {}, timeoutMs, origins: ['http://cms.test'] });
const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  fetch.mockImplementation(async () => new Response(body, { status, headers }));

test.each([200, 400, 401, 404, 410, 500])('an answer of %i is left to the client as it is', async (status) => {
  answer(status, '{"message":"x"}', { 'x-version': '1' });
  const response = await ask();
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBeNull();
  expect(await response.json()).toEqual({ message: 'x' });
});

describe('403', () => {
  test.each([
    ['{"error":"Invalid access token"}', '{"error":"Invalid access token"}'],
    ['<html>Forbidden</html>', '<html>Forbidden</html>'],
    ['', ''],
    ['x'.repeat(5_000), 'x'.repeat(200)],
  ])('is a refusal, whatever its body', async (body, message) => {
    answer(403, body);
    await expect(ask()).rejects.toMatchObject({ code: 'contentForbidden', values: { message } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is a refusal for a build as well, which does not ask again', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    answer(403, 'no');
    await expect(ask()).rejects.toMatchObject({ code: 'contentForbidden' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('does not say with which token', async () => {
    answer(403, 'no');
    await expect(ask()).rejects.not.toThrow('secret');
  });
});

describe('429', () => {
  test('"default 1.5 s"', () => {
    expect(RETRY_AFTER_S).toBe(1.5);
  });

  afterEach(() => vi.useRealTimers());

  // The client would retry at once, forever.
  test.each([
    ['1', 1],
    ['0.5', 0.5],
    ...[undefined, '', '0', '-1', 'soon', 'Sat, 21 Nov 2026 12:00:00 GMT'].map((said) => [said, 1.5] as const),
  ] as const)('that says to wait %j seconds is asked about once more, after %d', async (header, seconds) => {
    vi.useFakeTimers();
    answer(429, 'slow down', header === undefined ? {} : { 'retry-after': header });
    const asked = expect(ask(5_000)).rejects.toMatchObject({ code: 'throttled', values: { retryAfter: seconds } });
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await asked;
  });

  test('is waited for by a build as long as it takes, however many pages are throttled together', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.useFakeTimers();
    const asked = new Map<string, number>();
    fetch.mockImplementation(async (at) => {
      const times = (asked.get(String(at)) ?? 0) + 1;
      asked.set(String(at), times);
      return times < 4 ? new Response('slow down', { status: 429 }) : new Response('{}');
    });
    const pages = Array.from({ length: 40 }, (_, page) =>
      answerOf({ url: `http://cms.test/api/v2/${page}`, init: {}, timeoutMs: 5_000, origins: ['http://cms.test'] }),
    );
    const read = Promise.all(pages.map(async (page) => (await page).status));
    await vi.runAllTimersAsync();
    expect(new Set(await read)).toEqual(new Set([200]));
  });

  test('is not waited for without end by a build either', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.useFakeTimers();
    answer(429, 'slow down', { 'retry-after': '900' });
    const start = Date.now();
    const read = expect(ask(5_000)).rejects.toMatchObject({ code: 'throttled' });
    await vi.runAllTimersAsync();
    await read;
    expect(fetch).toHaveBeenCalledTimes(21);
    // A minute each time, whatever is asked for.
    expect(Date.now() - start).toBe(20 * 60_000);
  });

  test('that asks for more than somebody waits is the end of it', async () => {
    answer(429, 'slow down', { 'retry-after': '30' });
    await expect(ask()).rejects.toMatchObject({ code: 'throttled', values: { url: 'http://cms.test/api/v2' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['timeout', 1, new DOMException('', 'TimeoutError')],
  ['unreachable', 2, new TypeError('fetch failed')],
])('no answer is `%s`, after asking %d times', async (code, times, error) => {
  fetch.mockRejectedValue(error);
  await expect(ask()).rejects.toMatchObject({ code });
  expect(fetch).toHaveBeenCalledTimes(times);
});
