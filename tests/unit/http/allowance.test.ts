import { expect, test } from 'vitest';
import { createAllowance } from '../../../lib/http/allowance.ts';

test('ten second tries at once, then one in ten calls', () => {
  const { earn, spend } = createAllowance();
  const tries = (count: number) =>
    Array.from({ length: count }, () => {
      earn();
      return spend();
    }).filter(Boolean).length;
  expect(tries(10)).toBe(10);
  tries(10);
  expect(tries(1_000)).toBe(100);
});

test('a long quiet time saves up no more than ten', () => {
  const { earn, spend } = createAllowance();
  for (let call = 0; call < 10_000; call++) earn();
  expect(Array.from({ length: 30 }, spend).filter(Boolean)).toHaveLength(10);
});
