import { expect, test } from 'vitest';
import { MOST_FAVOURITES, parseFavourites, toggled } from '../../../lib/catalogue/favourites.ts';

const product = (id: string) => ({ id, title: id, href: `/${id}`, picture: null });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test.each([
  ['the first', '', 'a', 'a'],
  ['another', 'ab', 'c', 'cab'],
  ['one that is there', 'abc', 'b', 'ac'],
  ['the last one', 'a', 'a', ''],
])('%s: %j and %s is %j', (_, list, id, result) => {
  expect(ids(toggled([...list].map(product), product(id)))).toBe(result);
});

test('the oldest goes where the list is full', () => {
  const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => product(String(index)));
  const list = toggled(full, product('new'));
  expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([MOST_FAVOURITES, 'new', String(MOST_FAVOURITES - 2)]);
});

test.each([
  ['nothing', null, ''],
  ['no JSON', '{', ''],
  ['another shape', '{"id":"a"}', ''],
  ['an entry that leads elsewhere', JSON.stringify([{ ...product('a'), href: '//evil.test' }, product('b')]), 'b'],
])('stored %s', (_, stored, result) => expect(ids(parseFavourites(stored))).toBe(result));
