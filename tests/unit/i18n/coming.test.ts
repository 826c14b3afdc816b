import { describe, expect, test } from 'vitest';
import { COMING, hasScreen, isComing, type Route } from '../../../lib/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../lib/markets.ts';
import { SPECIFICATION } from './specification-routes.ts';

/** Every screen of the specification at each address that it names, its market and whether it is still to come. */
const screens = SPECIFICATION.flatMap(([route, french, dutch, tunisia]) =>
  LOCALES.filter((locale) => tunisia || locale !== 'fr-tn').flatMap((locale) =>
    (locale === 'nl-be' ? dutch : french).map((path) => ({
      route,
      locale,
      path: MARKETS[locale].prefix + path,
      coming: COMING.includes(route),
    })),
  ),
);

test.each(screens.filter(({ coming }) => coming))('$path is still to come in $locale', ({ route, locale, path }) => {
  expect(hasScreen(route, locale)).toBe(false);
  expect(isComing(path)).toBe(true);
});

test.each(screens.filter(({ coming }) => !coming))('$path is there in $locale', ({ route, locale, path }) => {
  expect(hasScreen(route, locale)).toBe(true);
  expect(isComing(path)).toBe(false);
});

test('a market has no screen of a route that it lacks', () => {
  const lacking = SPECIFICATION.filter(([, , , tunisia]) => !tunisia).map(([route]) => route);
  expect(lacking.filter((route) => hasScreen(route, 'fr-tn'))).toEqual([]);
});

test.each<[Route, Locale]>([
  ['/', 'fr-tn'],
  ['/health/[[...path]]', 'fr-tn'],
  ['/f-a-q/search', 'nl-be'],
  ['/job-offers/[uid]/apply', 'fr-be'],
])('%s has a screen in %s', (route, locale) => {
  expect(hasScreen(route, locale)).toBe(true);
});

describe('an address', () => {
  test.each([
    '/recherche?q=arnica',
    '/recherche/arnica',
    '/nl/zoeken#resultaten',
    '/annuaire-des-professionnels/',
    '/nl/register-van-gezondheidsprofessionals/resultaten?lat=51',
  ])('%s is that of a screen to come', (path) => {
    expect(isComing(path)).toBe(true);
  });

  test.each([
    '/',
    '/nl',
    '/nl/',
    '/recherche-et-developpement',
    '/qui-sommes-nous/recherche',
    '/faq/recherche',
    '/nos-conseils-sante?de=/connexion',
    '/nlrecherche',
    'https://ailleurs.example/recherche',
    'mailto:bonjour@silene.example',
    '',
  ])('%s is not', (path) => {
    expect(isComing(path)).toBe(false);
  });
});
