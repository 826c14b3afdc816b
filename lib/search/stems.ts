import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import type { Language } from '../markets.ts';

/** Forms that no rule leads to their word. */
const IRREGULAR: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map(Object.entries({ yeux: 'oeil', maux: 'mal', travaux: 'travail', ciels: 'ciel', cieux: 'ciel' })),
  nl: new Map(Object.entries({ kinderen: 'kind', eieren: 'ei', bladeren: 'blad', leden: 'lid' })),
};

/** The French stemmer knows -ée by its accent, which is folded away. */
const frenchStem = (word: string): string => french(word.replace(/ees?$/, 'e'));

/**
 * What the Dutch stemmer leaves of a word: without the t of a verb (slaapt), a plural of a word in e (crèmes, ziektes), a letter
 * that is doubled or sharpened before an ending (zwangerschappen, reizen, neuzen).
 */
const dutchStem = (word: string): string =>
  dutch(word.replace(/([bdjklmnpt]e)s$/, '$1'))
    .replace(/(?<=\p{L}{3}[^aeiouhs])t$/u, '')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');

const RULES: Readonly<Record<Language, (word: string) => string>> = { fr: frenchStem, nl: dutchStem };

/** Stems that were worked out before: a text says the same words over and over. */
const known: Readonly<Record<Language, Map<string, string>>> = { fr: new Map(), nl: new Map() };
const MOST_KNOWN = 50_000;

/** What the forms of a word have in common, from the folded word: "granules" and "granule", "slaap" and "slapen". */
export function stemOf(language: Language, word: string): string {
  const kept = known[language];
  const before = kept.get(word);
  if (before !== undefined) return before;
  const stem = RULES[language](IRREGULAR[language].get(word) ?? word);
  if (kept.size >= MOST_KNOWN) kept.clear();
  kept.set(word, stem);
  return stem;
}
