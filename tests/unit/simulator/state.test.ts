import lz from 'lz-string';
import { describe, expect, test } from 'vitest';
import { languageOf, simulatedLocale, slicesOf } from '../../../lib/simulator/state.ts';

const encoded = (value: unknown) => lz.compressToEncodedURIComponent(JSON.stringify(value));
const slice = { slice_type: 'text', variation: 'default', primary: { text: [] }, items: [] };
const link = (lang?: string) => ({ link_type: 'Document', id: 'x', lang });

describe('the slices of an address', () => {
  test.each([
    ['a slice', [slice], [slice]],
    ['something else between slices, so that the others keep their index', [slice, null, 'x', slice], 4],
    ['no list', { slice }, []],
  ])('%s', (_, sent, expected) => {
    const slices = slicesOf(encoded(sent));
    if (typeof expected === 'number') expect(slices).toHaveLength(expected);
    else expect(slices).toEqual(expected);
  });

  test('nothing was sent', () => expect(slicesOf(undefined)).toEqual([]));
});

test.each([
  ['no link', slice, null],
  ['a link without a language', { link: link() }, null],
  ['the language of most links', [{ a: link('nl-be') }, { b: [link('fr-fr'), link('nl-be')] }], 'nl-be'],
])('the language of %s', (_, content, expected) => {
  expect(languageOf(content)).toBe(expected);
});

test.each([
  ['the address says it', 'nl-be', 'fr-be', 'nl-be'],
  ['the address says nothing known', 'de-de', 'fr-be', 'fr-be'],
  ['nothing says it', undefined, undefined, 'fr-tn'],
])('%s', (_, asked, linked, expected) => {
  const slices = [{ ...slice, primary: { link: link(linked) } }];
  expect(simulatedLocale({ requested: asked, slices, host: 'fr-tn' })).toBe(expected);
});
