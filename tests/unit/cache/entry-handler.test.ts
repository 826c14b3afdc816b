import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import entries from '../../../lib/platform/cache/entry-handler.ts';
import { tagTable } from '../../../lib/platform/cache/tags.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  tagTable().times.clear();
});

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;
const entryOf = (value: ReadableStream<Uint8Array>, expire = 600) => ({
  value,
  tags: ['shopify/product/1'],
  stale: 30,
  timestamp: Date.now(),
  expire,
  revalidate: 300,
});
const keep = (key: string, text: string, expire?: number) =>
  entries.set(key, Promise.resolve(entryOf(streamOf(text), expire)));
async function read(key: string) {
  const found = await entries.get(key);
  return found && { text: await new Response(found.value).text(), revalidate: found.revalidate };
}

test('each read of an entry is a stream of its own', async () => {
  await keep('twice', '9,90');
  const kept = { text: '9,90', revalidate: 300 };
  expect([await read('twice'), await read('twice')]).toEqual([kept, kept]);
});

test('a read waits for the entry that is being written', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entryOf>>();
  const written = entries.set('pending', promise);
  const found = read('pending');
  resolve(entryOf(streamOf('ready')));
  await written;
  expect(await found).toMatchObject({ text: 'ready' });
});

test('an entry is used until it is to be revalidated', async () => {
  await keep('old', '9,90');
  vi.setSystemTime(NOW + 300_000);
  expect(await read('old')).toBeDefined();
  vi.setSystemTime(NOW + 300_001);
  expect(await read('old')).toBeUndefined();
});

test('after an invalidation with a profile an entry is revalidated in the background, without one it is gone', async () => {
  await keep('price', '9,90');
  vi.setSystemTime(NOW + 1);
  await entries.updateTags(['shopify/product/1'], { expire: 86_400 });
  expect(await read('price')).toEqual({ text: '9,90', revalidate: -1 });
  expect(await entries.getExpiration(['shopify/product/1'])).toBe(0);
  await entries.updateTags(['shopify/product/1']);
  expect(await read('price')).toBeUndefined();
  expect(await entries.getExpiration(['other', 'shopify/product/1'])).toBe(NOW + 1);
});

test('neither a value that was interrupted nor one without a life is kept', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('broken')) });
  await entries.set('broken', Promise.resolve(entryOf(broken)));
  await keep('dynamic', 'of this moment', 0);
  expect([await read('broken'), await read('dynamic')]).toEqual([undefined, undefined]);
});

test('an entry that failed is kept from nobody else', async () => {
  await expect(entries.set('failed', Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await keep('failed', 'the next try');
  expect(await read('failed')).toMatchObject({ text: 'the next try' });
});
