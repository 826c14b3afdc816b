import { expect, test } from 'vitest';
import { fold } from '../../../lib/platform/text/compare.ts';

test.each([
  ['Dépôt', 'depot'],
  ['ŒUF', 'oeuf'],
  ['ex æquo', 'ex aequo'],
  ['crème', 'creme'],
  ['geïrriteerd', 'geirriteerd'],
  ['ĳs', 'ijs'],
  ['e\u0301te\u0301', 'ete'],
  ['PLAIN 5', 'plain 5'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
