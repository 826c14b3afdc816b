import { afterEach, expect, test, vi } from 'vitest';
import { beginWorkSoon } from '../../../lib/operations/start.ts';
import { followEditorRedirects, refreshRedirects } from '../../../lib/redirects/refresh.ts';

vi.mock('../../../lib/redirects/refresh.ts', () => ({ followEditorRedirects: vi.fn(), refreshRedirects: vi.fn() }));

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
