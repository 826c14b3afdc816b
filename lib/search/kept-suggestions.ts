import { LRUCache } from 'lru-cache';
import type { Language } from '../markets.ts';
import type { SearchIndex } from './index.ts';
import { suggestionsOf } from './suggest.ts';
import type { Suggestions } from './types.ts';

type Kept = { revision: number; day: string; answers: LRUCache<string, Suggestions> };

/** Of an index; some kilobytes each. */
export const MOST_KEPT = 200;

const ofIndex = new WeakMap<SearchIndex, Kept>();

function keptFor(index: SearchIndex, day: string): LRUCache<string, Suggestions> {
  const { revision } = index;
  const before = ofIndex.get(index);
  if (before?.revision === revision && before.day === day) return before.answers;
  const kept = { revision, day, answers: new LRUCache<string, Suggestions>({ max: MOST_KEPT }) };
  ofIndex.set(index, kept);
  return kept.answers;
}

/**
 * `suggestionsOf`, kept for what was typed last until the index or the day (ISO 8601) is another: the two or three letters that
 * everybody begins with are asked most often, and meet the most pages.
 */
export function keptSuggestions(index: SearchIndex, language: Language, typed: string, day: string): Suggestions {
  const answers = keptFor(index, day);
  const answer = answers.get(typed) ?? suggestionsOf(index, language, typed, day);
  answers.set(typed, answer);
  return answer;
}
