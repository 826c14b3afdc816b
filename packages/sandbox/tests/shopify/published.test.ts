import { expect, test } from 'vitest';
import { listedIn, publishedIn } from '../../shopify/catalogue/published.ts';
import type { Catalogue, Product } from '../../shopify/catalogue/types.ts';

const product = (handle: string, countries?: string[]) => ({ handle, countries }) as Product;
const hemp = product('hemp', ['FR']);
const tea = product('tea');
const catalogue = { products: [hemp, tea], collections: [{ handle: 'all', products: [hemp, tea] }] } as Catalogue;

test.each([
  ['FR', ['hemp', 'tea']],
  ['BE', ['tea']],
])('%s sees %j', (country, handles) => {
  const seen = publishedIn(catalogue, country);
  expect(seen.products.map(({ handle }) => handle)).toEqual(handles);
  expect(seen.collections[0]?.products.map(({ handle }) => handle)).toEqual(handles);
});

test('an unlisted product is in the catalogue of every country, in no collection and no list', () => {
  const trial = { ...product('trial'), unlisted: true };
  const written = { products: [trial, tea], collections: [{ handle: 'all', products: [tea, trial] }] } as Catalogue;
  const seen = publishedIn(written, 'BE');
  expect(seen.products).toEqual([trial, tea]);
  expect(seen.collections[0]?.products).toEqual([tea]);
  expect(listedIn(seen)).toEqual([tea]);
});

test('a country that sees everything sees the catalogue itself, and a view is made once', () => {
  expect(publishedIn(catalogue, 'FR')).toBe(catalogue);
  expect(publishedIn(catalogue, 'BE')).toBe(publishedIn(catalogue, 'BE'));
});
