import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from '../../../lib/search/entries.ts';

test.each<[text: string, length: number | undefined, expected: string]>([
  ['Deux ans de garantie.', undefined, 'Deux ans de garantie.'],
  ['  Deux\n\nans\tde   garantie.  ', undefined, 'Deux ans de garantie.'],
  ['Deux ans de garantie.', 21, 'Deux ans de garantie.'],
  ['Deux ans de garantie.', 20, 'Deux ans de…'],
  ['Deux ans de garantie.', 8, 'Deux…'],
  ['Anticonstitutionnellement', 10, 'Anticonst…'],
  ['', undefined, ''],
])('of %j within %s: %s', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected);
});

test('is at most 155 characters long, and begins like the text', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), (text) => {
      const short = excerpt(text);
      expect(short.length).toBeLessThanOrEqual(155);
      expect(`${text} `.startsWith(`${short.replace(/…$/, '')} `)).toBe(true);
    }),
  );
});
