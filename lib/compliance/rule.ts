import type { RegulatoryClass } from '../catalogue/sale.ts';
import { LOCALES, type Locale } from '../platform/markets.ts';
import { type LegalDocument, placesIn, textOf, textsIn } from './document.ts';
import { EN, type TextKey, type Texts } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { NL } from './texts/nl.ts';
import { languageOf, spoken, type Word } from './words.ts';

/** A value of a finding: as it is, or a text of its own. */
export type Values = Readonly<Record<string, string | { text: TextKey }>>;

const TEXTS = { en: EN, fr: FR, nl: NL } as const satisfies Record<string, Texts>;
export type Language = keyof typeof TEXTS;

/** What is wrong, and what to do, in a language: a clause without a capital at the start and without a full stop. */
export function sentenceOf(
  language: Language,
  { message, values = {} }: { message: TextKey; values?: Values | undefined },
): string {
  return TEXTS[language][message].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    return typeof value === 'string' ? value : sentenceOf(language, { message: value.text });
  });
}

/** What is wrong, in a field. `quote`: the words around it, as the document has them. */
export type Fault = { field: string; message: TextKey; values?: Values; quote?: string };

export const fault = (field: string, message: TextKey, values?: Values): Fault => ({
  field,
  message,
  ...(values && { values }),
});

export type Context = {
  /** The day on which the rules are applied, `2026-11-26`. */
  day: string;
  /** A linked document by its id; absent where other documents are not known (a preview). */
  linked?: (id: string) => { type: string; data: LegalDocument['data'] } | undefined;
};

export type LawRule = {
  /** Unique, in the words of an engineer. */
  id: string;
  /** What holds, as a sentence. */
  what: string;
  markets: readonly Locale[];
  /** Types of documents that it reads; all when absent. */
  types?: readonly string[];
  /** Classes of products that it reads; all when absent. */
  classes?: readonly RegulatoryClass[];
  /** Since when it holds, `2026-09-27`. Before that day it warns. */
  from: string;
  /** The text of law. `(°)`: taken from a secondary source. */
  source: string;
  find: (document: LegalDocument, context: Context) => Fault[];
};

export const FRANCE: readonly Locale[] = ['fr-fr'];
export const BELGIUM: readonly Locale[] = ['fr-be', 'nl-be'];
export const UNION: readonly Locale[] = [...FRANCE, ...BELGIUM];
export const EVERYWHERE: readonly Locale[] = LOCALES;

/** A fault for each of the words in a document, or in some of its fields. @param fields top-level names */
export function wordFaults(document: LegalDocument, words: readonly Word[], fields?: readonly string[]): Fault[] {
  const own = words.filter(
    ({ language, only }) => language === languageOf(document.lang) && (only?.includes(document.type) ?? true),
  );
  return placesIn(document)
    .filter(({ path }) => !fields || fields.includes(path.replace(/[[.].*/, '')))
    .flatMap(({ path, value }) =>
      textsIn(value)
        .flatMap((text) => spoken(text, own))
        .map(({ said, quote, word: { reason } }) => ({
          field: path,
          message: 'says' as const,
          values: { said, reason: { text: reason } },
          quote,
        })),
    );
}

/** Two word lists with one reason. @param pattern whole words in lower case, as a regular expression */
export const bothLanguages = (fr: string, nl: string, reason: TextKey): readonly Word[] => [
  { language: 'fr', pattern: fr, reason },
  { language: 'nl', pattern: nl, reason },
];

/** A particular that is missing in a field. @param pattern by language; in lower case */
export function missing(
  { lang, data }: LegalDocument,
  field: string,
  pattern: Readonly<Record<'fr' | 'nl', RegExp>>,
  message: TextKey,
): Fault[] {
  return pattern[languageOf(lang)].test(textOf(data[field]).toLowerCase()) ? [] : [fault(field, message)];
}
