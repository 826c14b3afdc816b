import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import type { Content } from '@prismicio/client';
import type { Language } from '../platform/markets.ts';
import { fold } from '../platform/text/compare.ts';

/** A word as written, its folded form, its position in the text, and whether its vowel is elided: the l of "l’hiver". */
export type Token = { word: string; written: string; start: number; elided: boolean };

/**
 * The words of a text in order. An apostrophe or a hyphen, typographic or not, ends a word, and so does a digit before a
 * letter: "9CH" is "9" and "CH", as in "9 CH". "B6" is one word.
 */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(/(?=[\p{L}\p{N}])[\p{L}\p{M}]*[\p{N}\p{M}]*/gu), ({ 0: written, index }) => ({
    word: fold(written),
    written,
    start: index,
    elided: written.length === 1 && /['’ʼ]/.test(text.charAt(index + 1)),
  }));

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Folded words without meaning for a search. */
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
/** Linking elements between the parts of a Dutch compound. */
const LINKS = ['', 's', 'e', 'en', 'n'];

/**
 * The two parts of a Dutch compound, when both are known words: "kruidenthee" of "kruiden" and "thee". Null for any other
 * word. With several possibilities, the one with the longest second part.
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

/** The longest known word that an unknown compound begins with: "slaap" for "slaapstoornissen". */
export function headOf(word: string, isWord: (part: string) => boolean): string | null {
  for (let end = word.length - 1; end >= SHORTEST_TAIL; end--)
    if (isWord(word.slice(0, end))) return word.slice(0, end);
  return null;
}

const isHead = (part: string, isWord: (part: string) => boolean): boolean =>
  part.length >= SHORTEST_HEAD && isWord(part);

/** Irregular forms that the stemmer cannot reduce. */
const IRREGULAR: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map(Object.entries({ yeux: 'oeil', maux: 'mal', travaux: 'travail', ciels: 'ciel', cieux: 'ciel' })),
  nl: new Map(Object.entries({ kinderen: 'kind', eieren: 'ei', bladeren: 'blad', leden: 'lid' })),
};

/** The French stemmer recognises -ée by its accent, which folding removes. */
const frenchStem = (word: string): string => french(word.replace(/ees?$/, 'e'));

/**
 * Dutch stem with corrections to the stemmer: removes the t of a verb (slaapt), the plural of a word in e (crèmes,
 * ziektes), and a letter that is doubled or voiced before an ending (zwangerschappen, reizen, neuzen).
 */
const dutchStem = (word: string): string =>
  dutch(word.replace(/([bdjklmnpt]e)s$/, '$1'))
    .replace(/(?<=\p{L}{3}[^aeiouhs])t$/u, '')
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');

const RULES: Readonly<Record<Language, (word: string) => string>> = { fr: frenchStem, nl: dutchStem };

/** Cache of stems: texts repeat the same words. */
const known: Readonly<Record<Language, Map<string, string>>> = { fr: new Map(), nl: new Map() };
const MOST_KNOWN = 50_000;

/** The common stem of a word's forms, from the folded word: "granules" and "granule", "slaap" and "slapen". */
export function stemOf(language: Language, word: string): string {
  const stems = known[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  const stem = RULES[language](IRREGULAR[language].get(word) ?? word);
  if (stems.size >= MOST_KNOWN) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** A stem as a term of the index, in a form that no word can have. */
export const stemTerm = (language: Language, word: string): string => `=${stemOf(language, word)}`;

/** The significant words of a text. */
export const significantTokens = (language: Language, text: string): Token[] =>
  tokensOf(text).filter(({ word, elided }) => !elided && !isStopWord(language, word));

/** Whether a word has other forms: not a number nor a single letter. */
export const hasForms = (word: string): boolean => word.length > 1 && !isNumber(word);

/** Minimum length for prefix matching: shorter words would match most of the index. */
const SHORTEST_BEGINNING = 3;
export const isBeginning = ({ length }: string): boolean => length >= SHORTEST_BEGINNING;

/** Index terms of a folded word: itself, its stem, and the stems of its parts when it is a Dutch compound. */
export function termsOf(language: Language, word: string, isWord: (part: string) => boolean): string[] {
  if (!hasForms(word)) return [word];
  const parts = language === 'nl' ? (partsOf(word, isWord) ?? []) : [];
  return [...new Set([word, ...[word, ...parts].map((each) => stemTerm(language, each))])];
}

/** Expressions with the same meaning for a search: "offres d’emploi", "recrutement". */
export type Synonyms = readonly (readonly string[])[];

/** Written by the editors, expressions separated by commas. Documents published before this field existed have none. */
export const synonymsOf = ({ search_words: groups = [] }: Content.SettingsDocument['data']): Synonyms =>
  groups.map(({ words }) => (words ?? '').split(',').flatMap((expression) => expression.trim() || []));

/** Synonyms of a page, from its names: the other expressions of each group of which a name contains one. */
export function otherWords(language: Language, names: readonly string[], synonyms: Synonyms): string[] {
  const stems = (text: string): string[] => significantTokens(language, text).map(({ word }) => stemOf(language, word));
  const called = names.map((name) => new Set(stems(name)));
  const isSaid = (expression: string): boolean => {
    const wanted = stems(expression);
    return wanted.length > 0 && called.some((name) => wanted.every((stem) => name.has(stem)));
  };
  return synonyms.flatMap((group) => (group.some(isSaid) ? group.filter((expression) => !isSaid(expression)) : []));
}
