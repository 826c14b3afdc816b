/**
 * What somebody typed, as it is looked for and shown again: one line, accents in one character with their letter, without
 * control characters or half a character, at most so many UTF-16 units long.
 */
export const oneLine = (typed: string, most: number): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trim();
