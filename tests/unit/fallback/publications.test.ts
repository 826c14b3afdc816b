import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expiredSince, rememberExpired, withTags } from '../../../lib/platform/cache/publish.ts';

let root = '';
let store = '';
const BUILT = 1_000_000;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'silene-tags-'));
  store = path.join(root, 'last-good');
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/BUILD_ID'), 'x');
  utimesSync(path.join(root, 'dist/BUILD_ID'), 1, BUILT / 1_000);
});
afterEach(() => rmSync(root, { recursive: true }));
const recall = () => expiredSince(store, path.join(root, 'dist'));

test('what was published after the build is known at the next start, what was before is in it', async () => {
  await rememberExpired(store, ['prismic/old'], BUILT - 1);
  await Promise.all([
    rememberExpired(store, ['prismic/a', 'prismic/b'], BUILT + 1),
    rememberExpired(store, ['prismic/b'], BUILT + 2),
  ]);
  expect(Object.fromEntries(recall())).toEqual({
    'prismic/a': { expired: BUILT + 1 },
    'prismic/b': { expired: BUILT + 2 },
  });
});

test('what was published while the build collected its addresses is known too: its pages may show what was before', async () => {
  const first = path.join(root, 'dist/app-path-routes-manifest.json');
  writeFileSync(first, '{}');
  utimesSync(first, 1, (BUILT - 7_000) / 1_000);
  await rememberExpired(store, ['prismic/early'], BUILT - 6_500);
  await rememberExpired(store, ['prismic/before'], BUILT - 7_500);
  expect([...recall()]).toEqual([['prismic/early', { expired: BUILT - 6_500 }]]);
});

test('three instances that share the folder lose no tag, and leave nothing unfinished', async () => {
  const instances = [rememberExpired];
  for (let more = 0; more < 2; more++) {
    vi.resetModules();
    instances.push((await import('../../../lib/platform/cache/publish.ts')).rememberExpired);
  }
  const tags = Array.from({ length: 24 }, (_, index) => `prismic/${index}`);
  await Promise.all(tags.map((tag, index) => instances[index % 3]?.(store, [tag], BUILT + 1 + index)));
  expect([...recall().keys()].sort()).toEqual(tags.toSorted());
  expect(readdirSync(store)).toEqual(['expired-tags.json']);
});

test.each([
  ['nothing', null],
  ['a file that is cut off', '{"prismic/a":'],
  ['a file that is something else', '[1]'],
])('%s is no reason not to start', (_, text) => {
  if (text !== null) {
    mkdirSync(store);
    writeFileSync(path.join(store, 'expired-tags.json'), text);
  }
  expect(recall().size).toBe(0);
});

test('the oldest go first', () => {
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`t${index}`, index]));
  const times = withTags(many, ['new', 't1'], 60_000);
  expect(Object.keys(times)).toHaveLength(50_000);
  expect([times.t0, times.t1, times.t2, times.new]).toEqual([undefined, 60_000, 2, 60_000]);
});
