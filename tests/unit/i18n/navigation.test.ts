import { describe, expect, test } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import {
  ALL_ROUTES,
  absoluteUrl,
  isRouteIn,
  pathFor,
  pathInMarket,
  sectionOf,
  templatesOf,
} from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import { rewritesFor } from '../../../lib/routing/rewrites.ts';
import { resolveAddress } from '../../setup/address-table.ts';

const rewrites = rewritesFor(env(), 'refuse');
const pairs = LOCALES.flatMap((locale) => ALL_ROUTES.map((route) => ({ locale, route })));
const known = pairs.filter(({ locale, route }) => isRouteIn(route, locale));

describe('a link leads back to the route that it was made for', () => {
  test.each(known)('$route in $locale', ({ locale, route }) => {
    const path = ['sommeil', 'nuit-posée'];
    const params = { path, uid: 'chimiste-h-f', order: '1001', lines: '70061:1' };
    const address = absoluteUrl(locale, pathFor(locale, route, { params }));
    const { country } = MARKETS[locale];
    const expected = `/${country}/${locale}${route}`
      .replace('[[...path]]', path.map(encodeURIComponent).join('/'))
      .replace('[uid]', 'chimiste-h-f')
      .replace('[order]', '1001')
      .replace('[lines]', '70061%3A1')
      .replace(/\/$/, '');
    expect(resolveAddress(address, rewrites)).toMatchObject({ path: expected });
  });
});

// Segments after the first parameter belong to the page itself, and no menu entry links there.
test.each(known.filter(({ route }) => route !== '/' && !/\]\/\w/.test(route)))(
  'the section of $route in $locale is its internal path',
  ({ locale, route }) => {
    const params = { path: ['sommeil', 'nuit-posée'], uid: 'chimiste-h-f', order: '1001', lines: '70061:1' };
    const expected = route.slice(1).replace('[[...path]]', 'sommeil/nuit-pos%C3%A9e').replace('[uid]', 'chimiste-h-f');
    expect(sectionOf(locale, pathFor(locale, route, { params }))).toBe(
      expected.replace('[order]', '1001').replace('[lines]', '70061%3A1'),
    );
  },
);

test.each([
  ['fr-fr', '/', null],
  ['nl-be', '/nl', null],
  ['fr-fr', '/nos-produits?need=sommeil', 'products'],
  ['fr-be', '/notre-vision', 'corporate'],
  ['fr-fr', '/nos-produits-a-part', null],
  ['fr-fr', 'https://ailleurs.test/nos-produits', null],
] as const)('in %s the section of %s is %s', (locale, href, section) => {
  expect(sectionOf(locale, href)).toBe(section);
});

test.each(pairs.filter(({ locale, route }) => !isRouteIn(route, locale)))(
  '$locale makes no link to $route, which it lacks',
  ({ locale, route }) => {
    expect(templatesOf(route, locale)).toEqual([]);
    expect(() => pathFor(locale, route)).toThrow(`${locale} has no route ${route}`);
  },
);

test.each([
  ['fr-fr', '/', {}, '/'],
  ['nl-be', '/', {}, '/nl'],
  ['fr-fr', '/checkout/cart', { query: { error: 'cartNotFound' } }, '/commande/panier?error=cartNotFound'],
  ['nl-be', '/checkout/cart', {}, '/nl/bestelling/winkelmandje'],
  ['nl-be', '/checkout/cart', { query: {} }, '/nl/bestelling/winkelmandje'],
  ['fr-be', '/products/[[...path]]', { params: { path: [] } }, '/nos-produits'],
  ['fr-tn', '/job-offers/[uid]/apply', { params: { uid: 'x' } }, '/nous-rejoindre/x/candidature'],
  ['fr-fr', '/corporate/[[...path]]', { params: { path: ['histoire'] } }, '/qui-sommes-nous/histoire'],
] as const)('%s %s', (locale, route, more, expected) => {
  expect(pathFor(locale, route, more as Parameters<typeof pathFor>[2])).toBe(expected);
});

test.each([
  ['fr-fr', '/', 'http://fr.localhost:3000'],
  ['nl-be', '/nl', 'http://be.localhost:3000/nl'],
  ['fr-tn', '/recherche', 'http://tn.localhost:3000/recherche'],
] as const)('the address of %s %s names its host', (locale, path, expected) => {
  expect(absoluteUrl(locale, path)).toBe(expected);
});

test.each(known)('$route in $locale is found in the other markets, unless it names a document', ({ locale, route }) => {
  const params = { path: ['sommeil'], uid: 'chimiste-h-f', order: '1001', lines: '70061:1' };
  for (const other of LOCALES) {
    const isThere = isRouteIn(route, other) && !/uid|path/.test(route);
    expect(pathInMarket(pathFor(locale, route, { params }), locale, other)).toBe(
      isThere ? pathFor(other, route, { params }) : null,
    );
  }
});

test.each([
  [
    'fr-be',
    '/mon-compte/commandes/914/retour?kind=return',
    'nl-be',
    '/nl/mijn-account/bestellingen/914/terugsturen?kind=return',
  ],
  ['nl-be', '/nl/mijn-account/bestellingen#eerste', 'fr-fr', '/mon-compte/commandes#eerste'],
  ['nl-be', '/nl', 'fr-be', '/'],
  ['nl-be', '/mijn-account', 'fr-be', null],
  ['fr-fr', '/nl/mijn-account', 'nl-be', null],
  ['fr-fr', '/mon-compte/commandes/%E0', 'fr-be', '/mon-compte/commandes/%E0'],
  ['fr-fr', '/mon-compte/commandes/$1$&', 'fr-be', '/mon-compte/commandes/$1$&'],
  ['fr-fr', '/mon-compte/commandes/914/ailleurs', 'fr-be', null],
  ['fr-fr', '/mon-compte', 'fr-tn', null],
  ['fr-fr', '/api/leave', 'fr-be', null],
] as const)('in %s the page %s is in %s %s', (from, href, to, expected) => {
  expect(pathInMarket(href, from, to)).toBe(expected);
});
