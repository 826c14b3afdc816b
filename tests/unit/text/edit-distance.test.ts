import { expect, test } from 'vitest';
import { editDistance } from '../../../lib/platform/text/compare.ts';

test.each([
  ['sommeil', 'sommeil', 0],
  ['someil', 'sommeil', 1],
  ['sommmeil', 'sommeil', 1],
  ['sonmeil', 'sommeil', 1],
  ['sommiel', 'sommeil', 1],
  ['somniel', 'sommeil', 2],
  ['gorssesse', 'grossesse', 1],
  ['motnpelier', 'montpellier', 2],
  ['lilel', 'lille', 1],
  // Two letters that only look swapped.
  ['un', 'ni', 2],
  ['la', 'as', 2],
  ['', 'ab', 2],
  ['nuit', 'sommeil', 3],
])('%s → %s: %i', (one, other, steps) => {
  expect(editDistance(one, other, 2)).toBe(steps);
  expect(editDistance(other, one, 2)).toBe(steps);
});
