import { words } from './text.ts';

/** Weights of the places a word may be found in; the first are the service's default fields. */
export interface Indexed {
  title: string;
  type: string;
  vendor: string;
  variants: string;
  tags: string;
  body: string;
}

const weights: Record<keyof Indexed, number> = { title: 10, type: 4, variants: 3, tags: 3, vendor: 2, body: 1 };

/**
 * How well a thing answers a text: every word must be found somewhere, the last one also as a beginning when `prefix`.
 * 0: it does not.
 */
export function relevance(thing: Partial<Indexed>, text: string, prefix: boolean): number {
  const sought = words(text);
  let total = 0;
  for (const [index, word] of sought.entries()) {
    const open = prefix && index === sought.length - 1;
    let best = 0;
    for (const [place, weight] of Object.entries(weights)) {
      const found = words(thing[place as keyof Indexed] ?? '');
      if (found.includes(word)) best = Math.max(best, weight * 2);
      else if (open && found.some((other) => other.startsWith(word))) best = Math.max(best, weight);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}
