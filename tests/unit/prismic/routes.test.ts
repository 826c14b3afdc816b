import { describe, expect, test } from 'vitest';
import { rewritesFor } from '../../../lib/i18n/rewrites.ts';
import { LOCALES, MARKETS } from '../../../lib/markets.ts';
import { prismicRoutes } from '../../../lib/prismic/routes.ts';
import { resolveAddress } from '../../setup/address-table.ts';

const pathOf = (type: string, lang: string) =>
  prismicRoutes.find((route) => route.type === type && route.lang === lang)?.path;

test.each([
  ['home', 'fr-fr', '/'],
  ['home', 'nl-be', '/nl'],
  ['shop_page', 'fr-be', '/notre-boutique'],
  ['shop_page', 'nl-be', '/nl/onze-winkel'],
  ['shop_page', 'fr-tn', undefined],
  ['product_category', 'fr-fr', '/nos-produits/:parent?/:uid'],
  ['product', 'fr-tn', '/nos-produits/:family?/:category/:uid'],
  ['product', 'nl-be', '/nl/onze-producten/:family?/:category/:uid'],
])('%s in %s is at %s', (type, lang, expected) => {
  expect(pathOf(type, lang)).toBe(expected);
});

test('each type has one path in a language', () => {
  const names = prismicRoutes.map(({ type, lang }) => `${type} ${lang}`);
  expect(new Set(names).size).toBe(names.length);
});

describe('the paths of documents lead to the pages that show them', () => {
  const urls = { SITE_URL_FR: 'http://fr.test', SITE_URL_BE: 'http://be.test', SITE_URL_TN: 'http://tn.test' };
  const rewrites = rewritesFor(urls, 'refuse');

  test.each(prismicRoutes)('$type in $lang', ({ path, lang }) => {
    const locale = LOCALES.find((each) => each === lang) ?? 'fr-fr';
    const { siteUrlSetting, country } = MARKETS[locale];
    const filled = path.replace(/:(\w+)\??/g, '$1');
    const resolved = resolveAddress(urls[siteUrlSetting] + filled, rewrites);
    expect(resolved).toHaveProperty(
      'path',
      expect.stringMatching(`^/${country}/${locale}(?:/(?:products/|ecommerce$)|$)`),
    );
  });
});
