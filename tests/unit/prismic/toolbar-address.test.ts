import { expect, test } from 'vitest';
import { toolbarAddress } from '../../../lib/platform/content-endpoint.ts';

test.each([
  ['no address: Prismic’s own', undefined, 'https://static.cdn.prismic.io/prismic.js?new=true&repo=maison'],
  [
    'an address of Prismic: the same',
    'https://maison.cdn.prismic.io/api/v2',
    'https://static.cdn.prismic.io/prismic.js?new=true&repo=maison',
  ],
  ['the embedded service: its own', 'http://127.0.0.1:4102/api/v2', 'http://127.0.0.1:4102/toolbar.js'],
  ['a name that only ends alike', 'https://notprismic.io/api/v2', 'https://notprismic.io/toolbar.js'],
])('%s', (_, PRISMIC_API_ENDPOINT, address) => {
  expect(toolbarAddress({ PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY: 'maison' })).toBe(address);
});
