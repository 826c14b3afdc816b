import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import { ALL_ROUTES, templatesOf } from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import middleware, { config } from '../../../middleware.ts';

const siteOf = (locale: Locale): string => env()[MARKETS[locale].siteUrlSetting];
const isMatched = (url: string): boolean => doesMiddlewareMatch({ config, nextConfig: {}, url });

function ask(locale: Locale, address: string, init: { method?: string; cookie?: string } = {}) {
  const url = new URL(address, siteOf(locale));
  const headers = { host: url.host, ...(init.cookie ? { cookie: init.cookie } : {}) };
  const answer = middleware(new NextRequest(url, { method: init.method ?? 'GET', headers }));
  return { status: answer.status, location: answer.headers.get('location') };
}

describe('an address with capitals', () => {
  const cases: [locale: Locale, asked: string, wanted: string][] = LOCALES.flatMap((locale) =>
    ALL_ROUTES.flatMap((route) =>
      templatesOf(route, locale).map((template): [Locale, string, string] => {
        const path = (MARKETS[locale].prefix + template)
          .replace('[[...path]]', 'un-theme/une-page')
          .replace(/\[\w+\]/, 'un-document');
        return [locale, path.toUpperCase(), path];
      }),
    ).filter(([, asked, wanted]) => asked !== wanted),
  );

  test.each(cases)('%s %s goes to %s at once', (locale, asked, wanted) => {
    expect(isMatched(asked)).toBe(true);
    expect(ask(locale, asked)).toEqual({ status: 308, location: siteOf(locale) + wanted });
  });

  test.each([
    ['a letter of the slug', '/nos-produits/sommeil/rituel-Du-soir', '/nos-produits/sommeil/rituel-du-soir'],
    ['an encoded capital', '/nos-produits/%C3%89t%C3%A9', '/nos-produits/%C3%A9t%C3%A9'],
    ['the query kept', '/Recherche?q=Arnica%20Montana&Page=2', '/recherche?q=Arnica%20Montana&Page=2'],
    ['the shop of a market without one', '/Notre-Boutique', '/notre-boutique'],
  ])('%s', (_, asked, wanted) => {
    expect(isMatched(asked)).toBe(true);
    expect(ask('fr-tn', asked)).toEqual({ status: 308, location: siteOf('fr-tn') + wanted });
  });

  test('is corrected before the account asks who somebody is', () => {
    expect(ask('nl-be', '/nl/Mijn-Account/Gegevens')).toEqual({
      status: 308,
      location: `${siteOf('nl-be')}/nl/mijn-account/gegevens`,
    });
    expect(ask('fr-fr', '/mon-compte').status).toBe(307);
  });

  test('of an internal folder shows nothing of it', () => {
    expect(ask('fr-fr', '/FR/fr-fr/products')).toEqual({
      status: 308,
      location: `${siteOf('fr-fr')}/fr/fr-fr/products`,
    });
  });
});

test.each(['/nos-produits/arnica', '/nl/onze-winkel', '/recherche?q=Arnica', '/?Discount=ABC'])(
  'the middleware does not run for %s',
  (path) => expect(isMatched(path)).toBe(false),
);

test.each(['/api/preview?documentId=Ab&token=Cd', '/_next/static/Ab.js'])('nor for %s', (path) => {
  expect(isMatched(path)).toBe(false);
});

test.each(['/brand/Mark.SVG', '/.well-known/Ab'])('%s stays as it is', (path) => {
  expect(ask('fr-fr', path)).toEqual({ status: 200, location: null });
});
