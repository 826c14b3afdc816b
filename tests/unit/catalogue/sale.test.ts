import { describe, expect, test } from 'vitest';
import {
  isMedicine,
  listingHasPreHeader,
  REGULATORY_CLASSES,
  saleOf,
  shopProductOf,
} from '../../../lib/catalogue/product.ts';
import { LOCALES, MARKETS } from '../../../lib/platform/markets.ts';
import type { Reduction } from '../../../lib/prices/reductions.ts';
import { choiceOf } from '../../../lib/services/prismic/selects.ts';
import type { ProductSummary } from '../../../lib/services/shopify/types.ts';

const france = MARKETS['fr-fr'];
const summary: ProductSummary = {
  id: '7001',
  name: 'Nuit posée',
  handle: 'nuit-posee',
  price: { amount: '14.90', currencyCode: 'EUR' },
  priceVaries: true,
  unitPrice: null,
  availableForSale: true,
  isGiftCard: false,
  onlyVariantId: null,
  samePriced: [],
};
const answered = new Map([[summary.id, summary]]);
const medicines = REGULATORY_CLASSES.filter(isMedicine);
const others = REGULATORY_CLASSES.filter((each) => !isMedicine(each));

test('supplements, cosmetics and what keeps them have the line above the header', () => {
  const kinds = ['medicine', 'supplement', 'cosmetic', 'storage', null] as const;
  expect(kinds.filter(listingHasPreHeader)).toEqual(['supplement', 'cosmetic', 'storage']);
});

test('two of the classes are medicines', () => {
  expect(medicines).toEqual(['medicine_registered', 'medicine_amm']);
});

describe('a medicine is never sold, even when it is linked to a shop item', () => {
  test.each(LOCALES.flatMap((locale) => medicines.map((regulatoryClass) => ({ locale, regulatoryClass }))))(
    '$regulatoryClass in $locale',
    ({ locale, regulatoryClass }) => {
      const listed = { regulatoryClass, shopProductId: '7001' };
      expect(shopProductOf(listed, MARKETS[locale])).toBeNull();
      expect(saleOf(listed, MARKETS[locale], answered)).toEqual({ kind: 'pharmacy' });
    },
  );
});

test.each([
  ['empty', null],
  ['no longer in the list', 'Confiserie'],
])('nothing is sold while its class is %s', (_, stored) => {
  const listed = { regulatoryClass: choiceOf('regulatoryClass', stored), shopProductId: '7001' };
  expect(shopProductOf(listed, france)).toBeNull();
  expect(saleOf(listed, france, answered)).toEqual({ kind: 'unsold' });
});

describe('anything else is sold where there is a shop and a shop item', () => {
  test.each(others)('%s', (regulatoryClass) => {
    const listed = { regulatoryClass, shopProductId: '7001' };
    expect(shopProductOf(listed, france)).toBe('7001');
    expect(saleOf(listed, france, answered)).toMatchObject({ kind: 'shop', productId: '7001', available: true });
    expect(saleOf(listed, MARKETS['fr-tn'], answered)).toEqual({ kind: 'pharmacy' });
  });

  test.each([
    ['gid://shopify/Product/7001', '7001'],
    [' 7001 ', null],
    ['7001 7002', null],
    ['https://admin.exemple/products/7001', null],
    ['gid://shopify/ProductVariant/7001', null],
    ['', null],
    ['  ', null],
    [null, null],
  ])('the shop item %j is %j', (shopProductId, expected) => {
    expect(shopProductOf({ regulatoryClass: 'supplement', shopProductId }, france)).toBe(expected);
  });

  test.each([
    ['did not answer', '7001', null, 'unavailable'],
    ['does not have it in this country', '7002', answered, 'unsold'],
    ['was never asked for it', null, answered, 'unsold'],
    ['was never asked for it and does not answer', null, null, 'unsold'],
  ] as const)('the shop %s: nothing is made up', (_, shopProductId, summaries, kind) => {
    expect(saleOf({ regulatoryClass: 'cosmetic', shopProductId }, france, summaries)).toEqual({ kind });
  });

  test('what the shop says is passed on: price, sold out, the one variant', () => {
    const listed = { regulatoryClass: 'supplement', shopProductId: '7001' } as const;
    const soldOut = { ...summary, availableForSale: false, priceVaries: false, onlyVariantId: '70011' };
    expect(saleOf(listed, france, new Map([['7001', soldOut]]))).toEqual({
      kind: 'shop',
      productId: '7001',
      price: summary.price,
      reduction: null,
      priceVaries: false,
      unitPrice: null,
      available: false,
      variantId: '70011',
    });
  });

  const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

  test('a gift card has no price per measure', () => {
    const unitPrice = { price: euros('29.80'), quantity: 100, unit: 'g' } as const;
    const listed = { regulatoryClass: 'gift_card', shopProductId: '7001' } as const;
    const saleWith = (isGiftCard: boolean) =>
      saleOf(listed, france, new Map([['7001', { ...summary, unitPrice, isGiftCard }]]));
    expect([saleWith(false), saleWith(true)]).toMatchObject([{ unitPrice }, { unitPrice: null }]);
  });

  const reduction = { before: euros('18.00'), percent: 17, basis: 'prior' } as const;
  const lower = { before: euros('16.50'), percent: 9, basis: 'prior' } as const;

  test.each<[string, string[], [string, Reduction][], Reduction | null]>([
    ['that of its one variant', ['70011'], [['70011', reduction]], reduction],
    ['none of another product', ['70011'], [['70021', reduction]], null],
    ['none, where prices vary', [], [['70011', reduction]], null],
    [
      'that of all its variants',
      ['70011', '70012'],
      [
        ['70011', reduction],
        ['70012', { ...reduction }],
      ],
      reduction,
    ],
    ['none, where only the first is reduced', ['70011', '70012'], [['70011', reduction]], null],
    ['none, where only the last is', ['70011', '70012', '70013'], [['70013', reduction]], null],
    [
      'none, where they are reduced from different prices',
      ['70011', '70012'],
      [
        ['70011', reduction],
        ['70012', lower],
      ],
      null,
    ],
    [
      'none, where the operator vouches for one alone',
      ['70011', '70012'],
      [
        ['70011', reduction],
        ['70012', { ...reduction, basis: 'compareAt' }],
      ],
      null,
    ],
  ])('the reduction on a card is %s', (_, ids, reductions, shown) => {
    const listed = { regulatoryClass: 'supplement', shopProductId: '7001' } as const;
    const samePriced = ids.map((id) => ({ id, compareAtPrice: euros('99') }));
    const sale = saleOf(listed, france, new Map([['7001', { ...summary, samePriced }]]), new Map(reductions));
    expect(sale).toMatchObject({ reduction: shown });
    expect(JSON.stringify(sale)).not.toContain('"99"');
  });
});
