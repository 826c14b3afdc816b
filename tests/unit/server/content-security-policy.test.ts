import { describe, expect, test } from 'vitest';
import { type Env, env } from '../../../lib/platform/env.ts';
import { type PageTraits, policyFor } from '../../../server/content-security-policy.ts';

const hosted: Env = {
  ...env(),
  PRISMIC_API_ENDPOINT: undefined,
  PRISMIC_REPOSITORY: 'silene',
  SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com',
  OIDC_ISSUER: 'https://id.silene.example/realms/clients',
  FORM_HOSTS: 'https://checkout.silene.example https://login.silene.example',
  TAG_MANAGER_ID: 'GTM-A',
  TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
  TAG_HOSTS: 'https://*.google-analytics.com https://*.analytics.google.com',
  SUPPORT_WIDGET_URL: 'https://support.example/widget.js',
  MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
};
const embedded: Env = {
  ...hosted,
  PRISMIC_API_ENDPOINT: 'http://127.0.0.1:3102/api/v2',
  SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3101',
  OIDC_ISSUER: 'http://127.0.0.1:3105',
  FORM_HOSTS: undefined,
  MAP_TILES_URL: 'http://127.0.0.1:3100/tiles/{z}/{x}/{y}.png',
};
const page: PageTraits = { isTagged: true, isDraft: false, isSimulator: false, isSecure: true };
const nothing = { scripts: '', styles: '' };

/** The sources of each directive. */
function read(settings: Env, traits: Partial<PageTraits> = {}, own = nothing): Record<string, string[]> {
  const lines = policyFor(settings, { ...page, ...traits }, own).split('; ');
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

const tagHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const gtm = 'https://www.googletagmanager.com';
const support = 'https://support.example';

test('a page of the site, with everything hosted', () => {
  expect(read(hosted)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", gtm, support],
    'style-src': ["'self'"],
    'base-uri': ["'none'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'https://images.prismic.io',
      'https://cdn.shopify.com',
      'https://*.tiles.example',
      gtm,
      ...tagHosts,
      support,
    ],
    'media-src': ["'self'", 'https://images.prismic.io', 'https://cdn.shopify.com', 'https://silene.cdn.prismic.io'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", gtm, ...tagHosts, support],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://geo.dailymotion.com',
      support,
    ],
    'form-action': [
      "'self'",
      'https://silene.myshopify.com',
      'https://*.myshopify.com',
      'https://checkout.shopify.com',
      'https://shop.app',
      'https://id.silene.example',
      'https://checkout.silene.example',
      'https://login.silene.example',
    ],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
    'report-uri': ['/api/reports'],
    'report-to': ['csp'],
  });
});

test('what a document brings of its own stands beside its files', () => {
  const { 'script-src': scripts, 'style-src': styles } = read(
    hosted,
    {},
    { scripts: "'sha256-a' 'sha256-b'", styles: "'sha256-c'" },
  );
  expect(scripts).toEqual(["'self'", gtm, support, "'sha256-a'", "'sha256-b'"]);
  expect(styles).toEqual(["'self'", "'sha256-c'"]);
});

describe('hosts come from the settings', () => {
  test.each<[string, Partial<Env>, Partial<PageTraits>, string, string[]]>([
    ['no tag manager', { TAG_MANAGER_ID: undefined }, {}, 'script-src', ["'self'", support]],
    ['no tag manager', { TAG_MANAGER_ID: undefined }, {}, 'connect-src', ["'self'", support]],
    ['no widget', { SUPPORT_WIDGET_URL: undefined }, {}, 'script-src', ["'self'", gtm]],
    ['a page without tags', {}, { isTagged: false }, 'script-src', ["'self'"]],
    ['a page without tags', {}, { isTagged: false }, 'connect-src', ["'self'"]],
    [
      'no detailed map',
      { MAP_TILES_URL: undefined, TAG_MANAGER_ID: undefined, SUPPORT_WIDGET_URL: undefined },
      {},
      'img-src',
      ["'self'", 'data:', 'https://images.prismic.io', 'https://cdn.shopify.com'],
    ],
    [
      'no identity provider',
      { OIDC_ISSUER: undefined, FORM_HOSTS: undefined, SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:1' },
      {},
      'form-action',
      ["'self'", 'http://127.0.0.1:1'],
    ],
    [
      'customer accounts of a hosted shop',
      { SHOP_IDENTITY: 'customer-accounts', OIDC_ISSUER: undefined, FORM_HOSTS: 'https://compte.atelier.example' },
      {},
      'form-action',
      [
        "'self'",
        'https://silene.myshopify.com',
        'https://*.myshopify.com',
        'https://checkout.shopify.com',
        'https://shop.app',
        'https://shopify.com',
        'https://compte.atelier.example',
      ],
    ],
    [
      'customer accounts of the embedded shop',
      {
        SHOP_IDENTITY: 'customer-accounts',
        OIDC_ISSUER: undefined,
        FORM_HOSTS: undefined,
        SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:1',
      },
      {},
      'form-action',
      ["'self'", 'http://127.0.0.1:1'],
    ],
    ['the slice simulator', {}, { isSimulator: true }, 'frame-ancestors', ["'self'", 'https://*.prismic.io']],
    [
      'Slice Machine',
      { SIMULATOR_HOSTS: 'http://localhost:9999' },
      { isSimulator: true },
      'frame-ancestors',
      ["'self'", 'https://*.prismic.io', 'http://localhost:9999'],
    ],
    ['Slice Machine', { SIMULATOR_HOSTS: 'http://localhost:9999' }, {}, 'frame-ancestors', ["'none'"]],
    ['a draft', {}, { isDraft: true }, 'style-src', ["'self'", "'unsafe-inline'"]],
    ['a draft', {}, { isDraft: true }, 'frame-ancestors', ["'none'"]],
  ])('%s', (_, changed, traits, directive, sources) => {
    expect(read({ ...hosted, ...changed }, traits)[directive]).toEqual(sources);
  });

  test.each<[string, Partial<PageTraits>, string, string[]]>([
    [
      'pictures',
      { isTagged: false },
      'img-src',
      ["'self'", 'data:', 'http://127.0.0.1:3102', 'http://127.0.0.1:3101', 'http://127.0.0.1:3100'],
    ],
    ['films', {}, 'media-src', ["'self'", 'http://127.0.0.1:3102', 'http://127.0.0.1:3101']],
    ['forms', {}, 'form-action', ["'self'", 'http://127.0.0.1:3101', 'http://127.0.0.1:3105']],
    ['the slice simulator', { isSimulator: true }, 'frame-ancestors', ["'self'", 'http://127.0.0.1:3102']],
    ['the toolbar of a draft', { isDraft: true, isTagged: false }, 'script-src', ["'self'", 'http://127.0.0.1:3102']],
    ['the toolbar of a draft', { isDraft: true, isTagged: false }, 'connect-src', ["'self'", 'http://127.0.0.1:3102']],
  ])('of embedded services: %s', (_, traits, directive, sources) => {
    expect(read(embedded, traits)[directive]).toEqual(sources);
  });
});

test('only a site with https asks for https', () => {
  expect(read(hosted, { isSecure: false })).not.toHaveProperty('upgrade-insecure-requests');
});

test.each([true, false])('nothing runs because it stands in the page (draft: %s)', (isDraft) => {
  for (const isTagged of [true, false]) {
    const { 'script-src': scripts } = read(hosted, { isDraft, isTagged });
    for (const source of ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:', '*', 'https:', 'http:']) {
      expect(scripts).not.toContain(source);
    }
  }
});
