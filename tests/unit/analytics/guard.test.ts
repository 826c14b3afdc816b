import { describe, expect, test } from 'vitest';
import { refusedKey } from '../../../lib/analytics/data-layer.ts';
import type { AnalyticsEvent } from '../../../lib/analytics/events.ts';
import * as events from '../../../lib/analytics/events.ts';
import { cart, euros, line, list, listed, site } from './things.ts';

const named = (name: string) =>
  events.viewItem(name, { id: '44012345678901', price: euros('11.90'), selectedOptions: {} }, '/x', site);
const typed = (term: string) => events.search(term);

describe('kept back', () => {
  test.each([
    ['camille@exemple.test', 'search_term'],
    ['écrire à camille%40exemple.test', 'search_term'],
    ['06 12 34 56 78', 'search_term'],
    ['+32 470 12 34 56', 'search_term'],
    ['0032470123456', 'search_term'],
    ['02 123 45 67', 'search_term'],
    ['71 123 456', 'search_term'],
    ['pharmacie 26150', 'search_term'],
    ['pharmacie 26 150 Die', 'search_term'],
    ['apotheek 9000 Gent', 'search_term'],
    ['B-1000', 'search_term'],
  ])('the search "%s"', (term, key) => {
    expect(refusedKey(typed(term))).toBe(key);
  });

  test.each(['camille@exemple.test', '04 75 22 00 00', '75011', '9000'])('an article named "%s"', (name) => {
    expect(refusedKey(named(name))).toBe('item_name');
  });

  test('a carrier whose title is a place', () => {
    const selectedShippingCarrier = {
      code: '',
      description: '',
      handle: 'h',
      title: 'Relais, 9000 Gent',
      shippingPrice: euros('0'),
    };
    const event = events.addShippingInfo(cart([line()], { selectedShippingCarrier }), site);
    expect(event && refusedKey(event)).toBe('shipping_tier');
  });

  test.each(['email', 'phone', 'zip', 'user_id', 'address', 'note'])('an event with a key "%s"', (key) => {
    expect(refusedKey({ ...typed('thym'), [key]: 'x' } as AnalyticsEvent)).toBe(key);
    const event = named('Thym');
    expect(refusedKey({ ...event, ecommerce: { ...event.ecommerce, [key]: 1 } } as AnalyticsEvent)).toBe(key);
  });

  test.each(['camille@exemple.test', '+33 6 12 34 56 78', '0475220000'])('a code "%s"', (coupon) => {
    expect(refusedKey(events.purchase('#10012', { currency: 'EUR', value: 1, coupon, items: [] }))).toBe('coupon');
  });

  test('an id that is an address', () => {
    expect(refusedKey(events.purchase('a@b', { currency: 'EUR', value: 1, items: [] }))).toBe('transaction_id');
  });
});

describe('told', () => {
  test.each(['magnésium', 'huile 10 %', 'oméga 3', 'crème 50 ml', 'granules 9 CH'])('the search "%s"', (term) => {
    expect(refusedKey(typed(term))).toBeNull();
  });

  test.each(['Magnésium 300 mg', 'Vitamine C 1000 mg', 'Coffret 3 × 250 ml', 'Arnica 9 CH, 80 granules'])(
    '"%s"',
    (name) => {
      expect(refusedKey(named(name))).toBeNull();
    },
  );

  test.each(['ETE2026', 'RENTREE 2027', 'K7-40412-ZZ', '2027', 'B-1950', 'MERCI, PRINTEMPS-2027, 75011'])(
    'the code "%s", of the order or of an article',
    (coupon) => {
      const [item] = events.viewCart(cart([line()]), site)?.ecommerce.items ?? [];
      const goods = { currency: 'EUR', value: 1, coupon, items: item ? [{ ...item, coupon }] : [] };
      expect(refusedKey(events.purchase('#10012', goods))).toBeNull();
    },
  );

  test('orders and lists as they are', () => {
    expect(refusedKey(events.purchase('#10012', { currency: 'EUR', value: 1190.5, items: [] }))).toBeNull();
    const products = [listed('40123456789012')];
    const event = events.viewItemList({ list: list(products), products }, site);
    expect(event && refusedKey(event)).toBeNull();
  });
});
