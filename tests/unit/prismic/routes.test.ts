import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import { rewritesFor, UNKNOWN_PAGE } from '../../../lib/routing/rewrites.ts';
import { routesIn, routesOfType } from '../../../lib/services/prismic/links.ts';
import { resolveAddress } from '../../setup/address-table.ts';

const everyRoute = LOCALES.flatMap(routesIn);
const pathOf = (type: string, lang: string) => routesOfType(type).find((route) => route.lang === lang)?.path;

test.each([
  ['home', 'fr-fr', '/'],
  ['home', 'nl-be', '/nl'],
  ['shop_page', 'fr-be', '/notre-boutique'],
  ['shop_page', 'nl-be', '/nl/onze-winkel'],
  ['shop_page', 'fr-tn', undefined],
  ['product_category', 'fr-fr', '/nos-produits/:parent?/:uid'],
  ['product', 'fr-tn', '/nos-produits/:family?/:category/:uid'],
  ['product', 'nl-be', '/nl/onze-producten/:family?/:category/:uid'],
  ['health_theme', 'fr-fr', '/nos-conseils-sante/:uid'],
  ['advice', 'nl-be', '/nl/ons-gezondheidsadvies/:theme/:uid'],
  ['news_article', 'fr-tn', '/nos-actualites/:category/:uid'],
  ['corporate_section', 'nl-be', '/nl/:uid'],
  ['corporate_page', 'fr-fr', '/:section/:uid'],
  ['author', 'nl-be', '/nl/schrijver/:uid'],
  ['faq_question', 'fr-be', '/faq/:category/:uid'],
  ['faq_question', 'fr-tn', undefined],
  ['job_landing', 'fr-fr', '/nous-rejoindre'],
  ['job_offer', 'nl-be', '/nl/kom-bij-ons-werken/:uid'],
  ['legal_page', 'fr-tn', '/informations-legales/:uid'],
  ['accessibility_statement', 'nl-be', '/nl/toegankelijkheid'],
  ['campaign_page', 'fr-tn', undefined],
])('%s in %s is at %s', (type, lang, expected) => {
  expect(pathOf(type, lang)).toBe(expected);
});

test('each type has one path in a language', () => {
  const names = everyRoute.map(({ type, lang }) => `${type} ${lang}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(LOCALES)('the routes of %s fit into an address', (locale) => {
  expect(encodeURIComponent(JSON.stringify(routesIn(locale))).length).toBeLessThan(4_000);
});

describe('the paths of documents lead to the pages that show them', () => {
  const urls = { SITE_URL_FR: 'http://fr.test', SITE_URL_BE: 'http://be.test', SITE_URL_TN: 'http://tn.test' };
  const rewrites = rewritesFor(urls, 'refuse');
  /** The sections of the corporate pages are prefixes of the table. */
  const section = (locale: Locale): string => (locale === 'nl-be' ? 'onze-visie' : 'notre-vision');

  test.each(everyRoute)('$type in $lang', ({ type, path, lang }) => {
    const locale = LOCALES.find((each) => each === lang) ?? 'fr-fr';
    const { siteUrlSetting, country } = MARKETS[locale];
    const named = type === 'corporate_section' ? path.replace(':uid', section(locale)) : path;
    const filled = named.replace(':section', section(locale)).replace(/:(\w+)\??/g, '$1');
    const resolved = resolveAddress(urls[siteUrlSetting] + filled, rewrites) as { path: string };
    expect(resolved.path).toMatch(new RegExp(`^/${country}/${locale}(?:/|$)`));
    expect(resolved.path).not.toContain(UNKNOWN_PAGE);
  });
});
