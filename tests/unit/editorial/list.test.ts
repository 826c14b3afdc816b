import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPage, pagesShown } from '../../../lib/editorial/page-meta.ts';

describe('a page of a list', () => {
  const found = { documents: ['a', 'b'], total: 14, pages: 2 };
  const shout = (document: string) => document.toUpperCase();

  test('has what it shows, and where it is in the list', () => {
    expect(listPage(found, 2, shout)).toEqual({ items: ['A', 'B'], total: 14, page: 2, pages: 2 });
  });

  test('leaves out what its map says nothing of', () => {
    expect(listPage(found, 1, (document) => (document === 'b' ? null : document))).toMatchObject({ items: ['a'] });
  });

  test.each([3, 9999])('number %i is beyond the last one', (page) => {
    expect(listPage({ ...found, documents: [] }, page, shout)).toBeNull();
  });

  test('an empty list has one page', () => {
    const empty = { documents: [], total: 0, pages: 1 };
    expect(listPage(empty, 1, shout)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
    expect(listPage(empty, 2, shout)).toBeNull();
  });
});

describe('a list offers the first page, the last, and those around the current one', () => {
  test.each<[current: number, pages: number, shown: number[]]>([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 9, [1, 2, 9]],
    [2, 9, [1, 2, 3, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [8, 9, [1, 7, 8, 9]],
    [9, 9, [1, 8, 9]],
  ])('on page %i of %i', (current, pages, shown) => {
    expect(pagesShown(current, pages)).toEqual(shown);
  });

  test('each once, in their order, and none that does not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
        const [current, pages] = [Math.min(a, b), Math.max(a, b)];
        const shown = pagesShown(current, pages);
        expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
        expect(shown.every((page) => page >= 1 && page <= pages)).toBe(true);
        expect(shown).toEqual(expect.arrayContaining([1, current, pages]));
      }),
    );
  });
});
