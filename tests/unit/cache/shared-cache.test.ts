import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openShared, pack, placeOf, shareTags, unpack } from '../../../lib/platform/cache/shared-cache.ts';
import { invalidateRemotely, sharedCache, type TagTimes, tagTable } from '../../../lib/platform/cache/tags.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

afterEach(() => tagTable().times.clear());

test.each<[string, TagTimes, TagTimes]>([
  ['over at once, told by a clock that is behind', { stale: 900, expired: 900 }, { stale: 1_000, expired: 1_000 }],
  ['over at once, told by a clock that is ahead', { stale: 1_100, expired: 1_100 }, { stale: 1_100, expired: 1_100 }],
  ['due now and over later', { stale: 990, expired: 90_000 }, { stale: 1_000, expired: 90_000 }],
  ['over, and nothing said of due', { expired: 5 }, { stale: undefined, expired: 1_000 }],
])('an invalidation counts from when it is heard: %s', (_, told, heard) => {
  invalidateRemotely(new Map([['told', told]]), 1_000);
  expect(tagTable().times.get('told')).toEqual(heard);
});

test('a site of another repository has names of its own in Redis: its publications expire nothing here', () => {
  const own = placeOf('1');
  changed.PRISMIC_REPOSITORY = 'armoise';
  expect(placeOf('1')).toBe('armoise:1:');
  expect(placeOf('1')).not.toBe(own);
  expect(placeOf('deployment', 'build')).toBe('armoise:deployment:build:');
});

test('what is packed comes out as it was, maps and bytes included', async () => {
  const page = {
    html: 'é'.repeat(10_000),
    segments: new Map([['/_tree', Buffer.from([0, 255, 1])]]),
    expire: Infinity,
  };
  const bytes = await pack(page);
  expect(bytes.length).toBeLessThan(1_000);
  expect(await unpack(bytes)).toEqual(page);
});

test.each([Buffer.alloc(0), Buffer.from('{"value":1}'), Buffer.from([1, 2, 3])])(
  'what was not packed is nothing: %s',
  async (bytes) => {
    expect(await unpack(bytes)).toBeNull();
  },
);

// What failed is tried again after a second.
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => undefined,
}));

const server = vi.hoisted(() => ({
  failing: new Set<string>(),
  hear: undefined as ((message: string) => void) | undefined,
}));

vi.mock('@redis/client', () => {
  const failOnce = (step: string) => {
    if (server.failing.delete(step)) throw new Error(`no ${step}`);
  };
  const clientFor = (step: string) => ({
    isOpen: false,
    isReady: false,
    on: vi.fn().mockReturnThis(),
    withTypeMapping: vi.fn().mockReturnThis(),
    duplicate: () => clientFor('second connection'),
    destroy: vi.fn(),
    async connect() {
      failOnce(step);
      this.isOpen = true;
      this.isReady = true;
    },
    async subscribe(_: string, hear: (message: string) => void) {
      failOnce('subscription');
      server.hear = hear;
    },
    hGetAll: async () => ({}),
  });
  return { createClient: () => clientFor('connection'), RESP_TYPES: {} };
});

test.each([
  ['connection'],
  ['second connection'],
  ['subscription'],
  ['connection', 'second connection', 'subscription'],
])('an instance hears of publications, though something failed at first: %s %s %s', async (...failing) => {
  const dir = temporaryDir();
  writeFileSync(path.join(dir, 'BUILD_ID'), 'build');
  vi.stubEnv('NEXT_DIST_DIR', dir);
  changed.REDIS_URL = 'redis://localhost:1';
  onTestFinished(() => {
    vi.unstubAllEnvs();
    delete sharedCache.current;
    server.hear = undefined;
  });
  const said = expectConsole('error', /Redis/);
  for (const step of failing) server.failing.add(step);
  await openShared()?.ready;
  expect(server.failing.size).toBe(0);
  const tags = { 'prismic/heard': JSON.stringify({ expired: Date.now() + 5 }) };
  server.hear?.(JSON.stringify({ from: 'another', tags }));
  expect(tagTable().times.has('prismic/heard')).toBe(true);
  expect(said.length).toBeGreaterThan(0);
});

describe('after an outage of Redis, in which one instance published', () => {
  const T0 = Date.now() - 10_000;
  /** A hash of Redis that can be away, and the instance that shares its tags by it. */
  function instance() {
    const table = new Map<string, string>();
    const state = { isAway: false };
    const chain = {
      hSet(_: string, tags: Record<string, string>) {
        for (const [tag, text] of Object.entries(tags)) table.set(tag, text);
        return this;
      },
      expire: () => chain,
      publish: () => chain,
      exec: async () => [],
    };
    const client = { hGetAll: async () => Object.fromEntries(table), multi: () => chain };
    let catchUp = async (): Promise<void> => {};
    const redis = {
      ask: async (work: (clients: never) => Promise<unknown>) => (state.isAway ? null : work({ client } as never)),
      listen: async (_: string, _hear: unknown, ready: () => Promise<void>) => {
        catchUp = ready;
        await ready();
      },
    };
    const shared = shareTags(redis as unknown as Parameters<typeof shareTags>[0], 'test:');
    return { shared, table, state, catchUp: () => catchUp() };
  }
  const timesIn = (table: Map<string, string>, tag: string) => JSON.parse(table.get(tag) ?? '{}');

  test.each([
    ['later', 4_000],
    ['earlier', 1_000],
  ])('it learns what another published %s of the same tag, and replaces nothing later', async (_, of) => {
    const { shared, table, state, catchUp } = instance();
    const tag = `prismic/outage-${of}`;
    table.set(tag, JSON.stringify({ expired: T0 }));
    await shared.ready;
    await catchUp();
    const own = T0 + 2_000;
    state.isAway = true;
    await shared.publishInvalidation([tag], { expired: own });
    // The other one was there first when Redis came back.
    table.set(tag, JSON.stringify({ expired: T0 + of }));
    state.isAway = false;
    const before = Date.now();
    await catchUp();
    expect(tagTable().times.get(tag)?.expired).toBeGreaterThanOrEqual(before);
    expect(timesIn(table, tag)).toEqual({ expired: Math.max(own, T0 + of) });
  });

  test.each([
    ['nothing of it got there', { expired: T0 }],
    ['it got there without an answer', { expired: T0 + 2_000 }],
  ])('nothing is published to itself anew: %s', async (_, found) => {
    const { shared, table, state, catchUp } = instance();
    const tag = `prismic/own-${found.expired}`;
    table.set(tag, JSON.stringify({ expired: T0 }));
    await shared.ready;
    await catchUp();
    const first = tagTable().times.get(tag)?.expired;
    state.isAway = true;
    await shared.publishInvalidation([tag], { expired: T0 + 2_000 });
    table.set(tag, JSON.stringify(found));
    state.isAway = false;
    await catchUp();
    expect(tagTable().times.get(tag)?.expired).toBe(first);
    expect(timesIn(table, tag)).toEqual({ expired: T0 + 2_000 });
  });
});
