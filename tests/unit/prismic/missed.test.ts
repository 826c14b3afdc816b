import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellAgain } from '../../../lib/prismic/missed.ts';

const isThere = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
const askOwnServer = vi.hoisted(() => vi.fn<(own: object) => Promise<void>>());
vi.mock('@/prismicio', () => ({ isContentThere: isThere }));
vi.mock('../../../lib/prismic/own-server.ts', () => ({ askOwnServer }));

beforeEach(() => {
  vi.useFakeTimers();
  isThere.mockReset().mockResolvedValue(false);
  askOwnServer.mockReset().mockResolvedValue();
});
afterEach(() => vi.useRealTimers());

test('what was told while the content service was away is told again once, a second after it is back at most', async () => {
  tellAgain(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_000);
  tellAgain(['b', 'c']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isThere.mock.calls.length).toBeLessThanOrEqual(12);
  expect(askOwnServer).not.toHaveBeenCalled();
  isThere.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(askOwnServer).toHaveBeenCalledExactlyOnceWith({
    locale: 'fr-fr',
    path: '/api/revalidate',
    body: { type: 'api-update', secret: 'silene-webhook-secret', documents: ['a', 'b', 'c'] },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askOwnServer).toHaveBeenCalledOnce();
});
