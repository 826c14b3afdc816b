import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../lib/platform/markets.ts';
import {
  cleanQuery,
  kindsIn,
  MAX_QUERY,
  readSearch,
  type SearchSelection,
  writeSearch,
} from '../../../lib/search/search.ts';

const AWKWARD = ['a', 'É', '1', '0', ' ', '&', '=', '%', '+', '\u0301', '😀', '\ud800', '\u0000', '\u200b'];
const plain: SearchSelection = { query: '', kind: null, groups: [], sort: 'relevance', page: 1 };
const read = (locale: Locale, address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test/');
  return readSearch(locale, pathname.split('/').filter(Boolean), new URLSearchParams(search));
};

describe('an address of the results asks for', () => {
  test.each<[locale: Locale, address: string, asked: Partial<SearchSelection>]>([
    ['fr-fr', '/', {}],
    ['fr-fr', '/?q=sommeil', { query: 'sommeil' }],
    ['fr-fr', '/produits?q=sommeil', { kind: 'product', query: 'sommeil' }],
    ['fr-be', '/conseils', { kind: 'advice' }],
    ['fr-tn', '/actualites', { kind: 'news' }],
    ['fr-fr', '/faq', { kind: 'faq' }],
    ['fr-fr', '/entreprise', { kind: 'corporate' }],
    ['fr-fr', '/emplois', { kind: 'job' }],
    ['nl-be', '/producten', { kind: 'product' }],
    ['nl-be', '/advies', { kind: 'advice' }],
    ['nl-be', '/nieuws', { kind: 'news' }],
    ['nl-be', '/vragen', { kind: 'faq' }],
    ['nl-be', '/bedrijf', { kind: 'corporate' }],
    ['nl-be', '/vacatures', { kind: 'job' }],
    ['fr-fr', '/emplois?group=cdi&group=cdd&group=cdi', { kind: 'job', groups: ['cdi', 'cdd'] }],
    ['fr-fr', '/emplois?group=', { kind: 'job' }],
    ['fr-fr', `/emplois?group=${'x'.repeat(60)}&group=${'y'.repeat(61)}`, { kind: 'job', groups: ['x'.repeat(60)] }],
    [
      'nl-be',
      `/vacatures?${Array.from({ length: 30 }, (_, at) => `group=${at}`).join('&')}`,
      { kind: 'job', groups: Array.from({ length: 20 }, (_, at) => String(at)) },
    ],
    ['fr-fr', '/?group=cdi', {}],
    ['fr-fr', '/?sort=recent&page=3', { sort: 'recent', page: 3 }],
    ['fr-fr', '/?sort=price&page=0', {}],
    ['fr-fr', '/?q=somniel&exact=1', { query: 'somniel', exact: true }],
    ['fr-fr', '/?exact=0', {}],
    ['fr-fr', '/?page=-1', {}],
    ['fr-fr', '/?page=1e3', {}],
    ['fr-fr', '/?page=9999', { page: 1000 }],
    ['fr-fr', '/?q=nuit&q=calme', { query: 'nuit calme' }],
    // Any other path is the search query.
    ['fr-fr', '/arnica', { query: 'arnica' }],
    ['fr-fr', '/mal-de-gorge?page=2', { query: 'mal de gorge', page: 2 }],
    ['nl-be', '/producten/slaap', { kind: 'product', query: 'slaap' }],
    ['nl-be', '/produits', { query: 'produits' }],
    ['fr-tn', '/faq', { query: 'faq' }],
    ['fr-fr', '/produits/2', { kind: 'product', query: '2' }],
    ['fr-fr', '/toString?q=nuit', { query: 'toString nuit' }],
  ])('%s %s', (locale, address, asked) => {
    expect(read(locale, address)).toEqual({ ...plain, ...asked });
  });
});

test('Tunisia has no tab for questions', () => {
  expect(kindsIn('fr-tn')).toEqual(['product', 'advice', 'news', 'corporate', 'job']);
  expect(kindsIn('nl-be')).toContain('faq');
});

describe('a query is read', () => {
  test.each([
    ['as one line', '  nuit\n\t calme ', 'nuit calme'],
    ['without control characters', 'nuit\u0000calme\u202e', 'nuit calme'],
    ['with its accents in one character', 'e\u0301te\u0301', 'été'],
    ['without half a character', 'nuit\ud800', 'nuit\ufffd'],
    ['to a length', 'x'.repeat(MAX_QUERY + 1), 'x'.repeat(MAX_QUERY)],
  ])('%s', (_, typed, query) => {
    expect(cleanQuery(typed)).toBe(query);
  });
});

test('one list has one address, in the order of the keys', () => {
  const selection: SearchSelection = { query: 'a b&c', kind: 'job', groups: ['cdi', 'cdd'], sort: 'recent', page: 2 };
  expect(writeSearch('fr-fr', selection)).toBe('/emplois?q=a+b%26c&group=cdd&group=cdi&sort=recent&page=2');
  expect(writeSearch('nl-be', { ...selection, groups: [], sort: 'relevance', page: 1 })).toBe('/vacatures?q=a+b%26c');
  expect(writeSearch('fr-fr', plain)).toBe('');
});

test('whatever an address says, what is read of it is written and read again as the same', () => {
  const anything = fc.array(
    fc.tuple(fc.constantFrom('q', 'group', 'sort', 'page', 'x'), fc.string({ unit: fc.constantFrom(...AWKWARD) })),
  );
  const segment = fc.constantFrom([], ['produits'], ['advies'], ['x'], ['x-y', 'z'], ['advies', 'x']);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), segment, anything, (locale, path, pairs) => {
      const selection = readSearch(locale, path, new URLSearchParams(pairs));
      const groups = [...selection.groups].sort();
      expect(read(locale, writeSearch(locale, selection) || '/')).toEqual({ ...selection, groups });
    }),
  );
});
