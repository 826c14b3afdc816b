import { asSearchText, type SearchText } from './search-text.ts';
import { words } from './text.ts';

/** Weights of the places a word may be found in; the first are the service's default fields. */
export type Place = 'title' | 'type' | 'vendor' | 'variants' | 'tags' | 'body';

const weights: Record<Place, number> = { title: 10, type: 4, variants: 3, tags: 3, vendor: 2, body: 1 };
const places = Object.keys(weights) as Place[];

type Texts = Partial<Record<Place, string | SearchText>>;

/** In how good a place a word is found; 0: in none. Half as good when it is only the beginning of a word. */
function best(thing: Texts, among: readonly Place[], word: string, open: boolean): number {
  let most = 0;
  for (const place of among) {
    const text = thing[place];
    const weight = weights[place];
    if (text === undefined || weight * 2 <= most) continue;
    const { words: found } = asSearchText(text);
    if (found.includes(word)) most = weight * 2;
    else if (open && weight > most && found.some((other) => other.startsWith(word))) most = weight;
  }
  return most;
}

/**
 * Measures how well things answer a text, in some places or everywhere: every word must be found somewhere, the last one
 * also as a beginning when `prefix`. 0: not at all.
 */
export function relevanceTo(text: string, prefix: boolean, among: readonly Place[] = places): (thing: Texts) => number {
  const sought = words(text);
  return (thing) => {
    let total = 0;
    for (const [index, word] of sought.entries()) {
      const score = best(thing, among, word, prefix && index === sought.length - 1);
      if (score === 0) return 0;
      total += score;
    }
    return total;
  };
}

export const relevance = (thing: Texts, text: string, prefix: boolean): number => relevanceTo(text, prefix)(thing);
