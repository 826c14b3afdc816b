import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf, RETRY_AFTER_S } from '../../../lib/prismic/answer.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  return () => vi.unstubAllGlobals();
});

const ask = () => answerOf({ url: 'http://cms.test/api/v2?access_token=secret', init: {}, timeoutMs: 1_000 });
const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  fetch.mockResolvedValue(new Response(body, { status, headers }));

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

  test.each(['1', '30', '0.5'])('that says to wait %s seconds says so still', async (seconds) => {
    answer(429, 'slow down', { 'retry-after': seconds });
    expect((await ask()).headers.get('retry-after')).toBe(seconds);
  });

  // The client would ask again at once, for ever.
  test.each([undefined, '', '0', '-1', 'soon', 'Sat, 21 Nov 2026 12:00:00 GMT'])(
    'that says %j says to wait 1.5 seconds',
    async (header) => {
      answer(429, 'slow down', header === undefined ? {} : { 'retry-after': header });
      const response = await ask();
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('1.5');
      expect(await response.text()).toBe('slow down');
    },
  );
});

test.each([
  ['timeout', new DOMException('', 'TimeoutError')],
  ['unreachable', new TypeError('fetch failed')],
])('no answer is `%s`', async (code, error) => {
  fetch.mockRejectedValue(error);
  await expect(ask()).rejects.toMatchObject({ code });
});
