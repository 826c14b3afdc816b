import { describe, expect, test } from 'vitest';
import {
  deliverySavings,
  isApplicable,
  lineSavings,
  orderSavings,
  withCodes,
  withoutCodes,
} from '../../../lib/cart/rules.ts';
import type { Discount } from '../../../lib/services/shopify/types.ts';

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const code = (name: string, amount: string, appliedOn: Discount['appliedOn'] = 'LINE_ITEM'): Discount => ({
  type: 'code',
  code: name,
  appliedOn,
  value: { percentage: 10 },
  amount: euros(amount),
});
const automatic = (title: string, amount: string): Discount => ({
  type: 'automatic',
  title,
  appliedOn: 'LINE_ITEM',
  value: euros(amount),
  amount: euros(amount),
});

describe('what comes off, by discount', () => {
  test('a code is named as it was typed, what applies by itself by its title', () => {
    expect(lineSavings({ discounts: [code('ETE', '2.1'), automatic('Rituel du soir', '5.40')] })).toEqual([
      { name: 'ETE', amount: euros('2.10') },
      { name: 'Rituel du soir', amount: euros('5.40') },
    ]);
  });

  test('the allocations of one discount are one entry, without a float in between', () => {
    expect(orderSavings({ discounts: [code('ETE', '0.1'), code('ETE', '0.2')] })).toEqual([
      { name: 'ETE', amount: euros('0.30') },
    ]);
  });

  test('what comes off the delivery is told apart', () => {
    const discounts = [code('ETE', '2.0'), code('PORT', '4.90', 'SHIPPING_LINE')];
    expect(orderSavings({ discounts })).toEqual([{ name: 'ETE', amount: euros('2.00') }]);
    expect(deliverySavings({ discounts })).toEqual([{ name: 'PORT', amount: euros('4.90') }]);
  });

  test('nothing is not a saving', () => {
    expect(orderSavings({ discounts: [code('ETE', '0.0')] })).toEqual([]);
  });
});

describe('the codes of a cart', () => {
  const cart = {
    discountCodes: [
      { code: 'Ete', applicable: true },
      { code: 'PORT', applicable: false },
    ],
  };

  test.each([
    ['a new one comes last', 'NOEL', ['Ete', 'PORT', 'NOEL']],
    ['one that is there, typed otherwise, is there once', 'ETE', ['PORT', 'ETE']],
  ])('%s', (_title, typed, codes) => {
    expect(withCodes(cart, [typed])).toEqual(codes);
  });

  test('one is taken out however it is written', () => {
    expect(withoutCodes(cart, ['eTE'])).toEqual(['PORT']);
    expect(withoutCodes(cart, ['unknown'])).toEqual(['Ete', 'PORT']);
  });

  test.each([
    ['ETE', true],
    ['port', false],
    ['NOEL', null],
  ])('%s applies: %s', (typed, applicable) => {
    expect(isApplicable(cart, typed)).toBe(applicable);
  });
});
