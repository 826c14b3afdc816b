/**
 * How many letters are to be put in, left out, changed or swapped with their neighbour to make one word of the other; `most + 1` for
 * any distance above `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(change, at(last, j) + 1, at(row, j - 1) + 1, swapped ? at(before, j - 2) + 1 : change));
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/** How many mistakes are forgiven in a word of a length: none in a short one, where every word is near another. */
export const forgiven = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
};

export type Candidate = { word: string /** In how many pages it is. */; pages: number };

/** The nearest of the words to one that is none of them; among equals one that begins alike, then the most frequent. Null for none. */
export function nearest(typed: string, candidates: Iterable<Candidate>): string | null {
  const most = forgiven(typed);
  let best: { word: string; far: number; pages: number } | null = null;
  for (const { word, pages } of candidates) {
    const steps = distance(typed, word, best ? Math.min(most, Math.floor(best.far)) : most);
    if (steps > most) continue;
    const far = steps + (word[0] === typed[0] ? 0 : 0.5);
    if (!best || far < best.far || (far === best.far && pages > best.pages)) best = { word, far, pages };
  }
  return best?.word ?? null;
}
