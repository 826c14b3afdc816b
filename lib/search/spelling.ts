import { editDistance } from '../text/edit-distance.ts';

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
    const steps = editDistance(typed, word, best ? Math.min(most, Math.floor(best.far)) : most);
    if (steps > most) continue;
    const far = steps + (word[0] === typed[0] ? 0 : 0.5);
    if (!best || far < best.far || (far === best.far && pages > best.pages)) best = { word, far, pages };
  }
  return best?.word ?? null;
}
