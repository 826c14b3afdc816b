import { expect, test } from 'vitest';
import { CONSENT_DEFAULT, consentUpdate, isWithoutTags, servicesOf } from '../../../lib/consent/tags.ts';
import { parseEnv } from '../../../lib/platform/env.ts';
import { templatesOf } from '../../../lib/platform/i18n/routes.ts';
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

test.each(['/your-request', '/review', '/contact-directory/results'] as const)(
  'no market has tags where the address says what only the visitor knows: %s',
  (route) => {
    for (const locale of LOCALES)
      for (const template of templatesOf(route, locale))
        expect(isWithoutTags(MARKETS[locale].prefix + template)).toBe(true);
  },
);

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
