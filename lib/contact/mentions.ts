import { fold } from '../platform/text/compare.ts';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Splits an expression into words; a star at the end of a word matches any ending. */
const partsOf = (expression: string): string[] => fold(expression).match(/[\p{L}\p{N}]+\*?/gu) ?? [];

const meets = (part: string, word: string | undefined): boolean =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);

/**
 * Whether a message may report an adverse event: it contains all words of one of the expressions, next to each other,
 * ignoring case and accents. Only a hint: it cannot tell "no allergy" from "an allergy".
 * @param expressions such as "surdosage", "allergi*" (any ending), "effet* secondaire*"
 */
export function mentionsAdverseEvent(expressions: readonly string[], message: string): boolean {
  const typedWords = wordsOf(message);
  return expressions.some((expression) => {
    const parts = partsOf(expression);
    return (
      parts.length > 0 && typedWords.some((_, at) => parts.every((part, index) => meets(part, typedWords[at + index])))
    );
  });
}
