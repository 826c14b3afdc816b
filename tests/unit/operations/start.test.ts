import { afterEach, expect, test, vi } from 'vitest';
import { beginWorkSoon, startServing } from '../../../lib/operations/start.ts';
import { restorePublications } from '../../../lib/platform/cache/publish.ts';
import { openShared } from '../../../lib/platform/cache/shared-cache.ts';
import { followEditorRedirects, refreshRedirects } from '../../../lib/redirects/refresh.ts';
import { changed } from '../../setup/changed-settings.ts';

vi.mock('../../../lib/redirects/refresh.ts', () => ({ followEditorRedirects: vi.fn(), refreshRedirects: vi.fn() }));
vi.mock('../../../lib/platform/cache/publish.ts', () => ({ restorePublications: vi.fn() }));
vi.mock('../../../lib/platform/cache/shared-cache.ts', () => ({ openShared: vi.fn() }));
vi.mock('../../../lib/platform/log/start.ts', () => ({ startLog: vi.fn() }));
vi.mock('../../../lib/operations/health.ts', () => ({ watchLoop: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
});

test('the redirects are read at once, not only when the first page has been served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  beginWorkSoon();
  await vi.dynamicImportSettled();
  expect(refreshRedirects).toHaveBeenCalledOnce();
  expect(followEditorRedirects).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(1);
});

test('an instance is connected to the others when it starts, knowing what was published; one alone is not', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await startServing();
  expect(openShared).not.toHaveBeenCalled();
  vi.mocked(restorePublications).mockClear();
  changed.REDIS_URL = 'redis://127.0.0.1:1';
  await startServing();
  expect(openShared).toHaveBeenCalledOnce();
  expect(openShared).toHaveBeenCalledAfter(vi.mocked(restorePublications));
});
