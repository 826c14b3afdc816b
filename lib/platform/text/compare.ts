/** Letters without accents, ligatures or case, so that "dépôt" and "depot", "œuf" and "oeuf" match. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Fast path: most words have no accent, and some lists have 37,000.
  if (/^[ -~]*$/.test(small)) return small;
  return small.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/**
 * Number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other; `most + 1`
 * for any distance above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(change, at(last, j) + 1, at(row, j - 1) + 1, swapped ? at(before, j - 2) + 1 : change));
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(at(last, b.length), most + 1);
}
