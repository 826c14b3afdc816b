import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFallbackStore, evict, type Folders, writeStored } from '../../../lib/services/prismic/fallback-store.ts';
import type { Answer } from '../../../lib/services/prismic/response.ts';
import { expectConsole } from '../../setup/console.ts';

const answer = (body: string): Answer => ({ body, empty: false, refs: [] });
const nothing: Answer = { body: '{"results":[]}', empty: true, refs: [] };

let dir = '';
let dirs: Folders;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'silene-kept-'));
  dirs = { store: path.join(dir, 'store'), seed: path.join(dir, 'seed') };
});
afterEach(() => rmSync(dir, { recursive: true }));

const names = () => readdirSync(dirs.store);
const bodyOf = async (key: string, store = createFallbackStore(dirs)) => (await store.read(key))?.body ?? null;

test('what is kept is there for the next process, the latest of it', async () => {
  const store = createFallbackStore(dirs);
  for (const body of ['one', 'two', 'three']) store.keep('a', answer(body));
  store.keep('b', answer('four'));
  await store.written();
  expect(await bodyOf('a')).toBe('three');
  expect(await bodyOf('b')).toBe('four');
  expect(await bodyOf('c')).toBeNull();
  expect(names().filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what stays the same is not written again, but for now and then', async () => {
  let now = 0;
  const store = createFallbackStore(dirs, { now: () => now });
  const writtenAgain = async (body: string): Promise<boolean> => {
    const place = path.join(dirs.store, String(names()[0]));
    rmSync(place);
    store.keep('a', answer(body));
    await store.written();
    const isThere = names().length > 0;
    if (!isThere) writeFileSync(place, '');
    return isThere;
  };
  store.keep('a', answer('one'));
  await store.written();
  expect(await writtenAgain('one')).toBe(false);
  expect(await writtenAgain('two')).toBe(true);
  now = 700_000;
  expect(await writtenAgain('two')).toBe(true);
});

test('"nothing found" is kept in the place of an answer only', async () => {
  const store = createFallbackStore(dirs);
  store.keep('known', answer('a page'));
  await writeStored(dirs.seed, 'built', 'a page of the build');
  await store.written();
  for (const key of ['known', 'built', 'invented']) store.keep(key, nothing);
  await store.written();
  expect(await bodyOf('known')).toBe(nothing.body);
  expect(await bodyOf('built')).toBe(nothing.body);
  expect(await bodyOf('invented')).toBeNull();
  expect(names()).toHaveLength(2);
  store.keep('known', answer('a page'));
  await store.written();
  expect(await bodyOf('known')).toBe('a page');
});

test.each([
  ['the build, when it is newer', 2_000, 1_000, 'built'],
  ['the site, when it is newer', 1_000, 2_000, 'own'],
])('the answer of %s', async (_, built, own, body) => {
  const store = createFallbackStore(dirs);
  store.keep('a', answer('x'));
  await store.written();
  await writeStored(dirs.seed, 'a', 'x');
  const [name = ''] = names();
  writeFileSync(path.join(dirs.store, name), gzipSync(`${own}\nown`));
  writeFileSync(path.join(dirs.seed, name), gzipSync(`${built}\nbuilt`));
  expect(await bodyOf('a')).toBe(body);
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, 10)],
  ['empty', () => ''],
  ['of another kind', () => gzipSync('no time')],
])('a file that is %s is none', async (_, spoilt) => {
  const store = createFallbackStore(dirs);
  store.keep('a', answer('one'));
  await store.written();
  const place = path.join(dirs.store, String(names()[0]));
  writeFileSync(place, spoilt(gzipSync('1\none')));
  expect(await bodyOf('a')).toBeNull();
});

test('a disk that takes nothing is said, and the next answer is tried again', async () => {
  const logged = expectConsole('error', /^\[content\] /);
  writeFileSync(dirs.store, 'a file where the folder should be');
  const store = createFallbackStore(dirs);
  store.keep('a', answer('one'));
  await store.written();
  expect(logged).toHaveLength(1);
  rmSync(dirs.store);
  store.keep('a', answer('one'));
  await store.written();
  expect(await bodyOf('a')).toBe('one');
});

test('the folder stays within its limits: what was written longest ago goes', async () => {
  const store = createFallbackStore(dirs, { limits: { files: 10, bytes: 1_000_000 } });
  for (let index = 0; index < 10; index++) store.keep(`key${index}`, answer('x'));
  await store.written();
  names().forEach((name) => {
    utimesSync(path.join(dirs.store, name), new Date(), new Date(Number(/\d+/.exec(name)?.[0]) * 1_000));
  });
  store.keep('new', answer('x'));
  await store.written();
  expect(names()).toHaveLength(9);
  expect(await bodyOf('key1')).toBeNull();
  expect(await bodyOf('key2')).toBe('x');
  expect(await bodyOf('new')).toBe('x');
});

test('a file that a killed process left unfinished goes, one that is being written stays', async () => {
  const now = Date.now();
  const store = createFallbackStore(dirs);
  store.keep('a', answer('x'));
  await store.written();
  for (const [name, age] of [
    ['old.part', 120],
    ['new.part', 1],
  ] as const) {
    writeFileSync(path.join(dirs.store, name), 'x');
    utimesSync(path.join(dirs.store, name), new Date(), new Date(now - age * 1_000));
  }
  await evict(dirs.store, { files: 100, bytes: 1_000_000 }, now);
  expect(names().filter((name) => name.endsWith('.part'))).toEqual(['new.part']);
});

test('a document that was taken back goes from all that is kept, of the build as well', async () => {
  const list = JSON.stringify({ results: [{ id: 'Za' }, { id: 'Zb' }], total_results_size: 2 });
  const store = createFallbackStore(dirs);
  store.keep('list', answer(list));
  await writeStored(dirs.seed, 'page', JSON.stringify({ results: [{ id: 'Za' }] }));
  await store.written();
  await store.purgeDocuments(['Za']);
  await store.written();
  expect(JSON.parse((await bodyOf('list')) ?? '').results).toEqual([{ id: 'Zb' }]);
  expect(JSON.parse((await bodyOf('page')) ?? '').results).toEqual([]);
});
