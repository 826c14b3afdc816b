import { expect, test } from 'vitest';
import { erasures } from '../../../lib/consent/apply.ts';

test('every measuring cookie goes, wherever its script could put it', () => {
  expect(erasures('_ga=GA1.1.5; cart-count=2', 'www.silene.example')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.silene.example',
    '_ga=; Path=/; Max-Age=0; Domain=silene.example',
  ]);
});

test.each([
  ['_ga', true],
  ['_ga_4XK2B1', true],
  ['_gid', true],
  ['_gat_UA-1', true],
  ['cart', false],
  ['_gallery', false],
  ['my_ga', false],
  ['consent', false],
])('%s is one of them: %s', (name, gone) => {
  expect(erasures(`${name}=1`, 'localhost').length > 0).toBe(gone);
});

test('of no cookie there is nothing to erase', () => {
  expect(erasures('', 'fr.localhost')).toEqual([]);
});
