import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, marked } from '../../../lib/search/results.ts';
import type { Marked } from '../../../lib/search/search.ts';

/** Each is one character or half of one: generating from the whole of Unicode takes seconds. */
const AWKWARD = ['a', 'É', 'œ', 'ĳ', '3', ' ', '’', '-', '.', '…', '\u0301', '\u00ad', '😀', '\ud800', '\u0000'];
const any =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);
const shown = (pieces: Marked | null) => pieces?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('') ?? null;

describe('a text is marked', () => {
  test.each([
    ['where its words are met', 'Une crème, des mains.', ['creme', 'mains'], 'Une [crème], des [mains].'],
    ['at both ends', 'Nuit et nuit', ['nuit'], '[Nuit] et [nuit]'],
    ['behind an apostrophe', 'L’œil nu', ['oeil'], 'L’[œil] nu'],
    ['nowhere', 'Une crème', ['nuit'], 'Une crème'],
    ['as one piece where nothing is between', 'En 7DH.', ['7', 'dh'], 'En [7DH].'],
    ['beside a number', 'En 7DH.', ['dh'], 'En 7[DH].'],
    ['whole words only', 'Minuit', ['nuit'], 'Minuit'],
  ])('%s', (_, text, words, expected) => {
    expect(shown(marked(text, any(...words)))).toBe(expected);
  });

  test('and an empty one has no pieces', () => {
    expect(marked('', any('nuit'))).toEqual([]);
  });

  test('without a letter lost, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...AWKWARD) }), (text) => {
        const pieces = marked(text, (word) => word.length % 2 === 0);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  const long = 'Rien ne se passe ici, et cela dure. '.repeat(12);

  test('is the whole of a short text', () => {
    expect(shown(excerptOf('Dormir la nuit.', any('nuit')))).toBe('Dormir la [nuit].');
  });

  test('begins with the sentence of the first word that is met', () => {
    expect(shown(excerptOf(`${long}Puis vient la nuit. ${long}`, any('nuit')))).toMatch(/^Puis vient la \[nuit\]\. /);
  });

  test('begins with a word where its sentence is long, and says so', () => {
    const sentence = `Un mot ${'très '.repeat(30)}loin de la nuit, ${'et '.repeat(90)}fin.`;
    expect(shown(excerptOf(sentence, any('nuit')))).toMatch(/^… très .*\[nuit\], .* …$/);
  });

  test('is taken where most of the words stand together', () => {
    const text = `La nuit d’abord. ${long}Une crème pour la nuit. ${long}`;
    expect(shown(excerptOf(text, any('nuit', 'creme')))).toMatch(/^Une \[crème\] pour la \[nuit\]\./);
  });

  test('is none of a text that says none of the words', () => {
    expect(excerptOf(long, any('nuit'))).toBeNull();
  });

  test('shows a word that is met, and is never long', () => {
    const words = fc.array(fc.constantFrom('nuit', 'a', 'crème.', 'longueur,', '…', 'x'.repeat(90)), { minLength: 1 });
    fc.assert(
      fc.property(words, (all) => {
        const text = all.join(' ');
        const pieces = excerptOf(text, any('nuit'));
        expect(pieces?.some(({ hit }) => hit) ?? false).toBe(text.includes('nuit'));
        expect(shown(pieces)?.length ?? 0).toBeLessThan(420);
      }),
    );
  });
});
