import { expect, test } from 'vitest';
import {
  brandConstants,
  type Constants,
  constantsIn,
  type ProductConstants,
  withProduct,
} from '../../../lib/calculator/constants.ts';

const brand: Constants = {
  granulesPerTube: 80,
  dropsPerMl: { flask: 40, flask_tm: 50 },
  defaultDrops: { flask: 20, flask_tm: 25 },
};

test('the settings begin as domain 3c has them', () => {
  expect(brandConstants()).toEqual(brand);
});

test.each<[product: ProductConstants, constants: Constants]>([
  [
    { comp: 'granules', units: 140, drops: 9 },
    { ...brand, granulesPerTube: 140 },
  ],
  [
    { comp: 'flask', units: 30, drops: 15 },
    { ...brand, dropsPerMl: { flask: 30, flask_tm: 50 }, defaultDrops: { flask: 15, flask_tm: 25 } },
  ],
  [
    { comp: 'flask_tm', units: null, drops: 30 },
    { ...brand, defaultDrops: { flask: 20, flask_tm: 30 } },
  ],
  [{ comp: 'flask_tm', units: null, drops: null }, brand],
  [{ comp: 'granules', units: 0, drops: null }, brand],
  [{ comp: 'flask', units: 37.5, drops: -1 }, brand],
  [{ comp: 'flask_tm', units: 100_001, drops: 100_001 }, brand],
])('a product that says %j', (product, expected) => {
  expect(withProduct(brand, product)).toEqual(expected);
});

test('a form carries the constants of its page', () => {
  const own = withProduct(brand, { comp: 'granules', units: 140, drops: null });
  expect(constantsIn(JSON.stringify(own), brand)).toEqual(own);
});

test.each([null, '', '{', '[]', '{"granulesPerTube":80}', JSON.stringify({ ...brand, granulesPerTube: 0 })])(
  'a form that carries %j is answered with those of the brand',
  (text) => {
    expect(constantsIn(text, brand)).toBe(brand);
  },
);
