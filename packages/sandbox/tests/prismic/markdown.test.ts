import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../prismic/content/context.ts';
import { readRichText } from '../../prismic/content/rich-text.ts';
import { toMarkdown } from '../../prismic/editor/markdown.ts';
import type { Data } from '../../prismic/types.ts';

const context: Context = {
  lang: 'nl-be',
  path: '',
  models: { types: new Map(), slices: new Map() },
  assets: {
    pictures: new Map([['packs/a b.webp', { width: 4, height: 3 }]]),
    files: new Map([['notice.pdf', { size: 9 }]]),
  },
  targets: { get: (name) => ({ type: 'product', idIn: () => name.split('/')[1] ?? '' }) },
  report: () => {},
};
const reference = (link: Data) => {
  if (link.link_type === 'Media') return 'media:notice.pdf';
  return link.link_type === 'Document' ? `document:product/${link.id}` : String(link.url);
};
const read = (markdown: string) => readRichText(markdown, {}, context);
const write = (blocks: Data[]) => toMarkdown(blocks, reference);

describe('rich text as an author writes it', () => {
  it.each([
    ['Een zin.'],
    ['## Titel\n\nEen zin.\n\n### Nog een'],
    ['- een\n- twee\n\nNa de lijst.'],
    ['1. een\n1. twee'],
    ['- een\n\n1. een'],
    ['**vet** en *schuin*, ***beide***'],
    ['**vet en *schuin* samen**'],
    ['Zie [het *product*](document:product/abc) of [de site](https://example.org/?a=1&b=2).'],
    ['Een [bijsluiter](media:notice.pdf).'],
    ['Een regel\\\nen nog een.'],
    ['1\\. geen lijst'],
    ['\\# geen titel'],
    ['\\*geen\\* mark, geen \\_mark\\_, a \\< b, \\&amp; niet'],
    ['Op https\\://example.org, www\\.example.org of a\\@example.org.'],
    ['![Een doosje](packs/a%20b.webp)'],
  ])('%j', (markdown) => {
    const blocks = read(markdown);
    expect(write(blocks)).toBe(markdown);
    expect(read(write(blocks))).toEqual(blocks);
  });

  it('puts the spaces at the ends of a mark outside it', () => {
    const spans = [{ start: 2, end: 7, type: 'strong' }];
    expect(write([{ type: 'paragraph', text: 'a  b  c', spans }])).toBe('a  **b  c**');
    expect(write([{ type: 'paragraph', text: 'a b ', spans: [{ start: 1, end: 4, type: 'em' }] }])).toBe('a *b* ');
  });

  it('cuts marks that overlap', () => {
    const spans = [
      { start: 0, end: 8, type: 'strong' },
      { start: 4, end: 13, type: 'em' },
    ];
    expect(write([{ type: 'paragraph', text: 'een twee drie', spans }])).toBe('**een *twee*** *drie*');
  });

  it('keeps every character of plain text', () => {
    const character = fc.constantFrom(...'abé 1.)#*_[]()<>&;:/@w\\`~|!-+"\'=’\u00a0'.split(''));
    const plain = fc.string({ unit: character, maxLength: 40 }).map((text) => text.trim().replace(/\s+/g, ' '));
    fc.assert(
      fc.property(plain, (text) => {
        fc.pre(text !== '');
        const block = { type: 'paragraph', text, spans: [], direction: 'ltr' };
        const again = read(write([block]))[0];
        expect(String(again?.text).replaceAll('’', "'")).toBe(text.replaceAll('’', "'"));
        expect(again?.spans).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
