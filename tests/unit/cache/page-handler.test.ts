import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import entries from '../../../lib/platform/cache/entry-handler.ts';
import PageHandler, { MAX_BACKGROUND_REVALIDATIONS } from '../../../lib/platform/cache/page-handler.ts';
import type { Life, Page, PageValue } from '../../../lib/platform/cache/pages.ts';
import { invalidate, seedTags, tagTable } from '../../../lib/platform/cache/tags.ts';
import { runRequest } from '../../../lib/platform/request.ts';
import type { Store } from '../../../lib/services/store/open.ts';
import { storeSlot } from '../../../lib/services/store/store-lock.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

const dir = temporaryDir();
const keyOf = (page: string) => `/route-cache/APP_PAGE/0a1b/$/fr/fr-fr/${page}`;
const LEGAL = keyOf('legal');
const BUILT = ['legal', 'magnesium', 'propolis', 'pollen', 'ginseng', 'camomille'];
const life = { initialRevalidateSeconds: 300, initialExpireSeconds: 2_592_000 };
const routes = Object.fromEntries(BUILT.map((page) => [`/fr/fr-fr/${page}`, life]));
writeFileSync(path.join(dir, 'prerender-manifest.json'), JSON.stringify({ version: 4, routes }));
mkdirSync(path.join(dir, 'server/app/fr/fr-fr'), { recursive: true });
for (const page of BUILT) {
  const file = path.join(dir, 'server/app/fr/fr-fr', page);
  const headers = { 'x-next-cache-tags': `prismic/${page},prismic/menu` };
  writeFileSync(`${file}.html`, page);
  writeFileSync(`${file}.rsc`, 'data');
  writeFileSync(`${file}.meta`, JSON.stringify({ headers, routeCache: { key: keyOf(page), isFallback: false } }));
}
/** Seconds that the build of these pages has taken. */
const BUILD_S = 40;
const BEGAN = Math.floor(Date.now() / 1_000) - BUILD_S;
for (const [name, seconds] of [
  ['app-path-routes-manifest.json', 0],
  ['BUILD_ID', 9],
] as const) {
  writeFileSync(path.join(dir, name), 'x');
  utimesSync(path.join(dir, name), BEGAN + seconds, BEGAN + seconds);
}
vi.stubEnv('NEXT_DIST_DIR', dir);
vi.useFakeTimers({ toFake: ['Date'] });

afterEach(() => tagTable().times.clear());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pages = () => new PageHandler();
const look = (key: string, { isFallback = false, isDocument = true, hasQuery = false } = {}): Promise<Page | null> =>
  runRequest({ id: 'x', entered: false, isDocument, hasQuery }, () =>
    pages().get(key, { kind: 'APP_PAGE', isFallback, isRoutePPREnabled: true }),
  );
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

function keep(key: string, html: string, cacheControl?: Life, tags = ''): Promise<void> {
  const headers = { 'x-next-cache-tags': tags };
  return pages().set(key, { kind: 'APP_PAGE', html, headers, status: 200 }, { cacheControl });
}
const html = (page: Page | null) => (page?.value?.kind === 'APP_PAGE' ? page.value.html : null);
const isDueTo = (page: Page | null) => page && [page.lastModified, page.cacheControl?.revalidate];

test('a page of the build is shown for as long as the build says, and not once it was published anew', async () => {
  expect(await look(LEGAL)).toMatchObject({
    value: { html: 'legal' },
    cacheControl: { revalidate: 300, expire: 2_592_000 },
  });
  pass(1);
  await invalidate(['prismic/legal'], { expire: 0 });
  expect(await look(LEGAL)).toBeNull();
});

