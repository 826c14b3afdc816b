import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tagsManifest } from '../../../lib/cache/framework.ts';
import type { Redis } from '../../../lib/cache/redis.ts';
import { shareTags } from '../../../lib/cache/tags.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  tagsManifest.clear();
});

test('what was told while nobody heard it is taken in within a minute', async () => {
  let table: Record<string, string> = {};
  const redis: Redis = {
    ask: async <T>() => table as T,
    listen: (_channel, _hear, again) => again(),
  };
  const heard = vi.fn();
  await shareTags(redis, 'test:', heard).ready;
  table = { 'content:home': JSON.stringify({ expired: NOW - 1 }) };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledExactlyOnceWith(['content:home']);
  expect(tagsManifest.get('content:home')).toEqual({ expired: NOW + 60_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledOnce();
});
