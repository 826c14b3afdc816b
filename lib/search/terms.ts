import type { Language } from '../markets.ts';
import { partsOf } from './compounds.ts';
import { stemOf } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { isNumber, type Token, tokensOf } from './words.ts';

/** A stem among the terms of the index: no word is written like it. */
export const stemTerm = (language: Language, word: string): string => `=${stemOf(language, word)}`;

/** The words of a text that say something. */
export const tellingTokens = (language: Language, text: string): Token[] =>
  tokensOf(text).filter(({ word, elided }) => !elided && !isStopWord(language, word));

/** Whether two letters or more follow each other: what is neither a number nor a letter by itself has forms. */
export const hasForms = (word: string): boolean => word.length > 1 && !isNumber(word);

/** From so many letters on a word is met by those that begin like it: fewer would meet most of the index. */
const SHORTEST_BEGINNING = 3;
export const isBeginning = ({ length }: string): boolean => length >= SHORTEST_BEGINNING;

/** What a folded word is found by: itself, its stem, and the stems of its parts where it is a Dutch compound. */
export function termsOf(language: Language, word: string, isWord: (part: string) => boolean): string[] {
  if (!hasForms(word)) return [word];
  const parts = language === 'nl' ? (partsOf(word, isWord) ?? []) : [];
  return [...new Set([word, ...[word, ...parts].map((each) => stemTerm(language, each))])];
}
