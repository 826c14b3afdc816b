import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shareTags } from '../../../lib/platform/cache/shared-cache.ts';
import {
  areExpired,
  areStale,
  type Durations,
  invalidate,
  lastExpiry,
  onInvalidation,
  seedTags,
  type TagTimes,
  tagTable,
} from '../../../lib/platform/cache/tags.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  tagTable().times.clear();
  tagTable().listeners.clear();
});

describe('what is older than an invalidation', () => {
  test.each<[string, Durations | undefined, number, boolean, boolean]>([
    ['without a profile: expired, at once', undefined, 0, false, true],
    ['with a profile: stale, at once', { expire: 60 }, 0, true, false],
    ['with a profile: expired, when its time is over', { expire: 60 }, 60_000, true, true],
    ['with a profile of no time: expired, at once', { expire: 0 }, 0, true, true],
    ['with a profile that never expires: stale', {}, 1e9, true, false],
  ])('%s', async (_, durations, later, stale, expired) => {
    await invalidate(['content:home'], durations);
    expect(areStale(['other', 'content:home'], NOW - 1)).toBe(stale);
    expect(areExpired(['other', 'content:home'], NOW - 1, NOW + later)).toBe(expired);
  });

  test('what was made since, and what has other tags, stays', async () => {
    await invalidate(['content:home'], { expire: 0 });
    expect(areStale(['content:home'], NOW)).toBe(false);
    expect(areExpired(['content:home'], NOW)).toBe(false);
    expect(areExpired(['other'], 0)).toBe(false);
  });
});

test('the last expiry of several tags, among those that have happened', async () => {
  seedTags(new Map([['early', { expired: NOW - 9 }]]));
  await invalidate(['late']);
  await invalidate(['ahead'], { expire: 60 });
  expect(lastExpiry(['early', 'late', 'ahead', 'none'])).toBe(NOW);
  expect(lastExpiry(['none'])).toBe(0);
});

test('what has to be cleared hears of an invalidation when it is in the table', async () => {
  const heard = vi.fn(() => expect(areExpired(['content:home'], NOW - 1)).toBe(true));
  onInvalidation(heard);
  await invalidate(['content:home']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(['content:home']);
});

test.each<[string, TagTimes, Durations | undefined, TagTimes]>([
  [
    'what expired is not due again, though it is to be revalidated',
    { expired: -50 },
    { expire: 900 },
    { stale: 0, expired: -50 },
  ],
  ['nor by a profile that never expires', { stale: -50, expired: -50 }, {}, { stale: 0, expired: -50 }],
  [
    'an expiry to come is replaced by one of now',
    { stale: -50, expired: 900 },
    { expire: 0 },
    { stale: 0, expired: 0 },
  ],
  ['and by a later one', { stale: -50, expired: 400 }, { expire: 900 }, { stale: 0, expired: 900 }],
  ['the first invalidation of a tag', {}, { expire: 900 }, { stale: 0, expired: 900 }],
  ['one at once of a stale tag', { stale: -50 }, undefined, { stale: -50, expired: 0 }],
])('several invalidations of one tag, in seconds from now: %s', async (_, before, durations, after) => {
  const at = ({ stale, expired }: TagTimes): TagTimes => ({
    stale: stale === undefined ? undefined : NOW + stale * 1_000,
    expired: expired === undefined ? undefined : NOW + expired * 1_000,
  });
  seedTags(new Map([['shopify/product/4', at(before)]]));
  await invalidate(['shopify/product/4'], durations);
  expect(tagTable().times.get('shopify/product/4')).toEqual(at(after));
});

type Redis = Parameters<typeof shareTags>[0];

/** A Redis with a table of tags that may be away, and what an instance sends to the others. */
function fakeRedis() {
  const table: Record<string, string> = {};
  const sent: { tags: Record<string, string> }[] = [];
  const state = { isAway: false };
  let hear: (message: string) => void = () => undefined;
  const multi = {
    hSet: (_: string, tags: Record<string, string>) => Object.assign(table, tags) && multi,
    expire: () => multi,
    publish: (_: string, message: string) => sent.push(JSON.parse(message)) && multi,
    exec: async () => [],
  };
  const client = { hGetAll: async () => ({ ...table }), multi: () => multi };
  const redis = {
    ask: async (command: (clients: object) => unknown) => (state.isAway ? null : command({ client })),
    async listen(_: string, given: typeof hear, reconnected: () => Promise<void>) {
      hear = given;
      await reconnected();
    },
  } as unknown as Redis;
  const receive = (tags: Record<string, TagTimes>) => {
    const texts = Object.entries(tags).map(([tag, times]) => [tag, JSON.stringify(times)]);
    hear(JSON.stringify({ from: 'another instance', tags: Object.fromEntries(texts) }));
  };
  return { redis, table, sent, state, receive };
}

describe('the first look into the table of Redis', () => {
  test('applies what others published since the start from then on, and what was before as it is', async () => {
    const { redis, table, state } = fakeRedis();
    const heard = vi.fn();
    onInvalidation(heard);
    state.isAway = true;
    await shareTags(redis, 'first:').ready;
    await vi.advanceTimersByTimeAsync(30_000);
    await invalidate(['prismic/own'], { expire: 0 });
    heard.mockClear();
    table['prismic/own'] = JSON.stringify({ stale: NOW - 9_000, expired: NOW - 9_000 });
    table['prismic/earlier'] = JSON.stringify({ expired: NOW - 7_200_000 });
    table['prismic/meanwhile'] = JSON.stringify({ stale: NOW + 12_000, expired: NOW + 12_000 });
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toHaveBeenCalledExactlyOnceWith(['prismic/earlier', 'prismic/meanwhile']);
    expect(Object.fromEntries(tagTable().times)).toEqual({
      'prismic/own': { stale: NOW + 30_000, expired: NOW + 30_000 },
      'prismic/earlier': { expired: NOW - 7_200_000 },
      'prismic/meanwhile': { stale: NOW + 31_000, expired: NOW + 31_000 },
    });
  });
});

test('what an instance publishes before it knows the table of Redis replaces nothing there', async () => {
  const { redis, table, sent, state } = fakeRedis();
  table['prismic/page'] = JSON.stringify({ expired: NOW - 60_000 });
  state.isAway = true;
  const shared = shareTags(redis, 'unread:');
  await shared.ready;
  state.isAway = false;
  await shared.publishInvalidation(['prismic/page'], { stale: NOW });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table).toEqual({ 'prismic/page': JSON.stringify({ stale: NOW, expired: NOW - 60_000 }) });
  expect(sent).toHaveLength(1);
  expect(areExpired(['prismic/page'], NOW - 60_001)).toBe(true);
});

