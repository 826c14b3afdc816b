import { withSingleBlanks } from '../text/spaces.ts';

/** The beginning of a text for a search result: whole words, at most 155 characters. */
export function excerpt(text: string, length = 155): string {
  const plain = withSingleBlanks(text);
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
