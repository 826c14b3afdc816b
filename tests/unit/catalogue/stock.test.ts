import { describe, expect, test } from 'vitest';
import { isLowStock, unitsToSell } from '../../../lib/catalogue/tables.ts';

describe('what one order may take', () => {
  test.each([
    ['sold out', false, 0, 0],
    ['sold out, whatever is left', false, 12, 0],
    ['the last one', true, 1, 1],
    ['a few', true, 7, 7],
    ['more than a household needs', true, 4000, 99],
    ['not counted, or made to order', true, 0, 99],
    ['promised more than once, and still for sale', true, -3, 99],
  ])('%s', (_, availableForSale, quantityAvailable, units) => {
    expect(unitsToSell({ availableForSale, quantityAvailable })).toBe(units);
  });
});

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [99, false],
])('%i left is worth a word: %s', (units, said) => {
  expect(isLowStock(units)).toBe(said);
});