describe('what another instance publishes as stale', () => {
  const soon = { stale: NOW + 5_000 };

  test('expires nothing here, though it repeats when the tag expired', async () => {
    const { redis, receive } = fakeRedis();
    await shareTags(redis, 'soon:').ready;
    const published = { stale: NOW - 40, expired: NOW - 40 };
    receive({ 'shopify/product/6': published });
    vi.setSystemTime(NOW + 5_100);
    receive({ 'shopify/product/6': { ...published, ...soon } });
    const rendered = NOW + 2_000;
    expect(areExpired(['shopify/product/6'], rendered)).toBe(false);
    expect(areStale(['shopify/product/6'], rendered)).toBe(true);
    expect(areExpired(['shopify/product/6'], NOW - 1)).toBe(true);
  });

  test('expires it where the earlier message did not arrive', async () => {
    const { redis, receive } = fakeRedis();
    await shareTags(redis, 'missed:').ready;
    vi.setSystemTime(NOW + 5_100);
    receive({ 'shopify/product/6': { expired: NOW - 40, ...soon } });
    expect(areExpired(['shopify/product/6'], NOW + 5_000)).toBe(true);
  });

  test('is sent without the time at which an earlier message was received', async () => {
    const { redis, table, sent, receive } = fakeRedis();
    const shared = shareTags(redis, 'sent:');
    await shared.ready;
    vi.setSystemTime(NOW + 3_000);
    receive({ 'shopify/product/6': { stale: NOW, expired: NOW } });
    vi.setSystemTime(NOW + 5_000);
    await shared.publishInvalidation(['shopify/product/6'], soon);
    const expected = { 'shopify/product/6': JSON.stringify({ ...soon, expired: NOW }) };
    expect(sent).toEqual([expect.objectContaining({ tags: expected })]);
    expect(table).toEqual(expected);
  });

  test('is sent when Redis is back, with what was published meanwhile', async () => {
    const { redis, sent, state } = fakeRedis();
    const shared = shareTags(redis, 'later:');
    await shared.ready;
    state.isAway = true;
    await shared.publishInvalidation(['shopify/product/6'], { stale: NOW, expired: NOW });
    await shared.publishInvalidation(['shopify/product/6'], { ...soon, expired: NOW + 31_536_000_000 });
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    const tags = { 'shopify/product/6': JSON.stringify({ ...soon, expired: NOW }) };
    expect(sent).toEqual([expect.objectContaining({ tags })]);
  });
});

test('a message that was lost is made up for within a minute', async () => {
  let table: Record<string, string> = {};
  const redis: Parameters<typeof shareTags>[0] = {
    ask: async <T>() => table as T,
    listen: (_channel, _hear, again) => again(),
  };
  const heard = vi.fn();
  onInvalidation(heard);
  await shareTags(redis, 'test:').ready;
  table = { 'content:home': JSON.stringify({ expired: NOW - 1 }) };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledExactlyOnceWith(['content:home']);
  expect(tagTable().times.get('content:home')).toEqual({ expired: NOW + 60_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveBeenCalledOnce();
});
