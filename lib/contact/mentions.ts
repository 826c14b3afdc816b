import { fold } from '../platform/text/compare.ts';

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** An expression as its words; a star at the end of one stands for any ending. */
const partsOf = (expression: string): string[] => fold(expression).match(/[\p{L}\p{N}]+\*?/gu) ?? [];

const meets = (part: string, word: string | undefined): boolean =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);

/**
 * Whether a message may be about an adverse event: it has all words of one of the expressions, side by side, whatever
 * their case and accents. A hint and no judgement: it does not know "no allergy" from "an allergy".
 * @param expressions such as "surdosage", "allergi*" (any ending), "effet* secondaire*"
 */
export function mentionsAdverseEvent(expressions: readonly string[], message: string): boolean {
  const said = wordsOf(message);
  return expressions.some((expression) => {
    const parts = partsOf(expression);
    return parts.length > 0 && said.some((_, at) => parts.every((part, index) => meets(part, said[at + index])));
  });
}
