import { describe, expect, test } from 'vitest';
import { addSchema, changeSchema, removeSchema } from '../../../lib/cart/schema.ts';
import { nextQuantity } from '../../../lib/cart/service.ts';
import { MAX_QUANTITY } from '../../../lib/catalogue/tables.ts';
import { countIn, countText, isUnsureIn, sureCount } from '../../../lib/session/cookies.ts';

const nobody = { recipientEmail: '', recipientName: '', recipientMessage: '', sendOn: '' };

describe('quantity actions', () => {
  test.each([
    [1, 'increase', 2],
    [2, 'decrease', 1],
    [1, 'decrease', 0],
    [0, 'decrease', 0],
  ])('%i %s → %i', (current, action, expected) => {
    expect(nextQuantity(current, action)).toBe(expected);
  });

  test.each(['double', '', 'Increase', 'constructor'])('any other, as "%s", is an error', (action) => {
    expect(() => nextQuantity(1, action)).toThrow(`Unsupported action : ${action}`);
  });
});

describe('what an action takes', () => {
  test.each([
    [{ variantId: '70011' }, { variantId: '70011', quantity: 1 }],
    [
      { variantId: '70011', quantity: '\u00a04\u200b' },
      { variantId: '70011', quantity: 4 },
    ],
    [
      { variantId: '70011', quantity: '3' },
      { variantId: '70011', quantity: 3 },
    ],
    [
      { variantId: '70011', quantity: String(MAX_QUANTITY) },
      { variantId: '70011', quantity: 99 },
    ],
  ])('add %j', (input, expected) => {
    expect(addSchema.parse(input)).toEqual({ ...nobody, ...expected });
  });

  test.each([
    {},
    { variantId: '' },
    { variantId: 'gid://shopify/ProductVariant/1' },
    { variantId: '1'.repeat(21) },
    { variantId: '1', quantity: '0' },
    { variantId: '1', quantity: '-1' },
    { variantId: '1', quantity: '1.5' },
    ...['0x3', '2e0', '0b11', '4 5', '+6', '7.0', '', '٣', '1_0', 'Infinity'].map((quantity) => ({
      variantId: '1',
      quantity,
    })),
    { variantId: '1', quantity: '100' },
    { variantId: '1', quantity: 'many' },
    { variantId: ['1'] },
  ])('add %j is refused', (input) => {
    expect(addSchema.safeParse(input).success).toBe(false);
  });

  test('an unknown action passes the schema: the error catalogue has its own word for it', () => {
    expect(changeSchema.parse({ lineId: 'l', action: 'double' })).toEqual({ lineId: 'l', action: 'double' });
    expect(changeSchema.parse({ lineId: 'l', action: 'increase', quantity: '0' })).toMatchObject({ quantity: 0 });
  });

  test.each([
    { lineId: '', action: 'increase' },
    { action: 'increase' },
    { lineId: 'x'.repeat(301), action: 'increase' },
  ])('change %j is refused', (input) => {
    expect(changeSchema.safeParse(input).success).toBe(false);
    expect(removeSchema.safeParse(input).success).toBe(false);
  });
});

test.each([
  ['cart-count=3', 3],
  ['a=1; cart-count=12; b=2', 12],
  ['xcart-count=3', 0],
  ['cart-count=', 0],
  ['cart-count=abc', 0],
  ['cart-count=12345', 0],
  ['cart-count=3~; b=2', 3],
  ['cart-count=3x', 0],
  ['', 0],
])('the count in "%s" is %i', (cookie, expected) => {
  expect(countIn(cookie)).toBe(expected);
});

test.each([
  ['3', 3],
  ['0', 0],
  ['3~', null],
  ['', null],
  ['abc', null],
  ['12345', null],
  [undefined, null],
])('the count "%s" is sure: %s', (value, expected) => {
  expect(sureCount(value)).toBe(expected);
});

test.each([true, false])('a count is read as it was written (sure: %s)', (sure) => {
  const text = countText(12, sure);
  expect(countIn(`cart-count=${text}`)).toBe(12);
  expect(sureCount(text)).toBe(sure ? 12 : null);
});

test.each([
  ['cart-count=3~', true],
  ['a=1; cart-count=12~; b=2', true],
  ['cart-count=3; b=2~', false],
  ['xcart-count=3~', false],
  ['cart-count=~', false],
  ['', false],
])('the count in "%s" may be another by now: %s', (cookie, expected) => {
  expect(isUnsureIn(cookie)).toBe(expected);
});