test('what stands in the address of one visitor is in no page of others', async () => {
  const asked = (text: string) =>
    runRequest({ id: 'x', entered: false, isDocument: true, hasQuery: true }, () =>
      keep('/landing', text, { revalidate: 60, expire: 600 }),
    );
  await asked('rendered for ?email=camille');
  expect(await look('/landing')).toBeNull();
  await keep('/landing', 'clean', { revalidate: 60, expire: 600 });
  pass(61);
  // Shown as it is: the next visitor without parameters has it rendered again.
  expect(isDueTo(await look('/landing', { hasQuery: true }))).toEqual([Date.now(), 5]);
  await asked('rendered for ?email=nora');
  expect(html(await look('/landing', { hasQuery: true }))).toBe('clean');
  expect(isDueTo(await look('/landing'))?.[1]).toBe(1);
  pass(600);
  // Too old to be shown.
  expect((await look('/landing', { hasQuery: true }))?.cacheControl?.revalidate).toBe(1);
});

test('a rendering for an address with parameters is kept by no cache, whoever gets it', async () => {
  const rendered = (hasQuery: boolean) => {
    const value = { kind: 'APP_PAGE' as const, html: 'x', headers: { 'x-next-cache-tags': 'a,b' }, status: 200 };
    return runRequest({ id: 'x', entered: false, isDocument: true, hasQuery }, async () => {
      await pages().set('/shared', value, { cacheControl: { revalidate: 60 } });
      return value.headers;
    });
  };
  // Next.js answers with the headers of this very object.
  expect(await rendered(true)).toEqual({ 'x-next-cache-tags': 'a,b', 'cache-control': 'private, no-store' });
  expect(await look('/shared')).toBeNull();
  expect(await rendered(false)).toEqual({ 'x-next-cache-tags': 'a,b' });
  expect(html(await look('/shared'))).toBe('x');
});

