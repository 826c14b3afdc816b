import { afterEach, expect, test } from 'vitest';
import {
  isBetter,
  isDue,
  isOver,
  isShareable,
  remaining,
  stalePage,
} from '../../../lib/platform/cache/page-handler.ts';
import { type Page, tagsOf } from '../../../lib/platform/cache/pages.ts';
import { tagTable, UNSHARED_TAG } from '../../../lib/platform/cache/tags.ts';

const NOW = Date.now();
const SECOND = 1_000;

type Told = { age?: number; revalidate?: number | false; expire?: number; tags?: string; status?: number };

/** A page that was generated `age` seconds ago. */
function pageOf({ age = 0, revalidate, expire, tags, status }: Told): Page {
  const headers = tags === undefined ? {} : { 'x-next-cache-tags': tags };
  return {
    lastModified: NOW - age * SECOND,
    cacheControl: revalidate === undefined ? undefined : { revalidate, expire },
    value: { kind: 'APP_PAGE', html: '', headers, status } as unknown as Page['value'],
  };
}

afterEach(() => tagTable().times.clear());

test.each<[string, Told, number]>([
  ['fresh', { age: 10, revalidate: 60 }, 50],
  ['due', { age: 61, revalidate: 60 }, -1],
  ['for good', { age: 61, revalidate: false }, Number.POSITIVE_INFINITY],
  ['of which nobody has said how long', { age: 61 }, -60],
])('seconds that are left of a page: %s', (_, page, seconds) => {
  expect(remaining(pageOf(page), NOW)).toBe(seconds);
});

test.each<[string, Told, boolean]>([
  ['young', { age: 10, revalidate: 60, tags: 'quiet' }, false],
  ['old', { age: 61, revalidate: 60, tags: 'quiet' }, true],
  ['young, of something that has changed', { age: 10, revalidate: 60, tags: 'quiet,changed' }, true],
  ['for good', { age: 900, revalidate: false, tags: 'quiet' }, false],
  ['for good, of something that has changed', { age: 900, revalidate: false, tags: 'changed' }, true],
  ['of which nobody has said how long', { age: 2 }, true],
])('whether a page is due: %s', (_, page, due) => {
  tagTable().times.set('changed', { stale: NOW - 5 * SECOND });
  expect(isDue(pageOf(page), NOW)).toBe(due);
});

test.each<[string, Told, boolean]>([
  ['in its time', { age: 599, revalidate: 60, expire: 600 }, false],
  ['past it', { age: 601, revalidate: 60, expire: 600 }, true],
  ['without one', { age: 9_999, revalidate: 60 }, false],
])('whether a page is too old to be shown: %s', (_, page, over) => {
  expect(isOver(pageOf(page), NOW)).toBe(over);
});

test.each<[string, Told]>([
  ['old', { age: 301, revalidate: 300, expire: 600 }],
  ['of a tag that is stale', { age: 10, revalidate: 300, expire: 600, tags: 'changed' }],
  ['made this moment', { age: 0, revalidate: 300, expire: 600, tags: 'changed' }],
  ['for good', { age: 10, revalidate: false, tags: 'changed' }],
  ['of which nobody has said how long', { age: 10, tags: 'changed' }],
])('Next.js, which knows no tags, takes a page for due by its age: %s', (_, told) => {
  const due = stalePage(pageOf(told), NOW, 'revalidated');
  expect(remaining(due, NOW)).toBeLessThan(0);
  expect(isOver(due, NOW)).toBe(false);
  // What Next.js writes into `s-maxage` and `stale-while-revalidate`.
  expect(due.cacheControl).toEqual({ revalidate: 1, expire: told.expire });
});

test('a page that is shown again is due some seconds later, and is the same else', () => {
  const page = pageOf({ age: 500, revalidate: 300, expire: 86_400, tags: 'changed' });
  tagTable().times.set('changed', { stale: NOW - 5 * SECOND });
  const again = stalePage(page, NOW, 'postponed');
  expect(again.value).toBe(page.value);
  expect([isDue(page, NOW), isDue(again, NOW)]).toEqual([true, false]);
  expect(isDue(again, NOW + 5 * SECOND)).toBe(true);
  expect(again.cacheControl).toEqual({ revalidate: 5, expire: 86_400 });
});

test.each<[string, Told, Told | null, boolean]>([
  ['where there is none', { age: 10, revalidate: 60 }, null, true],
  ['newer', { age: 10, revalidate: 60 }, { age: 20 }, true],
  ['older', { age: 30, revalidate: 60 }, { age: 20 }, false],
  ['over', { age: 700, revalidate: 60, expire: 600 }, null, false],
  ['of what was published since', { age: 10, revalidate: 60, tags: 'quiet,published' }, null, false],
  ['made after the publication', { age: 2, revalidate: 60, tags: 'published' }, { age: 20 }, true],
])('what another instance made is better: %s', (_, other, own, better) => {
  tagTable().times.set('published', { expired: NOW - 5 * SECOND });
  expect(isBetter(pageOf(other), own && pageOf(own), NOW)).toBe(better);
});

test.each<[Told, boolean]>([
  [{}, true],
  [{ status: 200, tags: 'shopify/product/8' }, true],
  [{ status: 404 }, false],
  [{ status: 500 }, false],
  [{ status: 200, tags: `reviews/8,${UNSHARED_TAG},shopify/product/8` }, false],
  [{ tags: UNSHARED_TAG }, false],
])('a page of %o is for others: %s', (told, shareable) => {
  expect(isShareable(pageOf(told))).toBe(shareable);
});

test('tags come from the header of the page, and a page without one has none', () => {
  expect(tagsOf(pageOf({ tags: 'a,b' }))).toEqual(['a', 'b']);
  expect(tagsOf(pageOf({}))).toEqual([]);
  expect(tagsOf({ lastModified: NOW, value: null })).toEqual([]);
});
