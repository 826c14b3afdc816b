import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { purgeOnInvalidation } from '../../../server/purge-proxy.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';

const settings = { CACHE_PURGE_URL: 'http://127.0.0.1:6081/.purge', CACHE_PURGE_TOKEN: 'a token' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a cache in front nothing listens', () => {
  expect(purgeOnInvalidation({ CACHE_PURGE_URL: undefined, CACHE_PURGE_TOKEN: undefined })).toBeUndefined();
});

test('the cache is asked with its token, as a CDN is', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  Object.assign(changed, settings);
  purgeOnInvalidation(settings)?.(['product']);
  await vi.advanceTimersByTimeAsync(0);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual([settings.CACHE_PURGE_URL, 'POST', '{"purge_everything":true}']);
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a token');
});

test('one publication purges at once, and what follows it together', async () => {
  const ask = vi.fn(async () => {});
  const purge = purgeOnInvalidation(settings, ask);
  purge?.(['a']);
  expect(ask).toHaveBeenCalledTimes(1);
  for (const tag of 'bcdefghij') purge?.([tag]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['that comes back', 2, 3],
  ['that stays away', 99, 5],
])('a cache %s is asked again some times, and the log says so', async (_, failures, calls) => {
  const logged = expectConsole('error', /^\[purge\]/);
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length <= failures) throw new AppError('unreachable', { url: 'the cache' });
  });
  purgeOnInvalidation(settings, ask)?.(['a']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(calls);
  expect(logged).toContainEqual(expect.stringContaining('no connection to the cache'));
});

test('what is published during the last try that fails is not forgotten', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length === 5) purge?.(['b']);
    if (ask.mock.calls.length <= 5) throw new AppError('unreachable', { url: 'the cache' });
  });
  const purge = purgeOnInvalidation(settings, ask);
  purge?.(['a']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(6);
});

test('what is published while the cache is asked is not forgotten', async () => {
  let end = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const purge = purgeOnInvalidation(settings, ask);
  purge?.(['a']);
  purge?.(['b']);
  end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
