import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readLives, routeOf } from '../../../lib/cache/built-lives.ts';
import { type Page, tagsManifest } from '../../../lib/cache/framework.ts';
import { MOST_BEHIND } from '../../../lib/cache/making.ts';
import OwnPages, { type PageGet } from '../../../lib/cache/own-pages.ts';
import { runRequest } from '../../../lib/request/context.ts';
import type { Store } from '../../../lib/store/open.ts';
import { type StoreHolder, storePlace } from '../../../lib/store/opened.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

const dir = temporaryDir();
const routes = {
  '/fr/fr-fr/legal': { initialRevalidateSeconds: 300, initialExpireSeconds: 2_592_000 },
  '/auth': { initialRevalidateSeconds: false },
};
writeFileSync(path.join(dir, 'prerender-manifest.json'), JSON.stringify({ version: 4, routes }));
vi.stubEnv('NEXT_DIST_DIR', dir);
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00Z') });

afterEach(() => tagsManifest.clear());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pages = (): OwnPages =>
  new OwnPages({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: path.join(dir, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
const look = (key: string, { isFallback = false, isDocument = true } = {}): Promise<Page | null> =>
  runRequest({ id: 'x', entered: false, isDocument }, () =>
    pages().get(key, { kind: 'APP_PAGE', isFallback, isRoutePPREnabled: true } as PageGet[1]),
  );
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

type Life = { revalidate: number; expire?: number };
function keep(key: string, html: string, cacheControl?: Life, tags = ''): Promise<void> {
  const headers = { 'x-next-cache-tags': tags };
  const value = { kind: 'APP_PAGE', html, rscData: undefined, postponed: undefined, headers, status: 200 };
  return pages().set(key, value as unknown as Page['value'], { cacheControl } as Parameters<OwnPages['set']>[2]);
}
const html = (page: Page | null) => (page?.value?.kind === 'APP_PAGE' ? page.value.html : null);
const isDueTo = (page: Page | null) => page && [page.lastModified, page.cacheControl?.revalidate];

test('the life of a page of the build comes from the list of the build', () => {
  expect(readLives(dir).get('/fr/fr-fr/legal')).toEqual({ revalidate: 300, expire: 2_592_000 });
  expect(readLives(dir).get('/auth')).toEqual({ revalidate: false, expire: undefined });
  expect(readLives(path.join(dir, 'none')).size).toBe(0);
  expect(routeOf('/route-cache/APP_PAGE/0a1b/$/fr/fr-fr/legal')).toBe('/fr/fr-fr/legal');
  expect(routeOf('/fr/fr-fr/legal')).toBe('/fr/fr-fr/legal');
});

test('a list that is damaged is said to be', () => {
  const damaged = temporaryDir();
  writeFileSync(path.join(damaged, 'prerender-manifest.json'), '{"routes":');
  expect(() => readLives(damaged)).toThrow(SyntaxError);
});

test('a page that says nothing of its life has that of the build', async () => {
  const key = '/route-cache/APP_PAGE/0a1b/$/fr/fr-fr/legal';
  await keep(key, 'legal');
  expect((await look(key))?.cacheControl).toEqual({ revalidate: 300, expire: 2_592_000 });
  expect((await look(key, { isFallback: true }))?.cacheControl).toBeUndefined();
});

test('of many pages that are due few are made anew at once; the others are shown again, for some seconds', async () => {
  const keys = Array.from({ length: MOST_BEHIND + 2 }, (_, page) => `/due-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(61);
  const seen = await Promise.all(keys.map((key) => look(key)));
  expect(seen.map(html)).toEqual(keys);
  const [due, again] = [
    [made, 60],
    [Date.now(), 5],
  ];
  expect(seen.map(isDueTo)).toEqual([...keys.slice(2).map(() => due), again, again]);
  // One is ready: there is room for the next.
  await keep('/due-0', 'new', { revalidate: 60, expire: 600 });
  expect(isDueTo(await look(keys.at(-1) ?? ''))).toEqual(due);
  expect(isDueTo(await look(keys.at(-2) ?? ''))).toEqual(again);
  expect(html(await look('/due-0'))).toBe('new');
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test('parts of pages that a browser fetches ahead take no place: nothing is made anew for them', async () => {
  const keys = Array.from({ length: 2 * MOST_BEHIND }, (_, page) => `/ahead-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(61);
  for (const key of keys) expect(isDueTo(await look(key, { isDocument: false }))).toEqual([made, 60]);
  expect(isDueTo(await look('/ahead-7'))).toEqual([made, 60]);
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test('a page that is too old to be shown is not shown again', async () => {
  const keys = Array.from({ length: MOST_BEHIND + 1 }, (_, page) => `/over-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(601);
  for (const key of keys) expect(isDueTo(await look(key))).toEqual([made, 60]);
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test('a page of which something was published while it was made is not kept, the one before stays as due', async () => {
  await keep('/price', '9,90', { revalidate: 60 }, 'shopify/product/2');
  pass(61);
  expect(html(await look('/price'))).toBe('9,90');
  pass(1);
  tagsManifest.set('shopify/product/2', { stale: Date.now() });
  pass(1);
  await keep('/price', 'still 9,90', { revalidate: 60 }, 'shopify/product/2');
  expect(html(await look('/price'))).toBe('9,90');
  await keep('/price', '7,77', { revalidate: 60 }, 'shopify/product/2');
  expect(html(await look('/price'))).toBe('7,77');
});

test('a page that was rendered without the store is shown until the store is there, and then to nobody', async () => {
  const holder = globalThis as StoreHolder;
  const before = holder[storePlace];
  const life = { revalidate: 1, expire: 300 };
  await keep('/shelf', '8,50', life, 'shopify/product/3,provisional');
  await keep('/other', '4,20', life, 'shopify/product/4');
  pass(2);
  try {
    delete holder[storePlace];
    expect(html(await look('/shelf'))).toBe('8,50');
    holder[storePlace] = Promise.resolve({} as Store);
    expect(await look('/shelf')).toBeNull();
    expect(await look('/shelf', { isDocument: false })).toBeNull();
    expect(html(await look('/other'))).toBe('4,20');
    await keep('/shelf', '8,50 instead of 9,90', { revalidate: 60 }, 'shopify/product/3');
    expect(html(await look('/shelf'))).toBe('8,50 instead of 9,90');
  } finally {
    holder[storePlace] = before;
  }
  await keep('/other', '4,20', { revalidate: 60 });
});

test('what a function fetched is kept as it is', async () => {
  const value = {
    kind: 'FETCH',
    data: { headers: {}, body: '{}', url: '' },
    revalidate: 60,
  } as unknown as Page['value'];
  await pages().set('/fetched', value, { fetchCache: true, tags: [] } as unknown as Parameters<OwnPages['set']>[2]);
  const found = await pages().get('/fetched', { kind: 'FETCH', tags: [], softTags: [] } as unknown as PageGet[1]);
  expect(found?.value).toEqual(value);
});
