import { cleanLine } from './text/clean.ts';

/**
 * What somebody typed, as it is looked for and shown again: one cleaned line without characters that have no meaning to
 * others, without half a character, at most so many UTF-16 units long.
 */
export const oneLine = (typed: string, most: number): string =>
  cleanLine(cleanLine(typed).replace(/\p{C}+/gu, ' '))
    .slice(0, most)
    .toWellFormed()
    .trim();
