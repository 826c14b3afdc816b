import { expect, test } from 'vitest';
import { failedLines, fileLine, slowestLines } from '../../lib/test-lines.ts';

test('a file has one line, which says how many tests failed where some did', () => {
  expect(fileLine('cart.test.ts', { passed: 12, failed: 0, ms: 1_540 })).toBe('✓ cart.test.ts: 12, 1.5 s');
  expect(fileLine('cart.test.ts', { passed: 11, failed: 1, ms: 80 })).toBe(
    '✗ cart.test.ts: 11 passed, 1 failed, 0.1 s',
  );
});

test('the slowest tests come last, slowest first, ten at most', () => {
  const tests = Array.from({ length: 25 }, (_, index) => ({ title: `test ${index}`, ms: index * 1_000 }));
  const lines = slowestLines(tests);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual(['Slowest tests:', '  24.0 s  test 24', '  23.0 s  test 23']);
  expect(slowestLines([])).toEqual([]);
});

test('what failed is named once more at the end, and nothing where all passed', () => {
  expect(failedLines(['prices › are in cents', 'cart'])).toEqual([
    'Failed tests:',
    '  ✗ prices › are in cents',
    '  ✗ cart',
  ]);
  expect(failedLines([])).toEqual([]);
});
