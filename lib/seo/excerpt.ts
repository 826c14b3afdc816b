/** The beginning of a text for a search result: whole words, at most 155 characters. */
export function excerpt(text: string, length = 155): string {
  const plain = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
