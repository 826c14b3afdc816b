import { describe, expect, test } from 'vitest';
import { changesSchema, isRenamed, markOf, ownerOf } from '../../../lib/favourites/account.ts';
import {
  bookAfterToggle,
  changesFor,
  MOST_FAVOURITES,
  mergedList,
  parseBook,
  parseFavourites,
  toggled,
} from '../../../lib/favourites/list.ts';

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
  ['an entry that does so in a browser', JSON.stringify([{ ...product('a'), href: '/\\evil.test' }]), ''],
])('stored %s', (_, stored, result) => expect(ids(parseFavourites(stored))).toBe(result));

const list = (names: string) => [...names].map(product);

test.each([
  ['a browser that never asked: all of it', 'ab', '', '', 'ab', ''],
  ['what the account has is not sent again', 'cab', 'ab', '', 'c', ''],
  ['a removal of what the account has', 'a', 'ab', 'b', '', 'b'],
])('%s', (_, here, known, removed, added, told) => {
  const changes = changesFor(list(here), { owner: 'o', known: [...known], removed: [...removed] });
  expect([ids(changes.added), changes.removed.join(''), changes.owner]).toEqual([added, told, 'o']);
});

test.each([
  ['removed, and known to the account', 'ab', '', 'b', true, 'b'],
  ['removed, and the account never had it', 'a', '', 'b', true, ''],
  ['added again', 'ab', 'b', 'b', false, ''],
])('the book: %s', (_, known, removed, id, isRemoved, told) => {
  const book = { owner: 'o', known: [...known], removed: [...removed] };
  expect(bookAfterToggle(book, id, isRemoved).removed.join('')).toBe(told);
});

test.each([
  ['the first time on this device', '', '', 'ab', 'ab'],
  ['both have some', 'ca', 'ca', 'cab', 'cab'],
  ['removed on another device', 'ab', 'ab', 'a', 'a'],
  ['added here while the account was asked', 'dab', 'ab', 'ab', 'dab'],
  ['removed here while the account was asked', 'a', 'ab', 'ab', 'a'],
  ['the list of another customer', 'ab', 'ab', 'xy', 'xy'],
])('after the answer of the account: %s', (_, now, sent, account, result) => {
  expect(ids(mergedList(list(now), list(sent), list(account)))).toBe(result);
});

test.each([null, '{', '[]', '{"owner":1}', '{"owner":"o","known":"a","removed":[1]}'])('a book of %j', (stored) => {
  const { owner, ...lists } = parseBook(stored);
  expect([typeof owner, lists]).toEqual(['string', { known: [], removed: [] }]);
});

test('a list that the account completes stays as long as a store holds', () => {
  const many = Array.from({ length: MOST_FAVOURITES }, (_, index) => product(String(index)));
  expect(ids(mergedList([product('new'), ...many], many, many).slice(0, 2))).toBe('new0');
  expect(mergedList([product('new'), ...many], many, many)).toHaveLength(MOST_FAVOURITES);
});

test('a picture of another kind of address is none', () => {
  const [src, size] = ['data:image/svg+xml,x', { width: 1, height: 1 }];
  const stored = [src, 'https://images.test/a.webp'].map((each) => ({
    ...product('a'),
    picture: { ...size, src: each },
  }));
  expect(parseFavourites(JSON.stringify(stored)).map(({ picture }) => picture?.src)).toEqual([
    undefined,
    'https://images.test/a.webp',
  ]);
});

describe('the account', () => {
  const mark = (sub: string, email: string) => markOf({ sub, email });

  test.each([
    ['another subject of one address', mark('u1', 'Ada@exemple.fr'), true],
    ['itself', mark('u2', 'ada@exemple.fr'), false],
    ['another address of one subject', mark('u2', 'b@exemple.fr'), false],
    ['another customer', mark('u1', 'b@exemple.fr'), false],
    ['one of a version without an address', ownerOf('u1'), false],
    ['nobody', '', false],
  ])('is known again by %s', (_, known, isSame) => {
    expect(isRenamed(known, mark('u2', 'ada@exemple.fr'))).toBe(isSame);
  });

  const changes = (more: object, count = 1) => ({
    locale: 'nl-be',
    owner: '',
    added: Array.from({ length: count }, () => ({ ...product('a'), ...more })),
    removed: [],
  });
  const picture = { src: 'https://images.test/a.webp', width: 1, height: 1 };

  test.each([
    ['a product', {}, MOST_FAVOURITES, true],
    ['one with its picture', { picture }, 1, true],
    ['more than a list has', {}, MOST_FAVOURITES + 1, false],
    ['one that leads elsewhere', { href: '//evil.test' }, 1, false],
    ['one that does so in a browser', { href: '/\\evil.test' }, 1, false],
    ['one whose picture is a script', { picture: { ...picture, src: 'javascript:alert(1)' } }, 1, false],
    ['one without an id', { id: '' }, 1, false],
  ])('takes %s: %o, %i times: %s', (_, more, count, isTaken) => {
    expect(changesSchema.safeParse(changes(more, count)).success).toBe(isTaken);
  });
});
