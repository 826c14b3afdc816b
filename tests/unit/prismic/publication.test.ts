import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areExpired, areStale, tagTable } from '../../../lib/platform/cache/tags.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { publishLater } from '../../../lib/publication/publication.ts';
import { SITEMAP_TAG } from '../../../lib/services/prismic/documents.ts';

const isThere = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
const changesOf = vi.hoisted(() => vi.fn<(ids: readonly string[]) => Promise<object>>());
vi.mock('@/prismicio', () => ({ isContentThere: isThere }));
vi.mock('../../../lib/publication/changes.ts', () => ({ changesOf }));

const BEFORE = 1;

beforeEach(() => {
  vi.useFakeTimers();
  tagTable().times.clear();
  isThere.mockReset().mockResolvedValue(false);
  changesOf.mockReset().mockResolvedValue({ tags: ['prismic/id/a'], gone: [], types: new Set() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what was told while the content service was away is published once, a second after it is back at most', async () => {
  publishLater(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  publishLater(['b', 'c']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isThere.mock.calls.length).toBeLessThanOrEqual(12);
  expect([changesOf.mock.calls, tagTable().times.size]).toEqual([[], 0]);
  isThere.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changesOf).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c']);
  expect(areExpired(['prismic/id/a'], BEFORE)).toBe(true);
  expect([areExpired([SITEMAP_TAG], BEFORE), areStale([SITEMAP_TAG], BEFORE)]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changesOf).toHaveBeenCalledOnce();
});

test('a publication that fails again is logged, and nothing of it is lost', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  isThere.mockResolvedValue(true);
  changesOf.mockRejectedValueOnce(new AppError('contentUnavailable', { message: 'it is away' }));
  publishLater(['d']);
  await vi.advanceTimersByTimeAsync(1_000);
  publishLater(['e']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changesOf.mock.calls).toEqual([[['d']], [['d', 'e']]]);
  expect(areExpired(['prismic/id/a'], BEFORE)).toBe(true);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('content repository unavailable'));
});
