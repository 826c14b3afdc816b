import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '../../../app/sitemap.xml/route.ts';
import { invalidate, tagTable } from '../../../lib/platform/cache/tags.ts';
import { today } from '../../../lib/platform/i18n/dates.ts';
import { SITEMAP_TAG } from '../../../lib/services/prismic/documents.ts';
import { sitemapOf } from '../../../lib/sitemap/sitemap.ts';
import { expectConsole } from '../../setup/console.ts';
import { takeRevalidated } from '../../setup/next/cache.ts';

vi.mock('../../../lib/platform/i18n/dates.ts', async (original) => ({
  ...(await original<object>()),
  today: vi.fn(() => '2026-11-20'),
}));
vi.mock('../../../lib/sitemap/sitemap.ts', () => ({ sitemapOf: vi.fn(), sitemapXml: () => '<urlset>é</urlset>' }));

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request('http://fr.localhost:3000/sitemap.xml', { headers: { host: 'fr.localhost:3000', ...headers } }));

beforeEach(() => {
  vi.mocked(sitemapOf).mockReset().mockResolvedValue([]);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['br', 'gzip, deflate, br', 'br;q=1.0, gzip'])('who takes %j gets it as it is kept', async (accepted) => {
  const response = await ask({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe('<urlset>é</urlset>');
  expect(sitemapOf).toHaveBeenCalledWith(['fr-fr']);
});

test.each(['', 'gzip', 'br;q=0', 'identity'])('who takes %j gets its text', async (accepted) => {
  const response = await ask({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('<urlset>é</urlset>');
});

test('one of another day is shown, and made anew behind who asks, once', async () => {
  takeRevalidated();
  vi.mocked(today).mockReturnValueOnce('2026-11-19');
  expect((await ask()).status).toBe(200);
  vi.mocked(today).mockReturnValueOnce('2026-11-19');
  await ask();
  expect(takeRevalidated()).toEqual([SITEMAP_TAG]);
  await ask();
  expect(takeRevalidated()).toEqual([]);
});

test.each<[what: string, seconds: number, happens: () => void]>([
  ['of today may be kept for an hour', 3600, () => {}],
  [
    'with a date that the clock has not reached yet is asked for again in a minute',
    60,
    () => vi.mocked(today).mockReturnValueOnce('2026-11-21'),
  ],
  [
    'during whose reading something was published is asked for again in a minute',
    60,
    () =>
      vi.mocked(sitemapOf).mockImplementationOnce(async () => {
        await invalidate([SITEMAP_TAG], {}, Date.now() + 1);
        return [];
      }),
  ],
])('one %s', async (_, seconds, happens) => {
  tagTable().times.clear();
  for (const encoding of ['br', 'identity']) {
    happens();
    const { headers } = await ask({ 'accept-encoding': encoding });
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`);
  }
});

test('one of very many pages is not waited for: who asks is told to come again', async () => {
  expectConsole('error', /^\[sitemap\]/);
  vi.useFakeTimers();
  vi.mocked(sitemapOf).mockReturnValueOnce(new Promise(() => {}));
  const late = ask();
  await vi.advanceTimersByTimeAsync(8_000);
  expect((await late).status).toBe(503);
  expect((await late).headers.get('retry-after')).toBe('10');
});
