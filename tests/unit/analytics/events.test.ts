import { describe, expect, test } from 'vitest';
import * as events from '../../../lib/analytics/events.ts';
import { type AnalyticsEvent, listedOf } from '../../../lib/analytics/events.ts';
import type { Sale } from '../../../lib/catalogue/product.ts';
import type { Discount } from '../../../lib/services/shopify/types.ts';
import { ga4 } from './ga4.ts';
import { cart, euros, line, list, listed, site } from './things.ts';

const code = (amount: string, appliedOn: Discount['appliedOn'] = 'LINE_ITEM'): Discount => ({
  type: 'code',
  code: 'BIENVENUE',
  appliedOn,
  amount: euros(amount),
  value: { percentage: 10 },
});
const variant = { id: '11', price: euros('11.90'), selectedOptions: { format: '60 gélules', goût: 'citron' } };
const carrier = { code: 'c', description: '', handle: 'h', title: 'Point relais', shippingPrice: euros('4.90') };
const products = ['1', '2', '3'].map(listed);
const shown = { list: list(products), products };
const full = cart([line()], { selectedShippingCarrier: carrier });
const goods = { currency: 'EUR', value: 11.9, items: [] };

const magnesium = {
  item_id: '11',
  item_name: 'Magnésium marin',
  item_brand: 'Silène',
  item_category: 'complements-alimentaires',
  item_variant: '60 gélules',
  price: 11.9,
  quantity: 1,
};

const sold: Extract<Sale, { kind: 'shop' }> = {
  kind: 'shop',
  productId: '1',
  price: euros('14.90'),
  reduction: null,
  priceVaries: false,
  unitPrice: null,
  available: true,
  variantId: null,
};

const card = {
  id: 'a',
  href: '/nos-produits/tisane',
  title: 'Tisane',
  line: '',
  format: '',
  badge: '',
  tint: '',
  picture: null,
  facets: { need: ['Sommeil'], form: '', plant: [] },
  position: 0,
};

test.each<[string, AnalyticsEvent | null]>([
  ['view_item_list', events.viewItemList(shown, site)],
  ['select_item', events.selectItem(shown, listed('2').href, site)],
  ['view_item', events.viewItem('Magnésium marin', variant, line().href ?? '', site)],
  ['view_cart', events.viewCart(full, site)],
  ['begin_checkout', events.beginCheckout(full, site)],
  ['add_shipping_info', events.addShippingInfo(full, site)],
  ['purchase', events.purchase('#1001', { ...goods, items: [magnesium] })],
  ['view_promotion', events.promotion('view_promotion', { kind: 'promotion', id: 'announcement', name: 'Livraison' })],
  ['select_promotion', events.promotion('select_promotion', { kind: 'promotion', id: 'a', name: 'l'.repeat(300) })],
  ['search', events.search(`  ${'magnésium '.repeat(20)}`)],
  ['login', events.account('login')],
  ['sign_up', events.account('sign_up')],
  ['generate_lead', events.generateLead('contact')],
])('%s is what GA4 documents', (name, event) => {
  expect(event?.event).toBe(name);
  expect(ga4.parse(event)).toEqual(event);
});

