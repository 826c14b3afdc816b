import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_WORDS, pageHref, readPlace } from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';

describe('the remainder of an address names a place', () => {
  test.each<[path: string[], locale: Locale, segments: string[], page: number]>([
    [[], 'fr-fr', [], 1],
    [['sommeil'], 'fr-fr', ['sommeil'], 1],
    [['sommeil', 'bien-dormir'], 'fr-be', ['sommeil', 'bien-dormir'], 1],
    [['page', '2'], 'fr-fr', [], 2],
    [['sommeil', 'page', '2'], 'fr-tn', ['sommeil'], 2],
    [['slaap', 'pagina', '12'], 'nl-be', ['slaap'], 12],
    [['page', '9999'], 'fr-fr', [], 9999],
    [['b%C3%A9b%C3%A9'], 'fr-fr', ['bébé'], 1],
    // Not the page segment of this language: an ordinary name, which no document has.
    [['pagina', '2'], 'fr-be', ['pagina', '2'], 1],
    [['page', '2'], 'nl-be', ['page', '2'], 1],
    [['page'], 'fr-fr', ['page'], 1],
    [['page', '2', 'suite'], 'fr-fr', ['page', '2', 'suite'], 1],
  ])('%j in %s', (path, locale, segments, page) => {
    expect(readPlace(path, locale)).toEqual({ segments, page });
  });
});

describe('a page has one address: this is none', () => {
  test.each(['1', '0', '02', '-1', '2.0', '1e3', '10000', 'deux', '٢', '2 ', ''])('page/%s', (number) => {
    expect(readPlace(['sommeil', 'page', number], 'fr-fr')).toBeNull();
  });
});

test.each<[base: string, page: number, locale: Locale, href: string]>([
  ['/nos-conseils-sante', 1, 'fr-fr', '/nos-conseils-sante'],
  ['/nos-conseils-sante', 2, 'fr-fr', '/nos-conseils-sante/page/2'],
  ['/nl/onze-nieuwsartikels/het-huis', 3, 'nl-be', '/nl/onze-nieuwsartikels/het-huis/pagina/3'],
])('%s, page %i in %s is at %s', (base, page, locale, href) => {
  expect(pageHref(base, page, locale)).toBe(href);
});

test.each(LOCALES)('an address of %s leads back to the page that it was made for', (locale) => {
  const words: string[] = Object.values(PAGE_WORDS);
  const segment = fc.string({ minLength: 1 }).filter((text) => !words.includes(text));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 3 }), fc.integer({ min: 1, max: 9999 }), (segments, page) => {
      const href = pageHref(['/x', ...segments.map(encodeURIComponent)].join('/'), page, locale);
      const read = readPlace(href.split('/').slice(2), locale);
      expect(read).toEqual({ segments, page });
    }),
  );
});

test('both languages have a word for a page, and no more', () => {
  expect(Object.keys(PAGE_WORDS).sort()).toEqual([...new Set(LOCALES.map((each) => MARKETS[each].language))].sort());
});
