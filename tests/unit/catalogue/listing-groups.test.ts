import { expect, test } from 'vitest';
import { valueText } from '../../../components/product/listing-groups.ts';

test.each([
  ['sleep', 'Sommeil'],
  // Anything may stand in an address.
  ['no such value', 'no such value'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
])('the value %j is %j in words', (value, text) => {
  expect(valueText({ values: { sleep: 'Sommeil' } }, value)).toBe(text);
});
