import { asSearchText, type SearchText } from './search-text.ts';
import { words } from './text.ts';

/** Search weights of the fields; the first ones are Shopify's default fields. */
export type Place = 'title' | 'type' | 'vendor' | 'variants' | 'tags' | 'body';

const weights: Record<Place, number> = { title: 10, type: 4, variants: 3, tags: 3, vendor: 2, body: 1 };
const places = Object.keys(weights) as Place[];

type Texts = Partial<Record<Place, string | SearchText>>;

/** Highest weight of a field that contains the word; 0 when none does. A prefix match counts half. */
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
 * Scores how well an item matches a text, in some fields or all of them: every word must match, and the last word may
 * match as a prefix when `prefix` is set. 0: no match.
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
