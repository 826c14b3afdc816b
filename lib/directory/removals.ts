/**
 * The national ids of a removal list: one in a line, blanks and lines that begin with `#` left out. For the import and for
 * the pages, so that both mean the same people.
 */
export function readRemovals(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\s\uFEFF]/g, ''));
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
