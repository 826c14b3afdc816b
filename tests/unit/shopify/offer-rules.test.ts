import { describe, expect, test } from 'vitest';
import { discountRule, givesFree, offerRule } from '../../../lib/services/shopify/operations/offer-rules.ts';

const id = 'gid://shopify/Metaobject/5001';
const complete = {
  status: 'ACTIVE',
  product_to_buy: '["gid://shopify/Product/7001","gid://shopify/ProductVariant/70011"]',
  quantity_to_buy: '2',
  product_to_offer: '["gid://shopify/Product/7010"]',
  quantity_to_add: '1',
  is_applied_on_collections: 'false',
  starts_at: '2026-01-01T00:00:00Z',
};
type Fields = Record<string, string | null>;
const read = (changes: Fields = {}) =>
  offerRule({
    id,
    fields: Object.entries<string | null>({ ...complete, ...changes }).map(([key, value]) => ({ key, value })),
  });

describe('a metaobject', () => {
  test('is a rule', () => {
    expect(read()).toEqual({
      id: '5001',
      status: 'ACTIVE',
      productToBuy: [
        { kind: 'product', id: '7001' },
        { kind: 'variant', id: '70011' },
      ],
      quantityToBuy: 2,
      productToOffer: ['7010'],
      quantityToAdd: 1,
      isAppliedOnCollections: false,
      countsTogether: false,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: null,
    });
  });

  test('may name collections', () => {
    const rule = read({ product_to_buy: '["gid://shopify/Collection/8011"]', is_applied_on_collections: 'true' });
    expect(rule).toMatchObject({
      productToBuy: [{ kind: 'collection', id: '8011' }],
      isAppliedOnCollections: true,
      countsTogether: true,
    });
  });

  test.each([
    ['2026-12-24T18:30:00', '2026-12-24T18:30:00Z'],
    ['2026-12-24T18:30', '2026-12-24T18:30Z'],
    ['2026-12-24T18:30:00-05:00', '2026-12-24T18:30:00-05:00'],
    ['2026-12-24T18:30:00.000Z', '2026-12-24T18:30:00.000Z'],
  ])('that ends at %s ends at %s, in whatever zone the server is', (ends_at, endsAt) => {
    expect(read({ ends_at })).toMatchObject({ endsAt });
  });

  test.each<[string, Fields, RegExp]>([
    ['no list', { product_to_buy: 'gid://shopify/Product/7001' }, /^product_to_buy: not JSON$/],
    ['an empty list', { product_to_buy: '[]' }, /^product_to_buy: /],
    [
      'another kind of id',
      { product_to_buy: '["gid://shopify/Page/1"]' },
      /^product_to_buy\.0: not the id of a product$/,
    ],
    ['no id', { product_to_offer: '["pastilles"]' }, /^product_to_offer\.0: not the id of a product$/],
    ['a variant that is given', { product_to_offer: '["gid://shopify/ProductVariant/1"]' }, /not only products$/],
    ['no threshold', { quantity_to_buy: '0' }, /^quantity_to_buy: /],
    ['half a gift', { quantity_to_add: '0.5' }, /^quantity_to_add: /],
    ['a day that does not exist', { ends_at: '2026-02-30T00:00:00Z' }, /^ends_at: /],
    ['two things missing', { status: null, quantity_to_buy: null }, /^status: .*; quantity_to_buy: /],
  ])('with %s is none, and says why', (_, changes, reason) => {
    expect(read(changes)).toMatch(reason);
  });
});

describe('an automatic discount', () => {
  const products = (...ids: number[]) => ({
    __typename: 'DiscountProducts',
    products: { nodes: ids.map((each) => ({ id: `gid://shopify/Product/${each}` })) },
    productVariants: { nodes: [] as { id: string }[] },
  });
  const discount = {
    status: 'ACTIVE',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    context: { __typename: 'DiscountBuyerSelectionAll' },
    customerBuys: { value: { quantity: '2' } as Record<string, string>, items: products(7001) as object },
    customerGets: { value: { quantity: { quantity: '1' } }, items: products(7010) as object },
  };
  const collections = {
    __typename: 'DiscountCollections',
    collections: { nodes: [{ id: 'gid://shopify/Collection/8011' }] },
  };
  const gid = 'gid://shopify/DiscountAutomaticNode/5001';

  test('"buy X get Y" is a rule', () => {
    const expected = read({ product_to_buy: '["gid://shopify/Product/7001"]' });
    expect(discountRule(gid, discount)).toEqual({ ...(expected as object), countsTogether: true });
  });

  test('is applied on collections where it names some', () => {
    const rule = discountRule(gid, { ...discount, customerBuys: { ...discount.customerBuys, items: collections } });
    expect(rule).toMatchObject({ productToBuy: [{ kind: 'collection', id: '8011' }], isAppliedOnCollections: true });
  });

  test.each([
    ['for nothing', { __typename: 'DiscountPercentage', percentage: 1 }, true],
    ['at half its price', { __typename: 'DiscountPercentage', percentage: 0.5 }, false],
    ['for three euros less', { __typename: 'DiscountAmount' }, false],
    ['in an unknown way', undefined, false],
  ])('that gives the product %s is a gift: %#', (_, effect, expected) => {
    const value = { ...discount.customerGets.value, ...(effect && { effect }) };
    expect(givesFree({ ...discount, customerGets: { ...discount.customerGets, value } })).toBe(expected);
  });

  test.each<[string, Partial<Record<keyof typeof discount, object>>, RegExp]>([
    [
      'an amount to spend',
      { customerBuys: { ...discount.customerBuys, value: { amount: '40.0' } } },
      /^customerBuys\.value/,
    ],
    [
      'everything as what is bought',
      { customerBuys: { ...discount.customerBuys, items: { __typename: 'AllDiscountItems' } } },
      /^customerBuys\.items/,
    ],
    ['some customers', { context: { __typename: 'DiscountCustomers' } }, /^context.*: only for some customers$/],
    ['a segment', { context: { __typename: 'DiscountCustomerSegments' } }, /: only for some customers$/],
    ['buyers of an unknown kind', { context: { __typename: 'DiscountMarkets' } }, /: only for some customers$/],
    ['a choice as the gift', { customerGets: { ...discount.customerGets, items: collections } }, /none to give$/],
  ])('with %s is none, and says why', (_, changes, reason) => {
    expect(discountRule(gid, { ...discount, ...changes })).toMatch(reason);
  });
});
