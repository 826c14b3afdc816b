import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import type { Content } from '@prismicio/client';
import type { Language } from '../platform/markets.ts';
import { fold } from '../platform/text/compare.ts';

/** A word as it was written, its folded form, where it stands in the text, and whether it lost its vowel: the l of "l’hiver". */
export type Token = { word: string; written: string; start: number; elided: boolean };

/** The words of a text in their order. An apostrophe or a hyphen, curled or not, ends a word. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu), ({ 0: written, index }) => ({
    word: fold(written),
    written,
    start: index,
    elided: written.length === 1 && /['’ʼ]/.test(text.charAt(index + 1)),
  }));

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words, folded, that say nothing of what a page is about. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: list(`
    a ai as au aux avec ca ce cela ces cet cette ceux chez ci comme comment dans de des donc dont du elle elles en es est et eu
    etre il ils je jusqu la le les leur leurs lorsqu lui ma mais me mes mon ne ni nos notre nous on ont ou par pas pour
    puisqu qu quand que quel quelle quelles quels qui quoi sa se ses si son sont sous sur ta te tes toi ton tu un une vos
    votre vous y`),
  nl: list(`
    aan al als bij dan dat de der des deze die dit door een en er ge had heb hebt heeft het hoe hun ik in is je jij jouw kan kun
    kunt m maar me met mij mijn naar niet nog nu of om ons onze ook op over s t te tot u uit uw van ver voor waar waarom wanneer
    was wat we welk welke wie wij word worden wordt z ze zich zij zijn zo zonder`),
};

const isStopWord = (language: Language, word: string): boolean => STOP_WORDS[language].has(word);

const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;
/** What Dutch puts between the parts. */
const LINKS = ['', 's', 'e', 'en', 'n'];

/**
 * The two parts of a Dutch compound, where both are words by themselves: "kruidenthee" of "kruiden" and "thee". Null for a word
 * that is none. Where there are several ways, the one with the longest end.
 */
export function partsOf(word: string, isWord: (part: string) => boolean): [head: string, tail: string] | null {
  for (let cut = SHORTEST_HEAD; cut <= word.length - SHORTEST_TAIL; cut++) {
    const tail = word.slice(cut);
    if (!isWord(tail)) continue;
    const before = word.slice(0, cut);
    const link = LINKS.find((each) => before.endsWith(each) && isHead(before.slice(0, cut - each.length), isWord));
    if (link !== undefined) return [before.slice(0, cut - link.length), tail];
  }
  return null;
}

/** The longest word that an unknown compound begins with: "slaap" for "slaapstoornissen". */
export function headOf(word: string, isWord: (part: string) => boolean): string | null {
  for (let end = word.length - 1; end >= SHORTEST_TAIL; end--)
    if (isWord(word.slice(0, end))) return word.slice(0, end);
  return null;
}

const isHead = (part: string, isWord: (part: string) => boolean): boolean =>
  part.length >= SHORTEST_HEAD && isWord(part);

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

/** Expressions that mean the same to whoever searches: "offres d’emploi", "recrutement". */
export type Synonyms = readonly (readonly string[])[];

/** What the brand's editors wrote, an expression between commas. A document that was published before the field has none. */
export const synonymsOf = ({ search_words: groups = [] }: Content.SettingsDocument['data']): Synonyms =>
  groups.map(({ words }) => (words ?? '').split(',').flatMap((expression) => expression.trim() || []));

/** What else a page is looked for by, from what it is called: the other expressions of each group of which a name holds one. */
export function otherWords(language: Language, names: readonly string[], synonyms: Synonyms): string[] {
  const stems = (text: string): string[] => tellingTokens(language, text).map(({ word }) => stemOf(language, word));
  const called = names.map((name) => new Set(stems(name)));
  const isSaid = (expression: string): boolean => {
    const wanted = stems(expression);
    return wanted.length > 0 && called.some((name) => wanted.every((stem) => name.has(stem)));
  };
  return synonyms.flatMap((group) => (group.some(isSaid) ? group.filter((expression) => !isSaid(expression)) : []));
}
