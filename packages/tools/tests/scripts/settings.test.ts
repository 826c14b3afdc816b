import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../lib/processes.ts';
import { contentDirOf, fromExample, needsSandbox } from '../../lib/settings.ts';
import { editorSettings, secretNames, testSettings } from '../../lib/test-settings.ts';

describe('the settings of the programs without .env', () => {
  test('are those of the example', () => {
    const { values, ports } = fromExample({});
    expect(ports).toEqual({
      PORT: 3000,
      SANDBOX_PORT: 3100,
      SANDBOX_SHOPIFY_PORT: 3101,
      SANDBOX_PRISMIC_PORT: 3102,
      SANDBOX_SMTP_PORT: 3103,
      SANDBOX_BREVO_PORT: 3104,
      SANDBOX_IDENTITY_PORT: 3105,
    });
    expect(values.SITE_URL_BE).toBe('http://be.localhost:3000');
  });

  test('addresses follow the ports that are given', () => {
    const ports = { PORT: '4000', SANDBOX_PORT: '4100', SANDBOX_SHOPIFY_PORT: '4101', SANDBOX_PRISMIC_PORT: '4102' };
    const { values } = fromExample(ports);
    expect(values).toMatchObject({
      SITE_URL_FR: 'http://fr.localhost:4000',
      SITE_URL_BE: 'http://be.localhost:4000',
      SITE_URL_TN: 'http://tn.localhost:4000',
      SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:4101',
      PRISMIC_API_ENDPOINT: 'http://127.0.0.1:4102/api/v2',
      MAP_TILES_URL: 'http://127.0.0.1:4100/tiles/{z}/{x}/{y}.png',
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

const real = {
  SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com',
  PRISMIC_API_ENDPOINT: 'https://silene.cdn.prismic.io/api/v2',
  OIDC_ISSUER: 'https://identite.silene.example',
  SMTP_URL: 'smtps://silene:password@mail.silene.example',
};

test.each([
  [{}, true],
  [{ SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com' }, true],
  [{ PRISMIC_API_ENDPOINT: 'https://silene.cdn.prismic.io/api/v2' }, true],
  [real, false],
  [{ ...real, SMTP_URL: 'smtp://127.0.0.1:3103' }, true],
  [{ ...real, BREVO_API_URL: 'http://127.0.0.1:3104/v3' }, true],
  [{ ...real, OIDC_ISSUER: 'http://127.0.0.1:3105' }, true],
  // If no provider is in use, its URL has no effect.
  [{ ...real, OIDC_ISSUER: 'http://127.0.0.1:3105', SHOP_IDENTITY: 'password' }, false],
  // A mail server of the machine itself is not the embedded one.
  [{ ...real, SMTP_URL: 'smtp://127.0.0.1:25' }, false],
  [{ SHOPIFY_STORE_DOMAIN: 'https://a.example', PRISMIC_API_ENDPOINT: 'http://localhost:3102/api/v2' }, true],
])('with %j the embedded services start: %s', (given, expected) => {
  expect(needsSandbox(fromExample(given))).toBe(expected);
});

test.each([
  [{}, path.join(root, 'content')],
  [{ SANDBOX_CONTENT_DIR: '' }, path.join(root, 'content')],
  [{ SANDBOX_CONTENT_DIR: 'tests/fixtures/content' }, path.join(root, 'tests/fixtures/content')],
  [{ SANDBOX_CONTENT_DIR: '/srv/atelier' }, '/srv/atelier'],
])('with %j the content is that of %s', (given, folder) => {
  expect(contentDirOf(given)).toBe(folder);
  expect(contentDirOf(fromExample(given).values)).toBe(folder);
});

test('the tests have ports of their own and a marker in every secret', () => {
  const { values, ports } = testSettings();
  expect(Object.values(ports)).toEqual([3200, 3210, 3211, 3212, 3213, 3214, 3215]);
  expect(secretNames).toEqual(expect.arrayContaining(['PRISMIC_ACCESS_TOKEN', 'SHOPIFY_PRIVATE_TOKEN']));
  // Only the editor's site sends through Brevo, and has a permanent Admin token.
  const { values: editor } = editorSettings(testSettings());
  for (const name of secretNames) expect(values[name] || editor[name], name).toBeTruthy();
});
