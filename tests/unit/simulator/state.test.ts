import lz from 'lz-string';
import { describe, expect, test } from 'vitest';
import {
  languageOf,
  MOST_CHARACTERS,
  MOST_SLICES,
  sentSlices,
  simulatedLocale,
  slicesOf,
} from '../../../lib/simulator/state.ts';

const encoded = (value: unknown) => lz.compressToEncodedURIComponent(JSON.stringify(value));
const slice = { slice_type: 'text', variation: 'default', primary: { text: [] }, items: [] };
const link = (lang?: string) => ({ link_type: 'Document', id: 'x', lang });

describe('the slices of an address', () => {
  test.each([
    ['a slice', [slice], [slice]],
    ['something else between slices, so that the others keep their index', [slice, null, 'x', slice], 4],
    ['no list', { slice }, null],
  ])('%s', (_, sent, expected) => {
    const slices = slicesOf(encoded(sent));
    if (typeof expected === 'number') expect(slices).toHaveLength(expected);
    else expect(slices).toEqual(expected);
  });
});

describe('the simulator is public: a page that no editor writes is not drawn', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...slice, primary: { index } }));
  const text = (length: number) => [{ ...slice, primary: { text: 'é'.repeat(length) } }];
  test.each([
    ['as many slices as allowed', many(MOST_SLICES), MOST_SLICES],
    ['one slice more', many(MOST_SLICES + 1), 'tooLong'],
    ['entries that are no slices', Array.from({ length: 5_000 }, () => 0), 'tooLong'],
    ['a long text', text(MOST_CHARACTERS / 2), 1],
    ['a text beyond the limit, which its compression hides', text(MOST_CHARACTERS), 'tooLong'],
  ])('%s', (_, sent, expected) => {
    for (const read of [sentSlices(JSON.stringify(sent)), slicesOf(encoded(sent))])
      expect(Array.isArray(read) ? read.length : read).toBe(expected);
  });

  const textOf = (blocks: unknown) => [{ ...slice, primary: { text: blocks } }];
  const spans = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'em', start: at, end: at + count }));
  const blocks = (count: number, crossing: number) =>
    textOf(Array.from({ length: count }, () => ({ type: 'paragraph', text: 'x', spans: spans(crossing) })));
  const nested = (depth: number) => textOf(JSON.parse('{"items":['.repeat(depth) + ']}'.repeat(depth)));
  test.each([
    ['a long document', blocks(1_500, 2), 1],
    ['many spans in one text, fewer in others', [...blocks(1, 100), ...blocks(60, 30)], 2],
    ['spans of one text that cost more than a document', blocks(1, 290), 'tooLong'],
    ['the same in several texts', blocks(12, 120), 'tooLong'],
    ['more texts than any document has', blocks(11_000, 0), 'tooLong'],
    ['a table in a group', nested(10), 1],
    ['a depth that no model has', nested(200), 'tooLong'],
  ])('%s', (_, sent, expected) => {
    for (const read of [sentSlices(JSON.stringify(sent)), slicesOf(encoded(sent))])
      expect(Array.isArray(read) ? read.length : read).toBe(expected);
  });

  test('a depth at which a walk through it would end the request', () => {
    const json = `[{"slice_type":"text","primary":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}]`;
    for (const read of [sentSlices(json), slicesOf(lz.compressToEncodedURIComponent(json))])
      expect(read).toBe('tooLong');
  });

  test('an address that no server reads', () => {
    const noise = Array.from({ length: 4_000 }, (_, index) => String(index * 7919)).join('.');
    expect(slicesOf(encoded([{ ...slice, primary: { noise } }]))).toBe('tooLong');
  });

  test('what is no JSON', () => expect(sentSlices('[{')).toBeNull());
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
