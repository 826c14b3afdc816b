import type { Content, ImageField } from '@prismicio/client';
import type { Query } from 'minisearch';
import type { Language, Locale } from '../platform/markets.ts';
import { hasForms, headOf, isBeginning, partsOf, type Synonyms, stemTerm, synonymsOf } from './terms.ts';
import type { Group, Kind, SearchEntry } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much less is thought of a page that is met by something else than what was typed. */
const FAINT = 0.1;
/** From so many letters on a word that is there may be a compound of which only the beginning is a word by itself. */
const SHORTEST_COMPOUND = 9;

/** Whether a folded word is met by something in the index, whatever its form. */
export function isMet(language: Language, word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || !hasForms(word)) return true;
  const { hasStem } = vocabulary;
  return hasStem(stemTerm(language, word).slice(1)) || isBegun(word, vocabulary);
}

/** Whether a folded word that nobody says is the beginning of another one, as while it is being typed. */
export const isBegun = (word: string, { has, begins }: Vocabulary): boolean =>
  isBeginning(word) && !has(word) && begins(word);

const weighed = (terms: readonly string[], weight: number): Query => ({
  combineWith: 'OR',
  queries: [...terms],
  boostTerm: () => weight,
});

/** What a compound is about: its parts, or the word that it begins with. */
function about(word: string, { has }: Vocabulary): string[] {
  const parts = partsOf(word, has);
  if (parts || !has(word) || word.length < SHORTEST_COMPOUND) return parts ?? [];
  return [headOf(word, has) ?? []].flat();
}

/**
 * What the index is asked for a folded word: the word, those that begin like it, its other forms; and for a Dutch compound its
 * parts. A stem means little for a word that is not whole ("lev" is no form of "leeftijd"), nor do the parts of a compound that
 * is there.
 */
export function queryOf(language: Language, word: string, vocabulary: Vocabulary): Query {
  if (!hasForms(word)) return { queries: [word] };
  const stem = weighed([stemTerm(language, word)], isBegun(word, vocabulary) ? FAINT : 1);
  const parts = language === 'nl' ? about(word, vocabulary).map((part) => stemTerm(language, part)) : [];
  const ways: Query[] = [{ queries: [word], prefix: isBeginning(word) }, stem];
  if (parts.length > 0) ways.push(weighed(parts, vocabulary.has(word) ? FAINT : 1));
  return { combineWith: 'OR', queries: ways };
}

/** Types of documents that list others, whose title or address is part of the pages below them. */
export const LIST_TYPES = ['product_category', 'health_theme', 'news_category', 'faq_category'] as const;

/** The types of documents that are found, and no others. */
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

/** What kinds of pages, and the codes of an offer, are called in the locale. */
export type IndexWords = {
  locale: Locale;
  kinds: Readonly<Record<Kind, string>>;
  /** The list of the offers. */
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

/** The words of the index from the messages of its locale and the brand's settings. */
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

/** What a document of each type says of itself. */
export type Parts = Pick<SearchEntry, 'kind' | 'title'> & {
  list?: boolean;
  /** Beside the title. Left out for what is looked for by its title alone: a medicine. */
  names?: (string | null | undefined)[];
  /** Left out where it is the beginning of the texts. */
  lead?: string;
  groups?: (Group | null)[];
  keywords?: (string | null | undefined)[];
  texts: string[];
  image?: ImageField<never> | null;
  date?: string | null;
  until?: string | null;
};
