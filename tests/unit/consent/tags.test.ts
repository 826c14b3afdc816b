import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONSENT_DEFAULT, consentUpdate, isWithoutTags, servicesOf } from '../../../lib/consent/rules.ts';
import { parseEnv } from '../../../lib/platform/env.ts';
import { ALL_ROUTES, type Route, templatesOf } from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';

test.each([
  ['/auth', true],
  ['/auth/', true],
  ['/auth/login', true],
  ['/auth/login?returnTo=%2F', true],
  ['/nl/auth/login', true],
  ['/votre-demande?t=abc', true],
  ['/nl/uw-aanvraag?t=abc', true],
  ['/votre-avis?t=abc', true],
  ['/nl/uw-beoordeling?t=abc', true],
  ['/avis-verifies', false],
  ['/mon-compte/commandes/1042/retour?kind=withdrawal&t=abc', true],
  ['/mon-compte/commandes/1042/retour', true],
  ['/nl/mijn-account/bestellingen/be-7/terugsturen?t=abc', true],
  ['/mon-compte/commandes/1042', false],
  ['/mon-compte/commandes', false],
  ['/connexion', false],
  ['/connexion?to=%2Fmon-compte%2Fcommandes', false],
  ['/connexion?to=%2Fmon-compte%2Fcommandes%2F1042%2Fretour%3Ft%3Dabc&error=1', true],
  ['/nl/aanmelden?form=register&to=%2Fnl%2Fuw-beoordeling%3Ft%3Dabc', true],
  ['/annuaire-des-professionnels/resultats?category=midwife&at=-20.882,55.45', true],
  ['/nl/register-van-gezondheidsprofessionals/resultaten?place=Lyon', true],
  ['/annuaire-des-professionnels', false],
  ['/slice-simulator', true],
  ['/slice-simulator?state=x', true],
  ['/', false],
  ['/auteurs', false],
  ['/authentique', false],
  ['/nos-conseils-sante/auth', false],
  ['/nl/schrijver', false],
])('%s has no tags: %s', (path, without) => {
  expect(isWithoutTags(path)).toBe(without);
});

/**
 * What the query of each page holds. `secret`: a token, or what only the visitor knows. `measured`: words of a search, which
 * are an event of the data layer. `said`: numbers, choices of a list, names of messages.
 */
const QUERIES: Readonly<Record<string, 'secret' | 'measured' | 'said'>> = {
  '/auth': 'secret',
  '/auth/error': 'secret',
  '/auth/login': 'secret',
  '/auth/signed-out': 'secret',
  '/slice-simulator': 'secret',
  '/your-request': 'secret',
  '/review': 'secret',
  '/my-account/orders/[order]/return': 'secret',
  '/contact-directory/results': 'secret',
  '/search/[[...path]]': 'measured',
  '/f-a-q/search': 'measured',
  // Of moderators and editors; without anything of the site's frame.
  '/editors': 'said',
  '/moderation': 'said',
  '/cart/[lines]': 'said',
  '/checkout': 'said',
  '/checkout/cart': 'said',
  '/checkout/thank-you': 'said',
  '/job-offers/list': 'said',
  // `to` may be an address with a token, as the table above says.
  '/login': 'said',
  '/my-account': 'said',
  '/my-account/informations': 'said',
  '/my-account/orders': 'said',
  '/my-account/orders/[order]': 'said',
  '/my-account/subscriptions': 'said',
  '/products/[[...path]]': 'said',
};

const app = path.resolve(import.meta.dirname, '../../../app');
const withQuery = globSync('**/page.tsx', { cwd: app }).filter((file) =>
  readFileSync(path.join(app, file), 'utf8').includes('searchParams'),
);
const routeOf = (file: string): string =>
  `/${file.replace(/\[country\]\/\[locale\]\/|\(\w+\)\/|^query\/|\/page\.tsx$/g, '')}`.replace('/query/', '/');

test('it is said of each page what its query holds', () => {
  expect(withQuery.map(routeOf).sort()).toEqual(Object.keys(QUERIES).sort());
});

test.each(Object.entries(QUERIES))('tags at %s: %s', (route, holds) => {
  const addresses = LOCALES.flatMap((locale) =>
    ALL_ROUTES.includes(route as Route)
      ? templatesOf(route as Route, locale).map((template) => MARKETS[locale].prefix + template)
      : [route],
  );
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(isWithoutTags(`${address}?t=a`), address).toBe(holds === 'secret');
});

const settings = (values: Record<string, string>) => servicesOf(parseEnv({ ...process.env, ...values }));

test('the address of the tag manager names the container', () => {
  expect(
    settings({
      TAG_MANAGER_ID: 'GTM-ABC123',
      TAG_MANAGER_URL: '',
      SUPPORT_WIDGET_URL: 'https://support.example/widget.js',
    }),
  ).toEqual({
    tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    widget: 'https://support.example/widget.js',
  });
});

test('a query that the address already has is kept', () => {
  const { tagManager } = settings({ TAG_MANAGER_ID: 'GTM-A', TAG_MANAGER_URL: 'https://tags.example/gtm.js?env=2' });
  expect(tagManager).toBe('https://tags.example/gtm.js?env=2&id=GTM-A');
});

test('without settings nothing is loaded, not even after consent', () => {
  expect(settings({ TAG_MANAGER_ID: '', SUPPORT_WIDGET_URL: '' })).toEqual({ tagManager: null, widget: null });
});

test('nothing is granted by default, and advertising never', () => {
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(CONSENT_DEFAULT).toEqual([
    'consent',
    'default',
    { ...advertising, analytics_storage: 'denied', wait_for_update: 500 },
  ]);
  expect(consentUpdate(true)).toEqual(['consent', 'update', { ...advertising, analytics_storage: 'granted' }]);
  expect(consentUpdate(false)).toEqual(['consent', 'update', { ...advertising, analytics_storage: 'denied' }]);
});
