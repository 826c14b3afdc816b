import { fold } from '../text/fold.ts';

/** A word as it was written, its folded form, where it stands in the text, and whether it lost its vowel: the l of "l’hiver". */
export type Token = { word: string; written: string; start: number; elided: boolean };

/** The words of a text in their order. An apostrophe or a hyphen, curled or not, ends a word. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu), ({ 0: written, index }) => ({
    word: fold(written),
    written,
    start: index,
    elided: written.length === 1 && /['’ʼ]/.test(text.charAt(index + 1)),
  }));

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
