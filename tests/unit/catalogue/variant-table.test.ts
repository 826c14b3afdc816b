import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  optionsIn,
  packPictures,
  packVariants,
  picturesIn,
  placesFrom,
  unitsToSell,
  variantsIn,
} from '../../../lib/catalogue/tables.ts';
import type { PricedProduct } from '../../../lib/prices/reductions.ts';
import { largeProduct } from '../../fixtures/large-product.ts';
import { planPrice, prepaid } from '../../fixtures/plans.ts';

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const weight = (value: unknown): number => gzipSync(JSON.stringify(value)).length;
const picturesOf = ({ images }: PricedProduct) =>
  images.map(({ url, altText, width, height }) => ({
    src: url,
    alt: altText,
    width,
    height,
    service: 'shopify' as const,
  }));

describe.each([1, 3, 25, 250])('a product of %i variants', (count) => {
  const product = largeProduct({ variants: count });

  test('says of each what it said before it travelled', () => {
    const table = travelled(packVariants(product));
    expect(optionsIn(table)).toEqual(product.options);
    expect(variantsIn(table)).toEqual(
      product.variants.map((variant, place) => ({
        id: variant.id,
        selectedOptions: variant.selectedOptions,
        price: variant.price,
        reduction: variant.reduction,
        unitPrice: variant.unitPrice,
        availableForSale: variant.availableForSale,
        units: unitsToSell(variant),
        isBackordered: variant.isBackordered,
        picture: place,
        postalCodeExclusions: variant.postalCodeExclusions,
      })),
    );
  });

  test('has its pictures as they were', () => {
    const pictures = picturesOf(product);
    expect(picturesIn(travelled(packPictures(pictures)))).toEqual(pictures);
  });
});

test('250 variants weigh less than 3 KB, their pictures less than 5 KB', () => {
  const product = largeProduct({ variants: 250, components: 10 });
  expect(weight(packVariants(product))).toBeLessThan(3_000);
  expect(weight(packPictures(picturesOf(product)))).toBeLessThan(5_000);
});

test('a value, a picture or a price that is not there stays away', () => {
  const product = largeProduct({ variants: 1 });
  const [variant] = product.variants as [PricedProduct['variants'][0]];
  const bare = { ...variant, image: null, unitPrice: null, reduction: null, selectedOptions: {} };
  const [read] = variantsIn(packVariants({ ...product, variants: [bare] }));
  expect(read).toMatchObject({ picture: null, unitPrice: null, reduction: null, selectedOptions: {} });
  expect(variantsIn(packVariants({ ...product, variants: [] }))).toEqual([]);
  expect(picturesIn(packPictures([]))).toEqual([]);
});

test.each([
  [0, 3, [0, 1, 2]],
  [2, 4, [2, 0, 1, 3]],
  [0, 0, []],
  [5, 2, [0, 1]],
])('beginning with %i of %i: %j', (wanted, count, places) => {
  expect(placesFrom(wanted, count)).toEqual(places);
});

test('the subscriptions of a product travel once, with the prices of each variant', () => {
  const product = largeProduct({ variants: 3 });
  const plans = [[planPrice(), prepaid()], [], [prepaid()]];
  const variants = product.variants.map((variant, place) => ({ ...variant, plans: plans[place] ?? [] }));
  const table = travelled(packVariants({ ...product, variants }));
  expect(table.plans?.list.map(({ id }) => id)).toEqual(['80011', '80012']);
  expect(variantsIn(table).map((variant) => variant.plans)).toEqual(plans);
  expect(variantsIn(table)[0]).not.toHaveProperty('requiresPlan');
  expect(packVariants(product)).not.toHaveProperty('plans');
  const only = variants.map((variant) => ({ ...variant, requiresPlan: true as const }));
  expect(variantsIn(packVariants({ ...product, variants: only })).map(({ requiresPlan }) => requiresPlan)).toEqual([
    true,
    true,
    true,
  ]);
});
