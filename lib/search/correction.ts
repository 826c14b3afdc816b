import type { Language } from '../platform/markets.ts';
import { editDistance } from '../platform/text/compare.ts';
import { isMet } from './query.ts';
import { headOf, partsOf, stemOf, tellingTokens, tokensOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Number of typing errors tolerated in a word of this length: none in a short one, which is similar to too many words. */
export const forgiven = ({ length }: string): number => {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
};

export type Candidate = { word: string /** Number of pages that contain it. */; pages: number };

/**
 * The candidate closest to an unknown word; ties are resolved by the same first letters, then by frequency. Null when
 * there is none.
 */
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

/** A word whose stem is similar: "homéopathiques" for "homeopatie", when no page contains "homéopathie". */
function nearestForm(language: Language, word: string, vocabulary: Vocabulary): string | null {
  const stem = stemOf(language, word);
  const near = nearest(stem, vocabulary.stemsNear(stem));
  return near && vocabulary.formOf(near);
}

function better(language: Language, word: string, vocabulary: Vocabulary): string | null {
  if (isMet(language, word, vocabulary)) return null;
  if (language === 'nl' && partsOf(word, vocabulary.has)) return null;
  const near = nearest(word, vocabulary.wordsNear(word)) ?? nearestForm(language, word, vocabulary);
  return near ?? (language === 'nl' ? headOf(word, vocabulary.has) : null);
}

/**
 * The query with its unknown words replaced by the closest known ones: the significant words, folded, and the text as
 * shown. Null when no word is unknown, or no known one is similar.
 */
export function correctionOf(
  language: Language,
  typed: string,
  vocabulary: Vocabulary,
): { words: string[]; text: string } | null {
  const replaced = new Map(
    tellingTokens(language, typed).flatMap(({ word }) => {
      const found = better(language, word, vocabulary);
      return found ? [[word, found] as const] : [];
    }),
  );
  if (replaced.size === 0) return null;
  const text = tokensOf(typed).map(({ word, written }) => {
    const found = replaced.get(word);
    return found ? vocabulary.written(found) : written;
  });
  const words = tellingTokens(language, typed).map(({ word }) => replaced.get(word) ?? word);
  return { words: [...new Set(words)], text: text.join(' ') };
}
