import { beforeAll, describe, expect, test, vi } from 'vitest';
import delivery from '../../content/shop/delivery.json';
import embedded from '../../content/shop/shop.json';
import { pathFor } from '../../lib/platform/i18n/routes.ts';
import {
  type Country,
  DEFAULT_LOCALE,
  isLocale,
  LOCALES,
  type Locale,
  MARKETS,
  type Market,
  marketOf,
  marketOfAddress,
  marketsOfHost,
} from '../../lib/platform/markets.ts';
import { resolveAddress } from '../setup/address-table.ts';

const urls = {
  SITE_URL_FR: 'https://www.silene.example',
  SITE_URL_BE: 'https://silene.example.be',
  SITE_URL_TN: 'http://tn.localhost:3000',
};

test('the four locales of the specification, France first', () => {
  expect(LOCALES).toEqual(['fr-fr', 'fr-be', 'nl-be', 'fr-tn']);
  expect(DEFAULT_LOCALE).toBe('fr-fr');
});

test.each(LOCALES)('%s says of itself what its id says', (locale) => {
  const market = MARKETS[locale];
  expect(`${market.language}-${market.country}`).toBe(locale);
  expect(market.tag.toLowerCase()).toBe(locale);
  expect(market.siteUrlSetting).toBe(`SITE_URL_${market.country.toUpperCase()}`);
});

test('everything but Tunisia has a shop, in euros', () => {
  expect(LOCALES.filter((locale) => MARKETS[locale].shop === null)).toEqual(['fr-tn']);
  expect(MARKETS['nl-be'].shop).toEqual({ country: 'BE', language: 'NL', currency: 'EUR' });
});

/** It answers a country that it does not know with its first one, as Shopify does. */
test.each(LOCALES.filter((locale) => MARKETS[locale].shop))('the embedded shop sells to %s', (locale) => {
  const { shop, siteUrlSetting } = MARKETS[locale];
  expect(embedded.countries.map(({ code }) => code)).toContain(shop?.country);
  expect(embedded.currency).toBe(shop?.currency);
  expect(embedded.storefronts).toContainEqual({
    country: shop?.country,
    language: shop?.language,
    siteEnv: siteUrlSetting,
    returnPath: pathFor(locale, '/checkout/thank-you'),
    cartPath: pathFor(locale, '/checkout/cart'),
  });
  expect(delivery.zones.flatMap(({ countries }) => countries)).toContain(shop?.country);
});

test.each([
  ['fr', 'fr-fr', 'fr-fr'],
  ['be', 'nl-be', 'nl-be'],
  ['fr', 'nl-be', null],
  ['be', 'fr-fr', null],
  ['fr', 'en-us', null],
  ['xx', 'constructor', null],
])('the pair %s/%s is %s', (country, locale, expected) => {
  expect(marketOf(country, locale)?.locale ?? null).toBe(expected);
});

