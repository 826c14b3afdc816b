import { describe, expect, test } from 'vitest';
import { holdingRules, isReached } from '../../../lib/offers/reconcile.ts';
import type { LineEvent, OfferRule } from '../../../lib/offers/rules.ts';
import { planPrice } from '../../fixtures/plans.ts';
import { cartOf, line, rule } from './carts.ts';

const thyme = rule({
  quantityToBuy: 3,
  productToBuy: [
    { kind: 'product', id: 'balm' },
    { kind: 'variant', id: 'oil-50' },
  ],
});
const bought = (productId: string, variantId: string, quantity: number) => ({ productId, variantId, quantity });
const added = (productId: string, variantId: string): LineEvent => ({
  kind: 'added',
  productId,
  variantId,
  giftRule: null,
});

describe('section 4: "if the purchased product or variant meets quantityToBuy"', () => {
  test.each([
    ['the purchased product meets it', added('balm', 'balm-1'), [bought('balm', 'balm-1', 3)], true],
    [
      'its variants count together',
      added('balm', 'balm-1'),
      [bought('balm', 'balm-1', 1), bought('balm', 'balm-2', 2)],
      true,
    ],
    ['the purchased variant meets it', added('oil', 'oil-50'), [bought('oil', 'oil-50', 4)], true],
    ['one too few', added('balm', 'balm-1'), [bought('balm', 'balm-1', 2)], false],
    ['another variant of the product', added('oil', 'oil-100'), [bought('oil', 'oil-100', 5)], false],
    [
      'something else was purchased, though another meets it',
      added('tea', 'tea-1'),
      [bought('balm', 'balm-1', 9)],
      false,
    ],
    [
      'the other of the two meets it',
      added('oil', 'oil-50'),
      [bought('balm', 'balm-1', 9), bought('oil', 'oil-50', 1)],
      false,
    ],
    [
      'two that meet it only together',
      added('oil', 'oil-50'),
      [bought('balm', 'balm-1', 2), bought('oil', 'oil-50', 1)],
      false,
    ],
  ])('%s', (_, event, cart, expected) => {
    expect(isReached(thyme, cart, event)).toBe(expected);
  });

  test('a rule that asks for nothing is not reached by what it does not name', () => {
    expect(isReached({ ...thyme, quantityToBuy: 0 }, [], added('tea', 'tea-1'))).toBe(false);
    expect(isReached({ ...thyme, quantityToBuy: 0 }, [], added('balm', 'balm-1'))).toBe(true);
  });

  test('a gift card does not count, even where a rule names it', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const named = rule({ quantityToBuy: 1, productToBuy: [{ kind: 'product', id: '1' }] });
    expect(holdingRules(cartOf([line('1a', 2)]), [named], now)).toHaveLength(1);
    expect(holdingRules(cartOf([line('1a', 2, { isGiftCard: true })]), [named], now)).toEqual([]);
  });

  test('"For collection rules the threshold counts the total quantity of all matching lines"', () => {
    const ofCollections = { ...thyme, isAppliedOnCollections: true, countsTogether: true };
    const lines = [bought('balm', 'balm-1', 2), bought('oil', 'oil-50', 1)];
    expect(isReached(ofCollections, lines, added('oil', 'oil-50'))).toBe(true);
    expect(isReached(ofCollections, lines.slice(0, 1), added('balm', 'balm-1'))).toBe(false);
  });
});

describe('"Only rules with status ACTIVE apply"', () => {
  const cart = cartOf([line('1a', 2)]);
  const now = new Date('2026-03-10T12:00:00Z');
  const holds = (changes: Partial<OfferRule>) => holdingRules(cart, [rule(changes)], now).length === 1;

  test.each(['EXPIRED', 'SCHEDULED', 'DRAFT', 'active', ''])('%j does not', (status) => {
    expect(holds({ status })).toBe(false);
  });

  test.each([
    [null, null, true],
    ['2026-03-10T12:00:00Z', null, true],
    ['2026-03-10T12:00:01Z', null, false],
    [null, '2026-03-10T12:00:01Z', true],
    [null, '2026-03-10T12:00:00Z', false],
    ['2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z', true],
  ])('from %s to %s: %s', (startsAt, endsAt, expected) => {
    expect(holds({ startsAt, endsAt })).toBe(expected);
  });
});

test.each([
  ['one-time purchases count', [line('1a', 1), line('1b', 1)], 1],
  ['a subscription does not', [line('1a', 1), { ...line('1b', 1), plan: planPrice() }], 0],
  ['nor do many of one', [{ ...line('1a', 9), plan: planPrice() }], 0],
])('%s', (_, lines, count) => {
  expect(holdingRules(cartOf(lines), [rule()], new Date('2026-03-10T12:00:00Z'))).toHaveLength(count);
});
