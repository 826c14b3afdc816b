import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { beginWorkSoon, startServing } from '../../../lib/operations/start.ts';
import { restorePublications } from '../../../lib/platform/cache/publish.ts';
import { openShared } from '../../../lib/platform/cache/shared-cache.ts';
import { underWay } from '../../../lib/platform/process.ts';
import { followEditorRedirects, refreshRedirects } from '../../../lib/redirects/refresh.ts';
import { buildIndexes } from '../../../lib/search/holder.ts';
import { startWorkerOrExit } from '../../../lib/worker/worker.ts';
import { changed } from '../../setup/changed-settings.ts';

vi.mock('../../../lib/redirects/refresh.ts', () => ({ followEditorRedirects: vi.fn(), refreshRedirects: vi.fn() }));
vi.mock('../../../lib/platform/cache/publish.ts', () => ({ restorePublications: vi.fn() }));
vi.mock('../../../lib/platform/cache/shared-cache.ts', () => ({ openShared: vi.fn() }));
vi.mock('../../../lib/platform/log/start.ts', () => ({ startLog: vi.fn() }));
vi.mock('../../../lib/operations/health.ts', () => ({ watchLoop: vi.fn() }));
vi.mock('../../../lib/worker/worker.ts', () => ({ startWorkerOrExit: vi.fn() }));
vi.mock('../../../lib/search/holder.ts', () => ({ buildIndexes: vi.fn() }));
vi.mock('../../../lib/editorial/pages.ts', () => ({ readAhead: vi.fn() }));

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

test('the store is opened while requests are under way, the indexes are built after them', async () => {
  underWay().requests = 1;
  beginWorkSoon();
  await vi.waitFor(() => expect(startWorkerOrExit).toHaveBeenCalledOnce(), { timeout: 5_000 });
  await wait(300);
  expect(buildIndexes).not.toHaveBeenCalled();
  underWay().requests = 0;
  await vi.waitFor(() => expect(buildIndexes).toHaveBeenCalledOnce(), { timeout: 5_000 });
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
