import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  type DirectorySelection,
  hasSearch,
  MAX_PAGES,
  MAX_PLACE,
  RADII,
  readDirectory,
  writeDirectory,
  writePoint,
} from '../../../lib/directory/selection.ts';

const AWKWARD = ['a', 'É', '7', '-', '.', ',', ' ', '&', '=', '%', '+', '\u0301', '😀', '\ud800', '\u0000', '\u202e'];

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
    ['at=+45.7676,4.8321+', { at: { latitude: 45.7676, longitude: 4.8321 } }],
    ['at=-20.8789,55.4481', { at: { latitude: -20.8789, longitude: 55.4481 } }],
    ['place=Ly\u0000on\u202e', { place: 'Ly on' }],
    ['place=%F0%9F%98%80', { place: '😀' }],
    ['place=__proto__&category=__proto__&radius=constructor', { place: '__proto__' }],
    ['place=Lyon&place=Die', { place: 'Lyon' }],
    ['at=-0.00001,-0', { at: { latitude: 0, longitude: 0 } }],
    ['at=90,-180', { at: { latitude: 90, longitude: -180 } }],
    ['at=90.00001,0', { at: { latitude: 90, longitude: 0 } }],
    ['at=91,0', {}],
    ['at=Infinity,0', {}],
    ['at=1,2,3', {}],
    ['at=1,2&at=3,4', { at: { latitude: 1, longitude: 2 } }],
    ['radius=-5', {}],
    ['radius=5.0', {}],
    ['page=1e9', {}],
    ['page=NaN', {}],
    ['page=٣', {}],
    ['page=11', { page: MAX_PAGES }],
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

describe('whatever an address says', () => {
  const text = fc.string({ unit: fc.constantFrom(...AWKWARD), maxLength: 120 });
  const keys = fc.constantFrom('category', 'place', 'at', 'radius', 'page', '__proto__');
  const pairs = fc.array(fc.tuple(keys, fc.oneof(text, fc.constantFrom(...CATEGORIES), fc.float().map(String))));

  test('what is read of it is what the directory answers to, and is written and read again as the same', () => {
    fc.assert(
      fc.property(pairs, (query) => {
        const selection = readDirectory(new URLSearchParams(query));
        expect(selection.place.length).toBeLessThanOrEqual(MAX_PLACE);
        expect(selection.place).not.toMatch(/[\p{C}\n]/u);
        expect(CATEGORIES).toContain(selection.category);
        expect(RADII).toContain(selection.radius);
        expect(selection.page).toBeGreaterThanOrEqual(1);
        expect(selection.page).toBeLessThanOrEqual(MAX_PAGES);
        expect(read(writeDirectory(selection))).toEqual(selection);
      }),
    );
  });

  test('a point of the earth is written and read again as the same, to 11 m', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const written = writePoint({ latitude, longitude });
        const { at } = read(`at=${written}`);
        expect(at?.latitude).toBeCloseTo(latitude, 3);
        expect(at?.longitude).toBeCloseTo(longitude, 3);
        expect(at && writePoint(at)).toBe(written);
      }),
    );
  });
});

test.each([
  ['', false],
  ['category=midwife', false],
  ['category=midwife&place=', true],
  ['at=45.7,4.8', true],
])('%j asks for something: %s', (query, expected) => {
  expect(hasSearch(new URLSearchParams(query))).toBe(expected);
});
