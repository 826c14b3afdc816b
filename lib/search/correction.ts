import type { Language } from '../markets.ts';
import { headOf, partsOf } from './compounds.ts';
import { isMet } from './query.ts';
import { nearest } from './spelling.ts';
import { stemOf } from './stems.ts';
import { tellingTokens } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { tokensOf } from './words.ts';

/** A word whose stem is near: "homéopathiques" for "homeopatie", where no page says "homéopathie". */
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
 * What was typed with its unknown words replaced by the nearest known ones: the telling words, folded, and the text as it is
 * shown. Null when nothing is unknown, or nothing near it is known.
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
