import type { Entry } from './gazetteer.ts';
import type { PlaceQuery } from './query.ts';
import { strongWords } from './words.ts';

/** How well a place goes with a query, best first. The numbers only have to keep this order. */
export const RANK = { sameName: 6, wholeName: 5, beginning: 4, looseBeginning: 3, words: 2, beginnings: 1 } as const;

/** Population of an entry decides within one rank; a former commune comes after the ones of today. */
const FORMER = -0.5;

type Met = 'name' | 'beginning' | 'context' | null;

function meet(word: string, isLast: boolean, { words, context }: Entry): Met {
  if (words.includes(word)) return 'name';
  if (isLast && words.some((each) => each.startsWith(word))) return 'beginning';
  return context.includes(word) ? 'context' : null;
}

/** Rank of an entry, or null where a word of the query is not met by its name and surroundings, or none by its name. */
export function rankOf(entry: Entry, query: PlaceQuery): number | null {
  const met = query.words.map((word, index) => meet(word, index === query.words.length - 1, entry));
  if (met.includes(null)) return null;
  if (query.words.length > 0 && met.every((each) => each === 'context')) return null;
  return nameRank(entry, query, met) + (entry.kind === 'former' ? FORMER : 0);
}

/** Whether a place is called what was asked for: all of its name, and of the words none that neither it nor its surroundings have. */
export const isNamed = (
  { words, context }: Pick<Entry, 'words' | 'context'>,
  { words: asked }: Pick<PlaceQuery, 'words'>,
): boolean =>
  asked.every((word) => words.includes(word) || context.includes(word)) &&
  (asked.length === 0 || strongWords(words).every((word) => asked.includes(word)));

function nameRank({ words }: Entry, { text, words: asked }: PlaceQuery, met: readonly Met[]): number {
  const name = words.join(' ');
  if (name === text) return RANK.sameName;
  if (strongWords(words).every((word) => asked.includes(word))) return RANK.wholeName;
  // `le ma` is the beginning of Le Mans, and only without its article that of Marseille.
  if (name.startsWith(text)) return RANK.beginning;
  if (strongWords(words).join(' ').startsWith(asked.join(' '))) {
    return asked.join(' ') === text ? RANK.beginning : RANK.looseBeginning;
  }
  return met.includes('beginning') ? RANK.beginnings : RANK.words;
}
