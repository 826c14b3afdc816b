import { editDistance } from '../platform/text/compare.ts';
import type { Entry } from './gazetteer.ts';

/** Index of entries by words of their name: by exact word, by prefix and by similar spelling. */
export type Vocabulary = {
  having: (word: string) => readonly Entry[];
  beginningWith: (start: string) => readonly Entry[];
  /** The word that was probably meant; unchanged when it is known, or when none is similar. */
  corrected: (word: string) => string;
};

/** Typing errors in a short word cannot be distinguished from another word. */
const tolerance = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2);

/**
 * Minimum population of a commune for a correction of one or two errors: Bruxelles must not become Brutelles, of 200
 * inhabitants.
 */
const LEAST_PEOPLE = [0, 2_000, 10_000];

/** Bit mask of the letters in a word: words whose masks differ too much need no exact comparison. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function lowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function vocabularyOf(entries: readonly Entry[]): Vocabulary {
  const entriesOf = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const word of new Set(entry.words)) {
      const known = entriesOf.get(word);
      if (known) known.push(entry);
      else entriesOf.set(word, [entry]);
    }
  }
  const sorted = [...entriesOf.keys()].sort();
  const letters = sorted.map(lettersOf);
  const having = (word: string): readonly Entry[] => entriesOf.get(word) ?? [];
  const greatest = (word: string): number => Math.max(...having(word).map(({ population }) => population));

  function beginningWith(start: string): readonly Entry[] {
    const found: Entry[] = [];
    for (let index = lowerBound(sorted, start); sorted[index]?.startsWith(start); index++) {
      found.push(...having(sorted[index] ?? ''));
    }
    return found;
  }

  function corrected(word: string): string {
    const most = tolerance(word);
    if (most === 0 || entriesOf.has(word)) return word;
    let best = { word, away: most + 1, people: 0 };
    const own = lettersOf(word);
    for (const [index, each] of sorted.entries()) {
      if (Math.abs(each.length - word.length) > most) continue;
      if (countBits(own ^ (letters[index] ?? 0)) > 2 * most) continue;
      const away = editDistance(word, each, most);
      if (away > most || away > best.away) continue;
      const people = greatest(each);
      if (people < (LEAST_PEOPLE[away] ?? Number.POSITIVE_INFINITY)) continue;
      if (away < best.away || people > best.people) best = { word: each, away, people };
    }
    return best.word;
  }

  return { having, beginningWith, corrected };
}
