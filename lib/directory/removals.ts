/**
 * The national ids of a removal list: one per line; whitespace and lines that begin with `#` are ignored. Used by the
 * import and by the pages, so that both exclude the same people.
 */
export function readRemovals(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\s\uFEFF]/g, ''));
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
