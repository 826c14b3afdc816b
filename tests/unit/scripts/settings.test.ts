import { describe, expect, test } from 'vitest';
import { fromExample, needsSandbox } from '../../../scripts/lib/settings.ts';
import { secretNames, testSettings } from '../../../scripts/lib/test-settings.ts';

describe('the settings of the programs without .env', () => {
  test('are those of the example', () => {
    const { values, ports } = fromExample({});
    expect(ports).toEqual({ PORT: 3000, SANDBOX_PORT: 3100, SANDBOX_SHOPIFY_PORT: 3101, SANDBOX_PRISMIC_PORT: 3102 });
    expect(values.SITE_URL_BE).toBe('http://be.localhost:3000');
  });

  test('addresses follow the ports that are given', () => {
    const { values } = fromExample({ PORT: '4000', SANDBOX_SHOPIFY_PORT: '4101', SANDBOX_PRISMIC_PORT: '4102' });
    expect(values).toMatchObject({
      SITE_URL_FR: 'http://fr.localhost:4000',
      SITE_URL_BE: 'http://be.localhost:4000',
      SITE_URL_TN: 'http://tn.localhost:4000',
      SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:4101',
      PRISMIC_API_ENDPOINT: 'http://127.0.0.1:4102/api/v2',
    });
  });

  test('an address that is given stays as it is', () => {
    const { values } = fromExample({ PORT: '4000', SITE_URL_FR: 'https://www.silene.example' });
    expect(values.SITE_URL_FR).toBe('https://www.silene.example');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT=http is not a port: it must be a number from 1 to 65535.'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT=70000 is not a port: it must be a number from 1 to 65535.'],
    [
      { SITE_URL_FR: 'http://fr.localhost:9999' },
      'SITE_URL_FR=http://fr.localhost:9999 names another port than PORT=3000. Write the same one in both.',
    ],
    [{ SHOPIFY_STORE_DOMAIN: 'shop' }, /SHOPIFY_STORE_DOMAIN: .*It is the address of the shop/],
  ])('%j is explained', (given, sentence) => {
    expect(() => fromExample(given)).toThrow(sentence);
  });
});

test.each([
  [{}, true],
  [{ SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com' }, true],
  [{ PRISMIC_API_ENDPOINT: 'https://silene.cdn.prismic.io/api/v2' }, true],
  [
    {
      SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com',
      PRISMIC_API_ENDPOINT: 'https://silene.cdn.prismic.io/api/v2',
    },
    false,
  ],
  [{ SHOPIFY_STORE_DOMAIN: 'https://a.example', PRISMIC_API_ENDPOINT: 'http://localhost:3102/api/v2' }, true],
])('with %j the embedded services start: %s', (given, expected) => {
  expect(needsSandbox(fromExample(given))).toBe(expected);
});

test('the tests have ports of their own and a marker in every secret', () => {
  const { values, ports } = testSettings();
  expect(Object.values(ports)).toEqual([3200, 3210, 3211, 3212]);
  expect(secretNames).toEqual(expect.arrayContaining(['PRISMIC_ACCESS_TOKEN', 'SHOPIFY_PRIVATE_TOKEN']));
  for (const name of secretNames) expect(values[name], name).not.toBe('');
});
