import type { Content, ImageField } from '@prismicio/client';
import type { Locale } from '../markets.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';
import type { Group, Kind, SearchEntry } from './types.ts';

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
