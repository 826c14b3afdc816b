import { expect, test } from 'vitest';
import { unpublishedFields } from '../../../lib/editorial/editors.ts';

const published = { uid: 'a', data: { title: 'A', slices: [{ primary: { text: 'x' } }] } };

test.each([
  ['nothing', published, []],
  ['a text', { ...published, data: { ...published.data, title: 'B' } }, ['title']],
  ['a slice', { ...published, data: { ...published.data, slices: [] } }, ['slices']],
  ['a field that is new in the model', { ...published, data: { ...published.data, intro: [] } }, ['intro']],
  ['the address', { ...published, uid: 'b' }, ['uid']],
])('%s is not published yet', (_, draft, fields) => {
  expect(unpublishedFields(draft, published)).toEqual(fields);
});