test('of many pages that are due few are made anew at once; the others are shown again, for some seconds', async () => {
  const keys = Array.from({ length: MAX_BACKGROUND_REVALIDATIONS + 2 }, (_, page) => `/due-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(61);
  const seen = await Promise.all(keys.map((key) => look(key)));
  expect(seen.map(html)).toEqual(keys);
  const [due, again] = [
    [made, 1],
    [Date.now(), 5],
  ];
  expect(seen.map(isDueTo)).toEqual([...keys.slice(2).map(() => due), again, again]);
  // One page is ready: there is room for the next one.
  await keep('/due-0', 'new', { revalidate: 60, expire: 600 });
  expect(isDueTo(await look(keys.at(-1) ?? ''))).toEqual(due);
  expect(isDueTo(await look(keys.at(-2) ?? ''))).toEqual(again);
  expect(html(await look('/due-0'))).toBe('new');
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test('parts of pages that a browser fetches ahead take no place: nothing is made anew for them', async () => {
  const keys = Array.from({ length: 2 * MAX_BACKGROUND_REVALIDATIONS }, (_, page) => `/ahead-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(61);
  for (const key of keys) expect(isDueTo(await look(key, { isDocument: false }))).toEqual([made, 60]);
  expect(isDueTo(await look('/ahead-7'))).toEqual([made, 1]);
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test('a page that is too old to be shown is not shown again', async () => {
  const keys = Array.from({ length: MAX_BACKGROUND_REVALIDATIONS + 1 }, (_, page) => `/over-${page}`);
  for (const key of keys) await keep(key, key, { revalidate: 60, expire: 600 });
  const made = Date.now();
  pass(601);
  for (const key of keys) expect(isDueTo(await look(key))).toEqual([made, 1]);
  for (const key of keys) await keep(key, key, { revalidate: 60 });
});

test.each<[kind: 'APP_PAGE' | 'APP_ROUTE', profile: { expire: number } | undefined]>([
  ['APP_PAGE', { expire: 0 }],
  ['APP_PAGE', { expire: 86_400 }],
  ['APP_ROUTE', undefined],
])(
  'what was overtaken by a publication while it was made is kept by no cache in front: %s, %o',
  async (kind, profile) => {
    const rendered = async (isOvertaken: boolean) => {
      const key = `/overtaken/${kind}/${profile?.expire}/${isOvertaken}`;
      const headers = { 'x-next-cache-tags': 'prismic/menu,prismic/press', age: '1' };
      const body = kind === 'APP_PAGE' ? { kind, html: 'old' } : { kind, body: Buffer.from('old') };
      const value: Exclude<PageValue, { kind: 'FETCH' | 'PAGES' | 'REDIRECT' }> = { ...body, headers, status: 200 };
      expect(await pages().get(key, { kind })).toBeNull();
      pass(1);
      if (isOvertaken) await invalidate(['prismic/press'], profile);
      await pages().set(key, value, { cacheControl: { revalidate: 300 } });
      return value.headers?.['cache-control'];
    };
    // Next.js answers with the headers of this very object.
    expect(await rendered(false)).toBeUndefined();
    expect(await rendered(true)).toBe('private, no-store');
  },
);

test('the page that Next.js keeps after an error stays one for all, though something was published meanwhile', async () => {
  await keep('/broken', 'before', { revalidate: 60 }, 'shopify/product/9');
  pass(61);
  const due = await look('/broken');
  pass(1);
  await invalidate(['shopify/product/9'], { expire: 86_400 });
  await pages().set('/broken', due?.value ?? null, { cacheControl: { revalidate: 3 } });
  expect(await look('/broken')).toMatchObject({ value: { headers: { 'x-next-cache-tags': 'shopify/product/9' } } });
  expect((await look('/broken'))?.value).not.toHaveProperty(['headers', 'cache-control']);
});

test('a page of which something was published while it was made is not kept, the one before stays as due', async () => {
  await keep('/price', '9,90', { revalidate: 60 }, 'shopify/product/2');
  pass(61);
  expect(html(await look('/price'))).toBe('9,90');
  pass(1);
  await invalidate(['shopify/product/2'], { expire: 86_400 });
  pass(1);
  await keep('/price', 'still 9,90', { revalidate: 60 }, 'shopify/product/2');
  expect(html(await look('/price'))).toBe('9,90');
  await keep('/price', '7,77', { revalidate: 60 }, 'shopify/product/2');
  expect(html(await look('/price'))).toBe('7,77');
});

test('a page that was rendered without the store is shown until the store is there, and then to nobody', async () => {
  const before = storeSlot.current;
  const life = { revalidate: 1, expire: 300 };
  await keep('/shelf', '8,50', life, 'shopify/product/3,provisional');
  await keep('/other', '4,20', life, 'shopify/product/4');
  pass(2);
  try {
    delete storeSlot.current;
    expect(html(await look('/shelf'))).toBe('8,50');
    storeSlot.current = Promise.resolve({} as Store);
    expect(await look('/shelf')).toBeNull();
    expect(await look('/shelf', { isDocument: false })).toBeNull();
    expect(html(await look('/other'))).toBe('4,20');
    await keep('/shelf', '8,50 instead of 9,90', { revalidate: 60 }, 'shopify/product/3');
    expect(html(await look('/shelf'))).toBe('8,50 instead of 9,90');
  } finally {
    storeSlot.current = before;
  }
  await keep('/other', '4,20', { revalidate: 60 });
});

test('a page of which a price has changed is shown, and due as Next.js understands it', async () => {
  await keep('/stale', '9,90', { revalidate: 300, expire: 86_400 }, 'shopify/product/5');
  pass(1);
  await invalidate(['shopify/product/5'], { expire: 86_400 });
  const page = await look('/stale');
  expect(html(page)).toBe('9,90');
  expect(Date.now() - (page?.lastModified ?? 0)).toBeGreaterThan(1_000);
  // Not the life of a new page: a cache in front, which was just purged, would show the old price for all of it.
  for (const isDocument of [true, false])
    expect((await look('/stale', { isDocument }))?.cacheControl).toEqual({ revalidate: 1, expire: 86_400 });
  await keep('/stale', '7,77', { revalidate: 300 }, 'shopify/product/6');
});

test('what a function fetched is kept as it is, until a tag that is asked for changes', async () => {
  const value = { kind: 'FETCH', data: { body: '{}' }, revalidate: 60 } as PageValue;
  const fetched = (tags: string[]) => pages().get('/fetched', { kind: 'FETCH', tags, softTags: [] });
  await pages().set('/fetched', value, { fetchCache: true });
  expect((await fetched(['feed']))?.value).toEqual(value);
  pass(1);
  await invalidate(['feed'], { expire: 0 });
  expect(await fetched(['feed'])).toBeNull();
  expect((await fetched([]))?.value).toEqual(value);
});

test.each<[string, string, 'expired' | 'stale', number, string | null, number | undefined]>([
  ['before the build: it shows that', 'magnesium', 'expired', -1, 'magnesium', 300],
  ['while the build collected its addresses: it is gone', 'propolis', 'expired', 4, null, undefined],
  ['while the build rendered, before the page was written: it is gone', 'pollen', 'expired', 31, null, undefined],
  ['the same, and may be shown once more: it is due', 'ginseng', 'stale', 31, 'ginseng', 1],
])('a page of the build of which something was published %s', async (_, page, kind, after, shown, revalidate) => {
  vi.setSystemTime((BEGAN + BUILD_S + 5) * 1_000);
  // As at the start, from the record of publications or from Redis.
  seedTags(new Map([[`prismic/${page}`, { [kind]: (BEGAN + after) * 1_000 }]]));
  const found = await look(keyOf(page));
  expect([html(found), found?.cacheControl?.revalidate]).toEqual([shown, revalidate]);
});

describe('a page of the build that was rendered again here, and then left the memory', () => {
  const evict = async () => {
    for (let page = 0; page < 8; page++) await keep(`/large-${page}`, 'x'.repeat(4_000_000), { revalidate: 60 });
  };
  const shown = { revalidate: 300, expire: 2_592_000 };

  test('is rendered for who asks, not shown as it was before a tag changed', async () => {
    const key = keyOf('camomille');
    pass(1);
    await invalidate(['prismic/camomille'], { expire: 31_536_000 });
    pass(1);
    expect(html(await look(key))).toBe('camomille');
    pass(1);
    await keep(key, 'camomille, 7,77', shown, 'prismic/camomille');
    expect(html(await look(key))).toBe('camomille, 7,77');
    await evict();
    expect(await look(key)).toBeNull();
    await keep(key, 'camomille, again', shown, 'prismic/camomille');
    expect(html(await look(key))).toBe('camomille, again');
  });

  test('is the file of the build where rendering failed, and Next.js passed that one again', async () => {
    const key = keyOf('ginseng');
    pass(1);
    await invalidate(['prismic/ginseng'], { expire: 31_536_000 });
    pass(31);
    const found = await look(key);
    await pages().set(key, found?.value ?? null, { cacheControl: { revalidate: 3 } });
    await evict();
    expect(html(await look(key))).toBe('ginseng');
  });

  test('is the file of the build where nothing was published, and while no newer one was shown', async () => {
    const key = keyOf('magnesium');
    pass(301);
    expect(html(await look(key))).toBe('magnesium');
    await keep(key, 'magnesium, again', shown, 'prismic/magnesium');
    await evict();
    expect(html(await look(key))).toBe('magnesium');
    await invalidate(['prismic/menu'], { expire: 31_536_000 });
    await evict();
    expect(html(await look(keyOf('propolis')))).toBe('propolis');
  });
});

test('a page that got the result of a function from before a publication is not kept, though it began after it', async () => {
  const tags = ['shopify/product/81'];
  const asked = Date.now();
  pass(0.1);
  await invalidate(tags, { expire: 31_536_000 });
  pass(0.2);
  expect(await look('/joined')).toBeNull();
  pass(0.5);
  const value = new Response('9,90').body as ReadableStream<Uint8Array>;
  await entries.set(
    'price',
    Promise.resolve({ value, tags, stale: 60, timestamp: asked, revalidate: 60, expire: 900 }),
  );
  pass(0.1);
  await keep('/joined', '9,90', { revalidate: 60 }, tags.join());
  expect(await look('/joined')).toBeNull();
  pass(0.1);
  await keep('/joined', '7,77', { revalidate: 60 }, tags.join());
  expect(html(await look('/joined'))).toBe('7,77');
});
