import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openShared, pack, placeOf, unpack } from '../../../lib/platform/cache/shared-cache.ts';
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
