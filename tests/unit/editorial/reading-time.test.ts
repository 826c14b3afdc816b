import { describe, expect, test } from 'vitest';
import { readingMinutes } from '../../../lib/editorial/headings.ts';

const richText = (words: number) => [{ type: 'paragraph', text: Array(words).fill('mot').join(' '), spans: [] }];
const slice = (primary: object) => ({ primary });

describe('an article of so many words takes so many minutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [499, 2],
    [500, 3],
    [2_000, 10],
  ])('%i words: %i', (words, minutes) => {
    expect(readingMinutes([slice({ text: richText(words) })])).toBe(minutes);
  });

  test('without a slice: one', () => {
    expect(readingMinutes([])).toBe(1);
  });
});

describe('words are counted', () => {
  test('over all slices and all their texts', () => {
    const slices = [slice({ text: richText(300), note: richText(200) }), slice({ text: richText(500) })];
    expect(readingMinutes(slices)).toBe(5);
  });

  test('within groups, and groups of groups', () => {
    const items = [{ text: richText(400) }, { inner: [{ text: richText(600) }] }];
    expect(readingMinutes([slice({ items })])).toBe(5);
  });

  test('apart from each other whatever stands between them', () => {
    const text = `${'mot \n\tmot\u00a0mot  '.repeat(200)}`;
    expect(readingMinutes([slice({ text: [{ type: 'paragraph', text, spans: [] }] })])).toBe(3);
  });
});

describe('what is not running text takes no time', () => {
  const long = 'mot '.repeat(2_000);
  test.each<[string, unknown]>([
    ['a title', long],
    ['a link with its text', { link_type: 'Web', url: 'https://a.example', text: long }],
    ['a linked document with its fields', { link_type: 'Document', id: 'x', data: { answer: richText(2_000) } }],
    ['a picture', { url: 'https://a.example/a.webp', alt: long, dimensions: { width: 1, height: 1 } }],
    ['a number', 2_000],
    ['nothing', null],
    ['an empty field', []],
  ])('%s', (_, value) => {
    expect(readingMinutes([slice({ value })])).toBe(1);
  });
});
