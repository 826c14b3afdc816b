/** Letters without accents, ligatures or case, so that "dépôt" and "depot", "œuf" and "oeuf" meet. */
export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** A word as it was written, its folded form, and where it stands in the text. */
export type Token = { word: string; written: string; start: number };

/** The words of a text in their order. An apostrophe or a hyphen, curled or not, ends a word. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu), ({ 0: written, index }) => ({
    word: fold(written),
    written,
    start: index,
  }));

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
