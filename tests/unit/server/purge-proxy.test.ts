import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { markShuttingDown, onShutdown, processSingleton, runShutdownHooks } from '../../../lib/platform/process.ts';
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
  for (const name of ['stopping', 'at-end']) delete processSingleton(name).current;
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

describe('a shutdown', () => {
  /** Shuts down; the number of purges that it has waited for. No timer runs. */
  async function purgesAtEnd(ask: ReturnType<typeof vi.fn<() => Promise<void>>>): Promise<number> {
    markShuttingDown();
    await runShutdownHooks();
    return ask.mock.calls.length;
  }

  test.each([
    ['nothing was published', '', 0],
    ['one publication, which was purged', 'a', 1],
    ['others behind it', 'abc', 2],
  ])('after %s loses no purge and adds none', async (_, tags, calls) => {
    const ask = vi.fn(async () => {});
    const purge = purgeOnInvalidation(settings, ask);
    for (const tag of tags) purge?.([tag]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await purgesAtEnd(ask)).toBe(calls);
  });

  test('waits for the purge that is under way, and for what is published meanwhile', async () => {
    const steps: (() => void)[] = [];
    const ask = vi.fn(() => new Promise<void>((resolve) => void steps.push(resolve)));
    const purge = purgeOnInvalidation(settings, ask);
    purge?.(['a']);
    let isOver = false;
    const end = purgesAtEnd(ask).then(() => {
      isOver = true;
    });
    purge?.(['b']);
    steps[0]?.();
    await vi.waitFor(() => expect(steps).toHaveLength(2));
    expect(isOver).toBe(false);
    steps[1]?.();
    await end;
  });

  test('purges what the last job publishes', async () => {
    const ask = vi.fn(async () => {});
    const purge = purgeOnInvalidation(settings, ask);
    onShutdown(async () => {
      await Promise.resolve();
      purge?.(['offer-rules']);
    });
    expect(await purgesAtEnd(ask)).toBe(1);
  });

  test('tries a cache that is away as often as ever, without a pause', async () => {
    expectConsole('error', /^\[purge\]/);
    const ask = vi.fn(() => Promise.reject(new AppError('unreachable', { url: 'the cache' })));
    purgeOnInvalidation(settings, ask)?.(['a']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await purgesAtEnd(ask)).toBe(5);
  });
});
