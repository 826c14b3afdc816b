import { expect, test } from 'vitest';
import { explainsMissing, isAboutArticle, sortWarnings } from '../../../lib/services/shopify/cart-attributes.ts';

const line = (name: string, id: string) => ({ id: `gid://shopify/CartLine/${name}?cart=c`, variant: { id } });
const there = { lines: [line('there', '41')], soldOut: [line('empty', '41'), line('other', '43')] };
const warning = (code: string, lineId: string) => ({ code, lineId, message: '' });

test.each([
  ['its variant', 'MERCHANDISE_OUT_OF_STOCK', 'gid://shopify/ProductVariant/41', true],
  ['a line that is gone', 'MERCHANDISE_OUT_OF_STOCK', 'gid://shopify/CartLine/gone?cart=c', true],
  ['another variant', 'MERCHANDISE_OUT_OF_STOCK', 'gid://shopify/ProductVariant/42', false],
  ['a line that is there', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'gid://shopify/CartLine/there?cart=c', false],
  ['its line without units', 'MERCHANDISE_OUT_OF_STOCK', 'gid://shopify/CartLine/empty?cart=c', true],
  ['another line without units', 'MERCHANDISE_OUT_OF_STOCK', 'gid://shopify/CartLine/other?cart=c', false],
  ['a code', 'DISCOUNT_CURRENTLY_INACTIVE', '', false],
  ['the payment', 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', '', false],
  ['nothing', 'MERCHANDISE_OUT_OF_STOCK', '', false],
])('a warning about %s says why a variant is missing, or does not', (_, code, target, does) => {
  expect(explainsMissing(warning(code, target), '41', there)).toBe(does);
});

test.each([
  ['MERCHANDISE_NOT_ENOUGH_STOCK', true],
  ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', true],
  ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', false],
  ['DISCOUNT_NOT_FOUND', false],
])('%s is about an article: %s', (code, is) => {
  expect(isAboutArticle(warning(code, ''))).toBe(is);
});

test('warnings about codes are apart, those that change nothing are left out, and no id of a cart goes along', () => {
  const target = 'gid://shopify/Cart/c?key=secret';
  const sorted = sortWarnings([
    { code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', message: 'm', target },
    { code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message: 'n', target },
    { code: 'DUPLICATE_DELIVERY_ADDRESS', message: 'o', target: 'gid://shopify/CartSelectableAddress/1' },
    { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'p', target: 'gid://shopify/CartLine/1?cart=c' },
  ]);
  expect(sorted).toEqual({
    warnings: [
      { code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message: 'n', lineId: '' },
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'p', lineId: 'gid://shopify/CartLine/1?cart=c' },
    ],
    codeWarnings: [{ code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', message: 'm', lineId: '' }],
  });
});
