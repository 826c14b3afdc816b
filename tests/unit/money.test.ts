import { expect, test } from 'vitest';
import { formatMoney } from '../../lib/services/shopify/money.ts';

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

test.each([
  ['fr-FR', '14.9', '14,90\u00a0€'],
  ['fr-FR', '0.0', '0,00\u00a0€'],
  ['fr-FR', '1234.50', '1\u00a0234,50\u00a0€'],
  ['fr-BE', '14.90', '14,90\u00a0€'],
  ['fr-BE', '12345.00', '12\u00a0345,00\u00a0€'],
  ['nl-BE', '14.9', '€\u00a014,90'],
  ['nl-BE', '1234.5', '€\u00a01.234,50'],
])('%s writes %s as %s', (tag, amount, expected) => {
  expect(formatMoney(euros(amount), tag)).toBe(expected);
});

test('an amount is read as decimals, not as a float', () => {
  expect(formatMoney(euros('9007199254740993.01'), 'nl-BE')).toBe('€\u00a09.007.199.254.740.993,01');
});
