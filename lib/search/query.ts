import type { Content, ImageField } from '@prismicio/client';
import type { Query } from 'minisearch';
import type { Language, Locale } from '../platform/markets.ts';
import type { Group, Kind, SearchEntry } from './search.ts';
import { hasForms, headOf, isBeginning, partsOf, type Synonyms, stemTerm, synonymsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Weight of a page that does not match the typed word itself. */
const FAINT = 0.1;
/** From this length on, a known word may be a compound of which only the beginning is a word by itself. */
const SHORTEST_COMPOUND = 9;

/** Whether anything in the index matches a folded word, in any form. */
export function isMet(language: Language, word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || !hasForms(word)) return true;
  const { hasStem } = vocabulary;
  return hasStem(stemTerm(language, word).slice(1)) || isBegun(word, vocabulary);
}

/** Whether a folded unknown word is a prefix of a known one, as while typing. */
export const isBegun = (word: string, { has, begins }: Vocabulary): boolean =>
  isBeginning(word) && !has(word) && begins(word);

const weighed = (terms: readonly string[], weight: number): Query => ({
  combineWith: 'OR',
  queries: [...terms],
  boostTerm: () => weight,
});

/** Meaningful parts of a compound: its two parts, or the word that it begins with. */
function about(word: string, { has }: Vocabulary): string[] {
  const parts = partsOf(word, has);
  if (parts || !has(word) || word.length < SHORTEST_COMPOUND) return parts ?? [];
  return [headOf(word, has) ?? []].flat();
}

/**
 * Index query for a folded word: the word itself, words that start with it, its other forms; and for a Dutch compound its
 * parts. The stem of an incomplete word has a low weight ("lev" is no form of "leeftijd"), and so have the parts of a
 * compound that is itself in the index.
 */
export function queryOf(language: Language, word: string, vocabulary: Vocabulary): Query {
  if (!hasForms(word)) return { queries: [word] };
  const stem = weighed([stemTerm(language, word)], isBegun(word, vocabulary) ? FAINT : 1);
  const parts = language === 'nl' ? about(word, vocabulary).map((part) => stemTerm(language, part)) : [];
  const ways: Query[] = [{ queries: [word], prefix: isBeginning(word) }, stem];
  if (parts.length > 0) ways.push(weighed(parts, vocabulary.has(word) ? FAINT : 1));
  return { combineWith: 'OR', queries: ways };
}

/** Types of documents that list others and whose title or URL is part of the pages below them. */
export const LIST_TYPES = ['product_category', 'health_theme', 'news_category', 'faq_category'] as const;

/** The only types of documents that can be found. */
export const SEARCHED_TYPES = [
  ...LIST_TYPES,
  'product',
  'advice',
  'news_article',
  'faq_question',
  'corporate_section',
  'corporate_page',
  'page',
  'legal_page',
  'contact_page',
  'returns_page',
  'job_landing',
  'job_offer',
] as const;
export type SearchedType = (typeof SEARCHED_TYPES)[number];
export type SearchedDocument = Extract<Content.AllDocumentTypes, { type: SearchedType }>;
export type Searched<T extends SearchedType> = Extract<SearchedDocument, { type: T }>;

/** Labels of the kinds of pages and of the codes of a job offer, in the locale. */
export type IndexWords = {
  locale: Locale;
  kinds: Readonly<Record<Kind, string>>;
  /** Label of the list of job offers. */
  offers: string;
  contracts: Readonly<Record<string, string>>;
  categories: Readonly<Record<string, string>>;
  international: string;
  synonyms: Synonyms;
};

type Messages = {
  search: { kind: IndexWords['kinds'] };
  careers: Pick<IndexWords, 'contracts' | 'categories' | 'international'> & { title: string };
};

/** Labels of the index from the messages of its locale and the brand's settings. */
export const indexWords = (
  locale: Locale,
  { search, careers }: Messages,
  settings: Content.SettingsDocument | null,
): IndexWords => ({
  ...careers,
  locale,
  synonyms: settings ? synonymsOf(settings.data) : [],
  kinds: search.kind,
  offers: careers.title,
});

/** Indexed content of a document, by type. */
export type Parts = Pick<SearchEntry, 'kind' | 'title'> & {
  list?: boolean;
  /** Other names besides the title. Omitted for a medicine, which is found by its title alone. */
  names?: (string | null | undefined)[];
  /** Omitted when it is the beginning of the texts. */
  lead?: string;
  groups?: (Group | null)[];
  keywords?: (string | null | undefined)[];
  texts: string[];
  image?: ImageField<never> | null;
  date?: string | null;
  until?: string | null;
};
