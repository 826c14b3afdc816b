import { asText } from '@prismicio/client';
import type { Faq, Question } from './types.ts';

/** Longest search text that is read, in characters. */
export const MAX_QUERY = 100;

/** Letters without accents or case, so that "dépôt" and "depot" meet. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word is met by one that begins like it, and a plural by its singular: a final s or x is not held against anybody. */
function meets(words: readonly string[], wanted: string): boolean {
  const singular = wanted.replace(/[sx]$/, '');
  return words.some((word) => word.startsWith(wanted) || word === singular);
}

/** Questions that hold every word of the query, those that hold them in the question itself first. */
export function searchFaq(faq: Faq, query: string): Question[] {
  const wanted = wordsOf(query.slice(0, MAX_QUERY)).filter((word) => word.length > 1);
  if (wanted.length === 0) return [];
  const scored = faq
    .flatMap(({ questions }) => questions)
    .map((question) => {
      const asked = wordsOf(question.data.question ?? '');
      const all = [...asked, ...wordsOf(asText(question.data.answer))];
      if (!wanted.every((word) => meets(all, word))) return { question, score: 0 };
      return { question, score: 1 + wanted.filter((word) => meets(asked, word)).length };
    });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question);
}
