const ADDRESS = /^\W*https?:\/\//i;

/** A word in pieces that fit; addresses stay whole, or they could not be followed. */
function piecesOf(word: string, width: number): string[] {
  const characters = [...word];
  if (characters.length <= width || ADDRESS.test(word)) return [word];
  const pieces = Math.ceil(characters.length / width);
  return Array.from({ length: pieces }, (_, at) => characters.slice(at * width, (at + 1) * width).join(''));
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  // No-break spaces hold: only the plain ones and tabs divide words.
  for (const piece of line.split(/[ \t]+/).flatMap((word) => piecesOf(word, width))) {
    const longer = current ? `${current} ${piece}` : piece;
    if (current && [...longer].length > width) {
      lines.push(current);
      current = piece;
    } else current = longer;
  }
  return [...lines, current];
}

/** A text in lines of at most `width` characters, `prefix` included; only addresses may be longer. */
export const wrap = (text: string, width: number, prefix = ''): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line.trim(), width - prefix.length))
    .map((line) => (prefix + line).trimEnd())
    .join('\n');