describe('a list', () => {
  test('each product with its place, and nothing of needs', () => {
    const event = events.viewItemList(shown, site);
    expect(event?.ecommerce).toMatchObject({ item_list_id: 'mains', item_list_name: 'Mains', currency: 'EUR' });
    expect(event?.ecommerce.items[1]).toEqual({
      item_id: '2',
      item_name: 'Crème 2',
      item_brand: 'Silène',
      item_category: 'cosmetiques',
      item_list_id: 'mains',
      item_list_name: 'Mains',
      index: 1,
      price: 9.9,
      quantity: 1,
    });
  });

  test('a product that is chosen keeps its place', () => {
    expect(events.selectItem(shown, listed('3').href, site)?.ecommerce.items).toMatchObject([
      { item_id: '3', index: 2 },
    ]);
  });

  test.each(['/nos-conseils-sante/dormir', '', '/nos-produits/cosmetiques'])('"%s" is no product of it', (href) => {
    expect(events.selectItem(shown, href, site)).toBeNull();
  });

  test('of nothing is no event', () => {
    expect(events.viewItemList({ list: list([]), products: [] }, site)).toBeNull();
  });

  test('is cut where GA4 would cut it', () => {
    const many = Array.from({ length: 250 }, (_, index) => listed(String(index)));
    expect(events.viewItemList({ list: list(many), products: many }, site)?.ecommerce.items).toHaveLength(200);
  });

  test.each<[string, Sale, number]>([
    ['a medicine', { kind: 'pharmacy' }, 0],
    ['what the shop does not have', { kind: 'unsold' }, 0],
    ['what the shop does not answer about', { kind: 'unavailable' }, 0],
    ['what is sold', { ...sold, variantId: '11' }, 1],
  ])('has for %s %s entries', (_, sale, count) => {
    expect(listedOf({ ...card, sale })).toHaveLength(count);
  });

  test('names the variant, or the product while there is a choice', () => {
    expect(listedOf({ ...card, sale: { ...sold, variantId: '11' } })[0]?.id).toBe('11');
    expect(listedOf({ ...card, sale: sold })[0]?.id).toBe('1');
  });
});

describe('an article seen', () => {
  test('its price is the event’s value', () => {
    expect(events.viewItem('Magnésium marin', variant, line().href ?? '', site).ecommerce).toEqual({
      currency: 'EUR',
      value: 11.9,
      items: [{ ...magnesium, item_variant: '60 gélules, citron' }],
    });
  });

  test('without options and outside the products there is neither variant nor family', () => {
    const { items } = events.viewItem('Étui', { ...variant, selectedOptions: {} }, '/boutique', site).ecommerce;
    expect(items).toEqual([{ item_id: '11', item_name: 'Étui', item_brand: 'Silène', price: 11.9, quantity: 1 }]);
  });
});

describe('a cart', () => {
  test('amounts are the service’s, a piece’s price its line’s in whole cents', () => {
    const event = events.viewCart(cart([line({ quantity: 3, each: 1000, off: 100 })]), site);
    expect(event?.ecommerce).toMatchObject({ value: 29, items: [{ price: 9.67, discount: 0.33, quantity: 3 }] });
  });

  test('a gift costs nothing, and is in the list', () => {
    const event = events.viewCart(cart([line(), line({ id: 'l2', variantId: '12', off: 1190, gift: 'r1' })]), site);
    expect(event?.ecommerce.items).toMatchObject([{ price: 11.9 }, { item_id: '12', price: 0, discount: 11.9 }]);
    expect(event?.ecommerce.value).toBe(11.9);
  });

  test('codes: of the order off its value, of a line on its item, of the delivery nowhere', () => {
    const withCodes = cart([{ ...line({ quantity: 2, off: 238 }), discounts: [code('2.38')] }], {
      discounts: [code('5.00'), code('4.90', 'SHIPPING_LINE')],
      discountCodes: [
        { code: 'BIENVENUE', applicable: true },
        { code: 'PERDU', applicable: false },
      ],
    });
    expect(events.beginCheckout(withCodes, site)?.ecommerce).toMatchObject({
      value: 16.42,
      coupon: 'BIENVENUE',
      items: [{ coupon: 'BIENVENUE', price: 10.71, discount: 1.19 }],
    });
  });

  test('with nothing in it, or no carrier chosen, there is nothing to tell', () => {
    expect(events.viewCart(cart([]), site)).toBeNull();
    expect(events.beginCheckout(cart([]), site)).toBeNull();
    expect(events.addShippingInfo(cart([line()]), site)).toBeNull();
  });

  test('nothing in it leads to a person', () => {
    for (const event of [
      events.viewCart(full, site),
      events.beginCheckout(full, site),
      events.addShippingInfo(full, site),
    ]) {
      expect(JSON.stringify(event)).not.toMatch(/26150|97400|Camille|06 12|99/);
    }
  });
});
