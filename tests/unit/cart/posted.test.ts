import { expect, test } from 'vitest';
import { type Posted, postedIn, type Typed } from '../../../lib/cart/news.ts';

const code = (text: string) => ({ field: 'code', text }) as const;

test.each<[string, Parameters<typeof postedIn>[0], string | null, Typed | null, Posted]>([
  ['nothing was posted', {}, null, null, { words: null, field: null, typed: undefined }],
  [
    'a problem of the whole cart',
    { error: 'cartUpdate' },
    'Non.',
    null,
    { words: 'Non.', field: null, typed: undefined },
  ],
  [
    'a code that did not apply',
    { warning: 'x', field: 'code' },
    'Non.',
    code('ETE'),
    { words: 'Non.', field: 'code', typed: 'ETE' },
  ],
  ['a code of a link', { warning: 'x', code: 'ETE' }, 'Non.', null, { words: 'Non.', field: 'code', typed: 'ETE' }],
  [
    'a postcode',
    { error: 'x', field: 'zip' },
    'Non.',
    { field: 'zip', text: '123' },
    { words: 'Non.', field: 'zip', typed: '123' },
  ],
  [
    'a note that the browser has not kept',
    { error: 'x', field: 'note' },
    'Non.',
    null,
    { words: 'Non.', field: 'note', typed: undefined },
  ],
  [
    'what was typed in another field',
    { error: 'x', field: 'note' },
    'Non.',
    code('ETE'),
    { words: 'Non.', field: 'note', typed: undefined },
  ],
  ['a later page, which no form leads to', {}, null, code('ETE'), { words: null, field: null, typed: undefined }],
  ['a text in the address', { note: 'Merci' }, null, null, { words: null, field: null, typed: undefined }],
  ['a field that there is not', { field: 'email' }, null, null, { words: null, field: null, typed: undefined }],
  [
    'gift options',
    { error: 'x', field: 'message' },
    'Non.',
    { field: 'message', text: 'Bon anniversaire', wrap: true },
    { words: 'Non.', field: 'message', typed: 'Bon anniversaire', wrap: true },
  ],
  [
    'a message without wrapping',
    { error: 'x', field: 'message' },
    'Non.',
    { field: 'message', text: '', wrap: false },
    { words: 'Non.', field: 'message', typed: '', wrap: false },
  ],
  ['a code that a link brings along', { discount: 'ETE' }, null, null, { words: null, field: 'code', typed: 'ETE' }],
  [
    'a list in the place of a text',
    { code: ['a', 'b'], field: ['note'] },
    null,
    null,
    { words: null, field: null, typed: undefined },
  ],
])('%s', (_title, query, words, typed, posted) => {
  expect(postedIn(query, words, typed)).toEqual(posted);
});
