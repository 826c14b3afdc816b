import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areExpired, areStale, tagTable } from '../../../lib/platform/cache/tags.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { publishDocuments, publishLater } from '../../../lib/publication/publication.ts';
import { SITEMAP_TAG } from '../../../lib/services/prismic/documents.ts';

const isAvailable = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
const changesOf = vi.hoisted(() => vi.fn<(ids: readonly string[]) => Promise<object>>());
vi.mock('@/prismicio', () => ({ isContentAvailable: isAvailable }));
vi.mock('../../../lib/publication/changes.ts', () => ({ changesOf }));
const noteOffersPublished = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../lib/careers/alerts.ts', () => ({ noteOffersPublished }));
const purgeDocuments = vi.hoisted(() => vi.fn<(ids: readonly string[]) => Promise<void>>());
vi.mock('../../../lib/services/prismic/fallback-fetch.ts', () => ({ purgeDocuments }));

const BEFORE = 1;

beforeEach(() => {
  vi.useFakeTimers();
  tagTable().times.clear();
  isAvailable.mockReset().mockResolvedValue(false);
  changesOf.mockReset().mockResolvedValue({ tags: ['prismic/id/a'], gone: [], types: new Set() });
  for (const work of [noteOffersPublished, purgeDocuments]) work.mockReset().mockResolvedValue();
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
  expect(isAvailable.mock.calls.length).toBeLessThanOrEqual(12);
  expect([changesOf.mock.calls, tagTable().times.size]).toEqual([[], 0]);
  isAvailable.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changesOf).toHaveBeenCalledExactlyOnceWith(['a', 'b', 'c']);
  expect(areExpired(['prismic/id/a'], BEFORE)).toBe(true);
  expect([areExpired([SITEMAP_TAG], BEFORE), areStale([SITEMAP_TAG], BEFORE)]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changesOf).toHaveBeenCalledOnce();
});

test('a publication that fails again is logged, and nothing of it is lost', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  isAvailable.mockResolvedValue(true);
  changesOf.mockRejectedValueOnce(new AppError('contentUnavailable', { message: 'the probe failed' }));
  publishLater(['d']);
  await vi.advanceTimersByTimeAsync(1_000);
  publishLater(['e']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changesOf.mock.calls).toEqual([[['d']], [['d', 'e']]]);
  expect(areExpired(['prismic/id/a'], BEFORE)).toBe(true);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('content repository unavailable'));
});

describe('a publication waits neither for the worker’s table nor for the stored responses', () => {
  beforeEach(() => {
    isAvailable.mockResolvedValue(true);
    changesOf.mockResolvedValue({ tags: ['prismic/id/a'], gone: ['b'], types: new Set(['job_offer']) });
  });

  test('however long they take', async () => {
    for (const work of [noteOffersPublished, purgeDocuments]) work.mockReturnValue(new Promise(() => {}));
    expect(await publishDocuments(['a', 'b'], () => undefined)).toEqual(['prismic/id/a']);
    expect(noteOffersPublished).toHaveBeenCalledOnce();
    expect(purgeDocuments).toHaveBeenCalledExactlyOnceWith(['b']);
  });

  test('and what fails there is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    noteOffersPublished.mockRejectedValue(new Error('the database is away'));
    purgeDocuments.mockRejectedValue(new Error('the disk is full'));
    await publishDocuments(['a', 'b'], () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const lines = logged.mock.calls.map(String).join('\n');
    expect(lines).toContain('the database is away');
    expect(lines).toContain('the disk is full');
  });
});
