import { describe, expect, test } from 'vitest';
import { isAsked, MAX_PAGES, MAX_PLACE, readDirectory, writeDirectory } from '../../../lib/directory/selection.ts';
import type { DirectorySelection } from '../../../lib/directory/types.ts';

const plain: DirectorySelection = { category: 'physician_pharmacy', place: '', at: null, radius: 10, page: 1 };
const read = (query: string) => readDirectory(new URLSearchParams(query));

describe('a selection is read', () => {
  test.each<[query: string, expected: Partial<DirectorySelection>]>([
    ['', {}],
    ['category=midwife', { category: 'midwife' }],
    ['category=dentist', {}],
    ['place=%20Saint-Denis%20%20de+La%20R%C3%A9union', { place: 'Saint-Denis de La Réunion' }],
    [`place=${'a'.repeat(200)}`, { place: 'a'.repeat(MAX_PLACE) }],
    ['at=45.7676543,4.8321', { at: { latitude: 45.7677, longitude: 4.8321 } }],
    ['at=-20.8789,55.4481', { at: { latitude: -20.8789, longitude: 55.4481 } }],
    ['at=91,0', {}],
    ['at=45.7,181', {}],
    ['at=45.7', {}],
    ['at=NaN,4', {}],
    ['at=4e1,4', {}],
    ['radius=25', { radius: 25 }],
    ['radius=5000', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=1.5', {}],
    ['page=999', { page: MAX_PAGES }],
  ])('from %j', (query, expected) => {
    expect(read(query)).toEqual({ ...plain, ...expected });
  });
});

describe('a selection is written', () => {
  test.each<[selection: Partial<DirectorySelection>, expected: string]>([
    [{}, '?category=physician_pharmacy'],
    [{ place: 'Die, 26150', page: 2 }, '?category=physician_pharmacy&place=Die%2C+26150&page=2'],
    [
      { category: 'midwife', at: { latitude: 45.767654, longitude: 4.5 }, radius: 50 },
      '?category=midwife&at=45.7677%2C4.5&radius=50',
    ],
  ])('%j', (selection, expected) => {
    expect(writeDirectory({ ...plain, ...selection })).toBe(expected);
  });

  test('so that it is read again as it was', () => {
    const whole: DirectorySelection = {
      category: 'pediatrician',
      place: 'Nouméa, 98800',
      at: { latitude: -22.2711, longitude: 166.438 },
      radius: 25,
      page: 4,
    };
    expect(read(writeDirectory(whole))).toEqual(whole);
  });
});

test.each([
  ['', false],
  ['category=midwife', false],
  ['category=midwife&place=', true],
  ['at=45.7,4.8', true],
])('%j asks for something: %s', (query, expected) => {
  expect(isAsked(new URLSearchParams(query))).toBe(expected);
});
