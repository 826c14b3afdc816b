import type { RegulatoryClass } from '../catalogue/product.ts';
import { type Country, LOCALES, type Locale, MARKETS } from '../platform/markets.ts';
import { cleanText } from '../platform/text/clean.ts';
import { choiceOf } from '../services/prismic/selects.ts';
import { EN, type TextKey, type Texts } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { NL } from './texts/nl.ts';
import { languageOf, plainMarks, type Word, wordsIn } from './words.ts';

export type Data = Readonly<Record<string, unknown>>;

/**
 * A document of the content service: from content/ (npm run content check), as stored (the embedded editor) or as received (a
 * preview). Its data is untrusted and needs no model.
 */
export type LegalDocument = { type: string; lang: string; uid?: string | null; data: Data };

/** A field that is not a group or a slice zone. */
export type Place = {
  /** In the form that an author recognizes: `slices[2 image_text].image`. */
  path: string;
  value: unknown;
};

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const below = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** Rich text is a list of blocks, which have a type; rows of a group have none. */
const isRichText = (rows: readonly Data[]): boolean => rows.every(({ type }) => typeof type === 'string');

function* inSlice({ slice_type, primary, items }: Data, path: string): Generator<Place> {
  const at = `${path} ${slice_type}]`;
  if (isRecord(primary)) yield* inFields(primary, at);
  for (const [index, item] of list(items).entries()) yield* inFields(item, `${at}.items[${index}]`);
}

function* inFields(fields: Data, path: string): Generator<Place> {
  for (const [name, value] of Object.entries(fields)) {
    const at = below(path, name);
    const rows = list(value);
    if (rows.length === 0 || isRichText(rows)) yield { path: at, value };
    else if (rows.every(({ slice_type }) => typeof slice_type === 'string'))
      for (const [index, slice] of rows.entries()) yield* inSlice(slice, `${at}[${index}`);
    else for (const [index, row] of rows.entries()) yield* inFields(row, `${at}[${index}]`);
  }
}

/** Every field of a document, those of groups and slices included. */
export const placesIn = ({ data }: Pick<LegalDocument, 'data'>): Place[] => [...inFields(data, '')];

/** Every object inside a value; of a linked document only the link itself. */
export function* objectsIn(value: unknown): Generator<Data> {
  if (Array.isArray(value)) for (const each of value) yield* objectsIn(each);
  else if (isRecord(value)) {
    yield value;
    if (value.link_type === undefined) for (const each of Object.values(value)) yield* objectsIn(each);
  }
}

/**
 * The visible texts of a value: a paragraph, a cell, the text of a link or of a picture each; plain apostrophes and spaces,
 * composed letters and no invisible characters, which pasted text has.
 */
export function textsIn(value: unknown): string[] {
  const texts = typeof value === 'string' ? [value] : [...objectsIn(value)].flatMap(({ text, alt }) => [text, alt]);
  return texts
    .flatMap((text) => (typeof text === 'string' ? cleanText(text) : []))
    .filter((text) => text !== '')
    .map(plainMarks);
}

/** All text of a field as one. */
export const textOf = (value: unknown): string => textsIn(value).join('\n');

/** The addresses and the document ids that a value links to. */
export const linksIn = (value: unknown): { url: string; id: string }[] =>
  [...objectsIn(value)]
    .filter(({ link_type }) => typeof link_type === 'string')
    .map(({ url, id }) => ({ url: String(url ?? ''), id: String(id ?? '') }));

/** Whether an editor has entered something: a text, a number, a link, a picture, or one of them in a row of a group. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  if (!isRecord(value)) return Boolean(value);
  // A link without target says so; the other objects of the content service are empty when they are.
  if (value.link_type === 'Any') return false;
  return typeof value.text === 'string' ? value.text !== '' : Object.values(value).some(isFilled);
}

export const classOf = ({ type, data }: Pick<LegalDocument, 'type' | 'data'>): RegulatoryClass | null =>
  type === 'product' ? choiceOf('regulatoryClass', data.regulatory_class as string | null | undefined) : null;

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
  linked?: (id: string) => { type: string; lang?: string; data: LegalDocument['data'] } | undefined;
};

/** A linked document, and the path of the field that links to it. */
export type Target = { path: string; target: NonNullable<ReturnType<NonNullable<Context['linked']>>> };

/** Everything that a document links to, as far as it is known. */
export const targetsIn = (document: Pick<LegalDocument, 'data'>, linked: Context['linked']): Target[] =>
  placesIn(document).flatMap(({ path, value }) =>
    linksIn(value).flatMap(({ id }) => {
      const target = linked?.(id);
      return target ? [{ path, target }] : [];
    }),
  );

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

const inCountry = (country: Country): readonly Locale[] =>
  LOCALES.filter((locale) => MARKETS[locale].country === country);

export const FRANCE = inCountry('fr');
export const BELGIUM = inCountry('be');
/** All shops of MARKETS are in the Union, and a market without one sells nothing. */
export const UNION: readonly Locale[] = LOCALES.filter((locale) => MARKETS[locale].shop !== null);
export const EVERYWHERE: readonly Locale[] = LOCALES;

/** A fault for each of the words in a document, or in some of its fields, that is not negated. @param fields top-level names */
export function wordFaults(document: LegalDocument, words: readonly Word[], fields?: readonly string[]): Fault[] {
  const own = words.filter(
    ({ language, only }) => language === languageOf(document.lang) && (only?.includes(document.type) ?? true),
  );
  return placesIn(document)
    .filter(({ path }) => !fields || fields.includes(path.replace(/[[.].*/, '')))
    .flatMap(({ path, value }) =>
      textsIn(value)
        .flatMap((text) => wordsIn(text, own))
        .filter(({ negated }) => !negated)
        .map(({ said, quote, word: { reason } }) => ({
          field: path,
          message: 'says' as const,
          values: { said, reason: { text: reason } },
          quote,
        })),
    );
}

/** Two word lists with one reason. @param pattern whole words in lower case, as a regular expression */
export function bothLanguages(fr: string, nl: string, reason: TextKey): readonly Word[] {
  const patterns: Readonly<Record<Word['language'], string>> = { fr, nl };
  return Object.entries(patterns).map(([language, pattern]) => ({
    language: language as Word['language'],
    pattern,
    reason,
  }));
}

/** A particular that is missing in a field. @param pattern by language; in lower case */
export function missing(
  { lang, data }: LegalDocument,
  field: string,
  pattern: Readonly<Record<Word['language'], RegExp>>,
  message: TextKey,
): Fault[] {
  return pattern[languageOf(lang)].test(textOf(data[field]).toLowerCase()) ? [] : [fault(field, message)];
}
