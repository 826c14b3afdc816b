import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from '../../../lib/platform/i18n/routes.ts';

test.each<[params: Parameters<typeof searchText>[0], text: string]>([
  [{}, ''],
  [{ q: 'dépôt' }, 'q=d%C3%A9p%C3%B4t'],
  [{ category: ['sales', 'marketing'], sort: 'title' }, 'category=sales&category=marketing&sort=title'],
  [{ q: undefined, page: '2' }, 'page=2'],
  [{ q: '' }, 'q='],
  [{ q: [] }, ''],
  [{ q: 'a&b=c#d' }, 'q=a%26b%3Dc%23d'],
])('%j is %s', (params, text) => {
  expect(searchText(params)).toBe(text);
});

test('what was in the address is in it again', () => {
  const values = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1 }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), values), (params) => {
      const read = new URLSearchParams(searchText(params));
      for (const [key, value] of Object.entries(params)) expect(read.getAll(key)).toEqual([value].flat());
    }),
  );
});
