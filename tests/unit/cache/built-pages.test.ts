import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathOf, readBuiltPage, readLives, routeOf } from '../../../lib/platform/cache/pages.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

const dir = temporaryDir();
const app = path.join(dir, 'server/app');
const keyOf = (kind: string, page: string) => `/route-cache/${kind}/0a1b/$${page}`;
const APP_PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true };
const MADE = 1_790_000_000;

type Meta = Record<string, unknown>;
/** Files as the build writes them next to each other: their names, and the contents of the `.meta` file. */
function build(page: string, files: Record<string, string>, meta: Meta | null = {}): void {
  const base = path.join(app, page);
  mkdirSync(path.dirname(base), { recursive: true });
  const all = meta === null ? files : { ...files, '.meta': JSON.stringify(meta) };
  for (const [suffix, text] of Object.entries(all)) {
    mkdirSync(path.dirname(base + suffix), { recursive: true });
    writeFileSync(base + suffix, text);
    utimesSync(base + suffix, MADE, MADE);
  }
}

const tags = { 'x-next-cache-tags': '_N_T_/layout,prismic/1' };
build(
  'fr/legal',
  { '.html': '<p>legal</p>', '.rsc': 'data', '.segments/_tree.segment.rsc': 'tree' },
  {
    status: 200,
    headers: tags,
    segmentPaths: ['/_tree', '/_full'],
    routeCache: { key: keyOf('APP_PAGE', '/fr/legal'), isFallback: false },
  },
);
build(
  'fr/[order]',
  { '.html': '<p>shell</p>' },
  { postponed: 'later', routeCache: { key: keyOf('APP_PAGE', '/fr/[order]'), isFallback: true } },
);
build(
  'icon.svg',
  { '.body': '<svg/>' },
  {
    headers: { 'content-type': 'image/svg+xml' },
    routeCache: { key: keyOf('APP_ROUTE', '/icon.svg'), isFallback: false },
  },
);
build('changed', { '.html': '<p>changed</p>' }, { status: 200 });

test('a page has its text, its data, its segments, its headers and the time it was written at', async () => {
  expect(await readBuiltPage(dir, keyOf('APP_PAGE', '/fr/legal'), APP_PAGE)).toEqual({
    lastModified: MADE * 1_000,
    value: {
      kind: 'APP_PAGE',
      html: '<p>legal</p>',
      rscData: Buffer.from('data'),
      postponed: undefined,
      headers: tags,
      status: 200,
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    },
  });
});

test('the shell of a template has no data, asked for as a shell or as a page', async () => {
  for (const isFallback of [true, false]) {
    const shell = await readBuiltPage(dir, keyOf('APP_PAGE', '/fr/[order]'), { ...APP_PAGE, isFallback });
    expect(shell?.value).toMatchObject({ html: '<p>shell</p>', postponed: 'later', rscData: undefined });
  }
});

test('a route has its body', async () => {
  const route = await readBuiltPage(dir, keyOf('APP_ROUTE', '/icon.svg'), { kind: 'APP_ROUTE' });
  expect(route?.value).toMatchObject({ kind: 'APP_ROUTE', body: Buffer.from('<svg/>') });
});

test.each([
  ['that the build has not made', keyOf('APP_PAGE', '/fr/none')],
  ['of another route at the same address', '/route-cache/APP_PAGE/ffff/$/fr/legal'],
  ['outside of the build', keyOf('APP_PAGE', '/../../../legal')],
  ['with a name that is too long', keyOf('APP_PAGE', `/${'a'.repeat(300)}`)],
])('there is no page %s', async (_, key) => {
  expect(await readBuiltPage(dir, key, APP_PAGE)).toBeNull();
});

test('a page that is not as the build writes them is said to be', async () => {
  await expect(readBuiltPage(dir, keyOf('APP_PAGE', '/changed'), APP_PAGE)).rejects.toThrow(
    'changed.meta of the build is not as lib/platform/cache/pages.ts knows it',
  );
});

test('how long a page may be shown comes from the list of the build', async () => {
  const routes = {
    '/fr/legal': { initialRevalidateSeconds: 300, initialExpireSeconds: 2_592_000 },
    '/auth': { initialRevalidateSeconds: false },
  };
  writeFileSync(path.join(dir, 'prerender-manifest.json'), JSON.stringify({ version: 4, routes }));
  expect((await readLives(dir)).get('/fr/legal')).toEqual({ revalidate: 300, expire: 2_592_000 });
  expect((await readLives(dir)).get('/auth')).toEqual({ revalidate: false, expire: undefined });
  expect((await readLives(path.join(dir, 'none'))).size).toBe(0);
});

test.each([
  ['damaged', '{"routes":', SyntaxError],
  ['another one', '{"pages":{}}', 'prerender-manifest.json of the build is not as'],
])('a list that is %s is said to be', async (_, text, said) => {
  const other = temporaryDir();
  writeFileSync(path.join(other, 'prerender-manifest.json'), text);
  await expect(readLives(other)).rejects.toThrow(said);
});

test('the key of a page names its path and its route', () => {
  expect(pathOf(keyOf('APP_PAGE', '/index'))).toBe('/index');
  expect(routeOf(keyOf('APP_PAGE', '/index'))).toBe('/');
  expect(routeOf(keyOf('APP_PAGE', '/fr/legal'))).toBe('/fr/legal');
});
