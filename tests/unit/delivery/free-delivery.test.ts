import { describe, expect, test } from 'vitest';
import { freeDelivery, freeDeliveryOf } from '../../../lib/delivery/free-delivery.ts';
import { deliveryIn } from '../../../lib/delivery/rules.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });
const option = (code: string, price: string) => ({ code, title: `Titre ${code}`, shippingPrice: eur(price) });
const relay = (price: string) => option('POINT_RELAIS', price);
const home = option('DOMICILE', '4.9');
const threshold = { from: 3900, code: 'POINT_RELAIS', kind: 'relay' } as const;

describe('while the service has not said its options', () => {
  test.each([
    [0, { reached: false, missing: 3900, share: 0 }],
    [-100, { reached: false, missing: 4000, share: 0 }],
    [1950, { reached: false, missing: 1950, share: 0.5 }],
    [3899, { reached: false, missing: 1 }],
    [3900, { reached: true, missing: 0, share: 1 }],
    [9000, { reached: true, missing: 0, share: 1 }],
  ])('%i cents → %j', (goods, expected) => {
    expect(freeDelivery(goods, threshold, null)).toMatchObject({ ...expected, goods, from: 3900, option: null });
  });
});

describe('the service has the last word', () => {
  test.each([
    ['not yet', 2000, [relay('3.90'), home], { reached: false, missing: 1900, option: null }],
    [
      'free below the threshold',
      2000,
      [relay('0.0'), home],
      { reached: true, missing: 0, share: 1, option: 'Titre POINT_RELAIS', kind: 'relay' },
    ],
    [
      'another option is free',
      2000,
      [relay('3.90'), option('DOMICILE', '0')],
      { option: 'Titre DOMICILE', kind: null },
    ],
    ['the usual one is named first', 2000, [option('DOMICILE', '0.00'), relay('0.00')], { kind: 'relay' }],
    ['free as promised', 3900, [relay('0.0'), home], { reached: true, kind: 'relay' }],
  ])('%s', (_, goods, options, expected) => {
    expect(freeDelivery(goods, threshold, options)).toMatchObject(expected);
  });

  test.each([
    ['the threshold is reached and nothing is free', 3900, [relay('3.90'), home]],
    ['the option of the threshold does not go there', 2000, [home]],
    ['nothing goes there', 2000, []],
    ['nothing goes there, threshold reached', 5000, []],
  ])('no promise when %s', (_, goods, options) => {
    expect(freeDelivery(goods, threshold, options)).toBeNull();
  });

  test('without a threshold only the service speaks', () => {
    expect(freeDelivery(5000, null, null)).toBeNull();
    expect(freeDelivery(5000, null, [relay('3.90')])).toBeNull();
    expect(freeDelivery(10, null, [relay('0.00')])).toMatchObject({
      reached: true,
      from: null,
      kind: null,
    });
  });
});

describe('of a cart', () => {
  const cart = (discounts: unknown[], carriers: unknown[] | null = null, cards = '0.0', isShipped = true) =>
    ({
      cost: { subtotalAmount: eur('40.0') },
      discounts,
      lines: [
        { total: eur(cards), variant: { isGiftCard: true, requiresShipping: false } },
        { total: eur('20.0'), variant: { isGiftCard: false, requiresShipping: isShipped } },
      ],
      shippingGroup: carriers && { id: '1', carriers },
    }) as unknown as Cart;
  const off = (amount: string, appliedOn = 'LINE_ITEM') => ({ amount: eur(amount), appliedOn });

  test.each([
    ['no discount', cart([]), 'FR', { reached: true, goods: 4000 }],
    ['discounts of the cart', cart([off('1.5'), off('0.50')]), 'FR', { reached: false, goods: 3800, missing: 100 }],
    ['a discount of the delivery', cart([off('3.90', 'SHIPPING_LINE')]), 'FR', { reached: true, goods: 4000 }],
    ['a gift card beside goods', cart([], null, '25.0'), 'FR', { reached: false, goods: 1500 }],
    ['Belgium has its own threshold', cart([]), 'BE', { reached: false, missing: 900, from: 4900 }],
    ['the carriers of the cart count', cart([off('20')], [relay('0.0')]), 'FR', { reached: true }],
  ])('%s', (_, given, country, expected) => {
    expect(freeDeliveryOf(given, country)).toMatchObject(expected);
  });

  test('nothing is promised of a cart of which nothing is delivered', () => {
    expect(freeDeliveryOf(cart([], null, '40.0', false), 'FR')).toBeNull();
  });

  test('nothing is promised where there is no market', () => {
    expect(freeDeliveryOf(cart([]), 'TN')).toBeNull();
  });
});

test('the thresholds are those that the embedded commerce service keeps', async () => {
  const { default: shop } = await import('../../../content/shop/delivery.json', { with: { type: 'json' } });
  const free = shop.zones.map(({ countries, options }) => {
    const given = options.find((each) => 'freeFrom' in each);
    return [countries[0], { from: Math.round(Number(given?.freeFrom) * 100), code: given?.code, kind: 'relay' }];
  });
  expect(free).toEqual(['FR', 'BE'].map((country) => [country, deliveryIn(country)?.freeDelivery]));
});
