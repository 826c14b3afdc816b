import { expect, test } from 'vitest';
import { postedIn } from '../../../lib/cart/posted.ts';

test.each([
  ['nothing was posted', {}, null, { words: null, field: null, typed: undefined }],
  ['a problem of the whole cart', { error: 'cartUpdate' }, 'Non.', { words: 'Non.', field: null, typed: undefined }],
  ['a code that did not apply', { warning: 'x', code: 'ETE' }, 'Non.', { words: 'Non.', field: 'code', typed: 'ETE' }],
  ['a postcode', { error: 'x', zip: '123' }, 'Non.', { words: 'Non.', field: 'zip', typed: '123' }],
  ['a note', { error: 'x', note: 'Merci' }, 'Non.', { words: 'Non.', field: 'note', typed: 'Merci' }],
  [
    'gift options',
    { error: 'x', message: 'Bon anniversaire', wrap: 'on' },
    'Non.',
    { words: 'Non.', field: 'message', typed: 'Bon anniversaire', wrap: true },
  ],
  [
    'a message without wrapping',
    { error: 'x', message: '', wrap: '' },
    'Non.',
    { words: 'Non.', field: 'message', typed: '', wrap: false },
  ],
  ['a code that a link brings along', { discount: 'ETE' }, null, { words: null, field: 'code', typed: 'ETE' }],
  ['a list in the place of a text', { code: ['a', 'b'] }, null, { words: null, field: null, typed: undefined }],
])('%s', (_title, query, words, posted) => {
  expect(postedIn(query, words)).toEqual(posted);
});
