import { expect, test } from 'vitest';
import { imageOrigins } from '../../lib/platform/content-endpoint.ts';

const shop = { SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com' };

test.each([
  [shop, ['https://images.prismic.io', 'https://cdn.shopify.com']],
  [
    { ...shop, PRISMIC_API_ENDPOINT: 'https://silene.cdn.prismic.io/api/v2' },
    ['https://images.prismic.io', 'https://cdn.shopify.com'],
  ],
  [
    { PRISMIC_API_ENDPOINT: 'http://127.0.0.1:3102/api/v2', SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3101' },
    ['http://127.0.0.1:3102', 'http://127.0.0.1:3101'],
  ],
])('%j has its pictures on %j', (services, expected) => {
  expect(imageOrigins(services)).toEqual(expected);
});
