import { expect, test } from 'vitest';
import { pack, placeOf, unpack } from '../../../lib/platform/cache/shared-cache.ts';
import { invalidateRemotely, type TagTimes, tagTable } from '../../../lib/platform/cache/tags.ts';
import { changed } from '../../setup/changed-settings.ts';

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
