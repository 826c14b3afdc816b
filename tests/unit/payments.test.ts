import { expect, test } from 'vitest';
import { marksOf } from '../../lib/settings/queries.ts';

test.each([
  ['a document without the field', undefined, []],
  ['none', [], []],
  ['the editor’s order', ['paypal', 'card', 'apple_pay'], ['paypal', 'card', 'apple_pay']],
  ['each once', ['card', 'bancontact', 'card'], ['card', 'bancontact']],
  ['an empty row and an unknown mark', [null, 'cheque', 'card'], ['card']],
])('%s', (_, marks, result) => {
  expect(marksOf(marks?.map((mark) => ({ mark })))).toEqual(result);
});
