import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareTags } from '../../../lib/platform/cache/shared-cache.ts';
import {
  areExpired,
  areStale,
  type Durations,
  invalidate,
  lastExpiry,
  onInvalidation,
  seedTags,
  tagTable,
} from '../../../lib/platform/cache/tags.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  tagTable().times.clear();
  tagTable().listeners.clear();
});

describe('what is older than an invalidation', () => {
  test.each<[string, Durations | undefined, number, boolean, boolean]>([
    ['without a profile: expired, at once', undefined, 0, false, true],
    ['with a profile: stale, at once', { expire: 60 }, 0, true, false],
    ['with a profile: expired, when its time is over', { expire: 60 }, 60_000, true, true],
    ['with a profile of no time: expired, at once', { expire: 0 }, 0, true, true],
    ['with a profile that never expires: stale', {}, 1e9, true, false],
  ])('%s', async (_, durations, later, stale, expired) => {
    await invalidate(['content:home'], durations);
    expect(areStale(['other', 'content:home'], NOW - 1)).toBe(stale);
    expect(areExpired(['other', 'content:home'], NOW - 1, NOW + later)).toBe(expired);
  });

  test('what was made since, and what has other tags, stays', async () => {
    await invalidate(['content:home'], { expire: 0 });
    expect(areStale(['content:home'], NOW)).toBe(false);
    expect(areExpired(['content:home'], NOW)).toBe(false);
    expect(areExpired(['other'], 0)).toBe(false);
  });
});

test('the last expiry of several tags, among those that have happened', async () => {
  seedTags(new Map([['early', { expired: NOW - 9 }]]));
  await invalidate(['late']);
  await invalidate(['ahead'], { expire: 60 });
  expect(lastExpiry(['early', 'late', 'ahead', 'none'])).toBe(NOW);
  expect(lastExpiry(['none'])).toBe(0);
});

test('what has to be cleared hears of an invalidation when it is in the table', async () => {
  const heard = vi.fn(() => expect(areExpired(['content:home'], NOW - 1)).toBe(true));
  onInvalidation(heard);
  await invalidate(['content:home']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(['content:home']);
});

test('a message that was lost is made up for within a minute', async () => {
  let table: Record<string, string> = {};
  const redis: Parameters<typeof shareTags>[0] = {
    ask: async <T>() => table as T,
    listen: (_channel, _hear, again) => again(),
  };
  const heard = vi.fn();
  onInvalidation(heard);
  await shareTags(redis, 'test:').ready;
  table = { 'content:home': JSON.stringify({ expired: NOW - 1 }) };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledExactlyOnceWith(['content:home']);
  expect(tagTable().times.get('content:home')).toEqual({ expired: NOW + 60_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledOnce();
});