test.each([
  ['fr-fr', true],
  ['FR-FR', false],
  ['toString', false],
  [undefined, false],
  [null, false],
])('%s as a locale: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});

describe('markets of a Host header', () => {
  test.each([
    ['www.silene.example', ['fr-fr']],
    ['WWW.Silene.Example:443', ['fr-fr']],
    ['silene.example.be', ['fr-be', 'nl-be']],
    ['tn.localhost:3000', ['fr-tn']],
    ['silene.example', []],
    ['evil.www.silene.example', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%s → %j', (host, expected) => {
    expect(marketsOfHost(host, urls).map(({ locale }) => locale)).toEqual(expected);
  });
});

describe('the market of an address', () => {
  test.each([
    ['www.silene.example', '/x', 'fr-fr'],
    ['silene.example.be:3000', '/x', 'fr-be'],
    ['silene.example.be', '/nl', 'nl-be'],
    ['silene.example.be', '/nl/x', 'nl-be'],
    ['silene.example.be', '/nlx', 'fr-be'],
    ['silene.example.be', '/nl?utm_source=letter', 'nl-be'],
    ['silene.example.be', '/nl#top', 'nl-be'],
    ['silene.example.be', '/x?to=/nl/', 'fr-be'],
    ['silene.example.be', '', 'fr-be'],
    ['tn.localhost:3000', '/nl/x', 'fr-tn'],
    ['elsewhere.example', '/x', 'fr-fr'],
    [undefined, '/x', 'fr-fr'],
    [null, '/nl', 'fr-fr'],
  ])('%s %s → %s', (host, address, locale) => {
    expect(marketOfAddress(host, address, urls).locale).toBe(locale);
  });
});

/** In modules of their own: the tables of some are computed from the markets when they are loaded. */
describe('markets that an adopter adds', () => {
  const added = {
    'fr-lu': {
      ...MARKETS['fr-be'],
      locale: 'fr-lu' as Locale,
      country: 'lu' as Country,
      tag: 'fr-LU',
      siteUrlSetting: 'SITE_URL_LU' as Market['siteUrlSetting'],
      shop: { country: 'LU', language: 'FR', currency: 'EUR' },
    },
    'nl-sr': {
      ...MARKETS['fr-tn'],
      locale: 'nl-sr' as Locale,
      country: 'sr' as Country,
      language: 'nl',
      tag: 'nl-SR',
      siteUrlSetting: 'SITE_URL_SR' as Market['siteUrlSetting'],
    },
  };
  const dutchWithoutShop = added['nl-sr'].locale;

  beforeAll(async () => {
    vi.resetModules();
    const markets = await import('../../lib/platform/markets.ts');
    Object.assign(markets.LOCALES, [...LOCALES, ...Object.keys(added)]);
    Object.assign(markets.MARKETS, added);
  });

  test('have the addresses of their language, without those of a shop where they have none', async () => {
    const { ALL_ROUTES, isRouteIn, templatesOf } = await import('../../lib/platform/i18n/routes.ts');
    for (const route of ALL_ROUTES) {
      expect(isRouteIn(route, dutchWithoutShop)).toBe(isRouteIn(route, 'fr-tn'));
      if (isRouteIn(route, dutchWithoutShop))
        expect(templatesOf(route, dutchWithoutShop)).toEqual(templatesOf(route, 'nl-be'));
      expect(templatesOf(route, added['fr-lu'].locale)).toEqual(templatesOf(route, 'fr-be'));
    }
  });

  test('are shown at their own addresses', async () => {
    const { rewritesFor } = await import('../../lib/routing/rewrites.ts');
    const sites = Object.fromEntries(
      ['fr', 'be', 'tn', 'lu', 'sr'].map((code) => [`SITE_URL_${code.toUpperCase()}`, `http://${code}.localhost`]),
    ) as Parameters<typeof rewritesFor>[0];
    const rewrites = rewritesFor(sites, 'refuse');
    const pathOf = (address: string) => resolveAddress(address, rewrites);
    expect(pathOf('http://sr.localhost/')).toMatchObject({ path: '/sr/nl-sr' });
    expect(pathOf('http://sr.localhost/onze-producten/gel?sort=price')).toMatchObject({
      path: '/sr/nl-sr/query/products/gel',
    });
    expect(pathOf('http://sr.localhost/nergens')).toMatchObject({ path: '/sr/nl-sr/unknown' });
    expect(pathOf('http://lu.localhost/cart/70061:1')).toMatchObject({ path: '/lu/fr-lu/cart/70061%3A1' });
    expect(pathOf('http://be.localhost/nl/cart/70061:1')).toMatchObject({ path: '/be/nl-be/cart/70061%3A1' });
    const shown = rewrites.flatMap(({ destination, has = [] }) => {
      const codes = /\(\?<country>([^)]*)\)/.exec(has.find(({ type }) => type === 'host')?.value ?? '')?.[1] ?? '';
      return codes.split('|').map((code) => destination.replaceAll(':country', code).split('/').slice(1, 3).join('/'));
    });
    const existing = [...LOCALES, ...Object.keys(added)].map((id) => `${id.slice(-2)}/${id}`);
    expect(new Set(shown)).toEqual(new Set([...existing, 'unknown-host']));
  });

  test('are the ones in which their orders are written to', async () => {
    const { fulfilledIn } = await import('../../lib/services/shopify/webhook.ts');
    const sent = { name: '#1', email: 'a@exemple.lu', processed_at: '2026-11-01T09:00:00Z', line_items: [] };
    const localeIn = (country_code: string, customer_locale?: string) =>
      fulfilledIn({ ...sent, customer_locale, shipping_address: { country_code } })?.locale;
    expect(localeIn('LU', 'fr-LU')).toBe('fr-lu');
    expect(localeIn('LU', 'nl')).toBe('fr-lu');
    expect(localeIn('SR', 'nl-SR')).toBe(DEFAULT_LOCALE);
    expect(localeIn('BE', 'nl')).toBe('nl-be');
  });

  test('have a price history where they have a shop', async () => {
    const { readHistory } = await import('../../lib/prices/log.ts');
    const prices = ['BE', 'LU', 'SR'].map((country) => `${country};70041;EUR;12,50;;2026-10-01`);
    const text = ['country;variant;currency;amount;compareAt;seenAt', ...prices].join('\n');
    const { rows, problems } = readHistory(text, 'csv', { now: new Date('2026-11-29') });
    expect(rows.map(({ row }) => row.country)).toEqual(['BE', 'LU']);
    expect(problems).toEqual(['line 4: country none of FR, BE, LU']);
  });

  test('are under the law of the Union where they have a shop', async () => {
    const { BELGIUM, FRANCE, UNION } = await import('../../lib/compliance/rule.ts');
    expect([FRANCE, BELGIUM]).toEqual([['fr-fr'], ['fr-be', 'nl-be']]);
    expect(UNION).toEqual(['fr-fr', 'fr-be', 'nl-be', 'fr-lu']);
    const { legalFindings } = await import('../../lib/compliance/check.ts');
    const claim = { type: 'page', lang: 'fr-lu', data: { title: 'Un tube durable' } };
    expect(legalFindings(claim, { day: '2026-11-26' })).toMatchObject([{ rule: { id: 'environmental-words' } }]);
  });

  test('have the words of their language, and no questions of customers without a shop', async () => {
    const { localityName } = await import('../../lib/careers/offers.ts');
    expect(localityName('liege', dutchWithoutShop)).toBe('Luik');
    const { kindsIn } = await import('../../lib/search/search.ts');
    expect(kindsIn(dutchWithoutShop)).not.toContain('faq');
  });
});
