import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import entries from '../../../lib/platform/cache/entry-handler.ts';
import { invalidate, isOvertaken, tagTable } from '../../../lib/platform/cache/tags.ts';

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

describe('a publication while a function is being computed, whose result Next.js hands to all who ask meanwhile', () => {
  const MENU = ['prismic/menu', 'prismic/fr-fr'];
  /** Computes an entry from a moment to another one, in milliseconds from the beginning of the test. */
  async function compute(key: string, from: number, until: number, tags = MENU): Promise<void> {
    vi.setSystemTime(NOW + until);
    const entry = { ...entryOf(streamOf(key)), tags, timestamp: NOW + from + 0.4 };
    await entries.set(key, Promise.resolve(entry));
  }
  async function publishAt(moment: number, expire: number): Promise<void> {
    vi.setSystemTime(NOW + moment);
    await invalidate(['prismic/menu'], { expire });
  }
  const isKept = async (key: string) => (await read(key)) !== undefined;
  const begunAt = (...moments: number[]) => moments.map((moment) => isOvertaken(MENU, NOW + moment));

  test.each([
    [0, undefined],
    [31_536_000, -1],
  ])('is later than what began before the result was there: expiry %i', async (expire, revalidate) => {
    await publishAt(90, expire);
    await compute('menu', 20, 730);
    // Began before the publication, after it while the result was awaited, in its millisecond, and after it.
    expect(begunAt(89, 91, 400, 730, 731)).toEqual([true, true, true, true, false]);
    expect(isOvertaken(['prismic/page', 'prismic/fr-fr'], NOW + 400)).toBe(false);
    expect((await read('menu'))?.revalidate).toBe(revalidate);
  });

  test.each([0, 86_400])('is later than what calls that function, and than who asks for that: %i', async (expire) => {
    await publishAt(90, expire);
    await compute('inner', 20, 500);
    await compute('outer', 300, 900, [...MENU, 'prismic/page']);
    expect(await isKept('outer')).toBe(false);
    // Began when the inner result was there, and got the outer one.
    expect(begunAt(700, 901)).toEqual([true, false]);
    await compute('later', 910, 1_000);
    expect([await isKept('later'), begunAt(950)]).toEqual([true, [false]]);
  });

  test('is earlier than what was ready before the old result', async () => {
    await publishAt(90, 0);
    await compute('quick', 100, 140);
    await compute('slow', 20, 600);
    expect([await isKept('quick'), await isKept('slow')]).toEqual([true, false]);
  });

  test('does not concern results for ever, though there is always one on its way', async () => {
    await publishAt(990, 0);
    const lost: number[] = [];
    for (let from = 900; from < 20_000; from += 50) {
      await compute(`busy ${from}`, from, from + 200);
      if (!(await isKept(`busy ${from}`))) lost.push(from);
    }
    expect(lost.at(-1)).toBeLessThan(990 + 4 * 200);
    expect(begunAt(1_900, 19_000)).toEqual([false, false]);
  });
});
