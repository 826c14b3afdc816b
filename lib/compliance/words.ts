import type { TextKey } from './texts/en.ts';

/** A forbidden word, as a regular expression of whole words in lower case, and the reason. */
export type Word = {
  language: 'fr' | 'nl';
  pattern: string;
  /** Why, and what to do. */
  reason: TextKey;
  /** Types of documents in which it is forbidden; all of them when absent. */
  only?: readonly string[];
  /** Context that makes it harmless in the same clause: "nous traitons vos données". */
  unless?: string;
};

/** `quote`: the clause that it stands in. */
export type FoundWord = { said: string; quote: string; word: Word };

/** Ends of a clause: a negation before one does not apply to what follows it. */
const CLAUSE = /[.!?;:\n]|\s(?:mais|et|maar|en)\s/g;

/** "ne soigne pas", "sans guérir", "geneest niet": stating that something does not cure is what the law wants. */
const NEGATED = {
  // A French negation opens before its verb, a Dutch one also closes after it.
  fr: { before: /(?<!\p{L})(?:ne|n'|ni|sans|aucune?|jamais|pas|non)(?!\p{L})|(?<!\p{L})n'/u, after: null },
  nl: {
    before: /(?<!\p{L})(?:niet|geen|nooit|zonder|noch)(?!\p{L})/u,
    after: /(?<!\p{L})(?:niet|geen|nooit)(?!\p{L})/u,
  },
} as const;

/** The clause around a match: the text before it and after it. */
function around(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(0, start);
  const cut = [...before.matchAll(CLAUSE)].at(-1);
  const rest = text.slice(end);
  const next = rest.search(CLAUSE);
  return {
    before: cut ? before.slice(cut.index + cut[0].length) : before,
    after: next < 0 ? rest : rest.slice(0, next),
  };
}

/** The forbidden words that a text contains, except negated ones. @param text with plain apostrophes and spaces */
export function spoken(text: string, words: readonly Word[]): FoundWord[] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const found = lower.matchAll(new RegExp(`(?<!\\p{L})(?:${word.pattern})(?!\\p{L})`, 'gu'));
    return [...found].flatMap((match): FoundWord[] => {
      const { before, after } = around(lower, match.index, match.index + match[0].length);
      const { before: opens, after: closes } = NEGATED[word.language];
      if (opens.test(before) || closes?.test(after)) return [];
      if (word.unless && new RegExp(word.unless, 'u').test(before + match[0] + after)) return [];
      const end = match.index + match[0].length;
      const quote = text.slice(match.index - before.length, end + after.length).trim();
      return [{ said: text.slice(match.index, end), quote, word }];
    });
  });
}

export const languageOf = (lang: string): 'fr' | 'nl' => (lang.startsWith('nl') ? 'nl' : 'fr');
