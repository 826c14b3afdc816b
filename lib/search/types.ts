import type { ImageField } from '@prismicio/client';

/** Maximum length of a query in characters. */
export const MAX_QUERY = 100;

/** Kinds of searchable pages; the tabs of the results, in this order. */
export const KINDS = ['product', 'advice', 'news', 'faq', 'corporate', 'job'] as const;
export type Kind = (typeof KINDS)[number];

/** A value of a kind's only facet: the category of a product, the theme of an advice, the contract of a job offer. */
export type Group = { id: string; text: string };

/** A published page in the index. */
export type SearchEntry = {
  /** Id of the document. */
  id: string;
  kind: Kind;
  /** Whether it lists other pages: a category, a theme, the landing page of the job offers. */
  list: boolean;
  /** Public path. */
  href: string;
  title: string;
  /** A short description, one sentence or line. */
  lead: string;
  /** The complete plain text: searched and excerpted, never shown in full. */
  text: string;
  groups: readonly Group[];
  image: ImageField | null;
  /** Day of publication, ISO 8601, for kinds that show it. */
  date: string | null;
};

/** Text in parts; those that matched the query are highlighted. */
export type Marked = readonly { text: string; hit: boolean }[];

export type Found = { entry: Omit<SearchEntry, 'text'>; title: Marked; excerpt: Marked };

export const SORTS = ['relevance', 'recent'] as const;
/** The search in the URL of the results. `page` counts from 1. */
export type SearchSelection = {
  query: string;
  kind: Kind | null;
  groups: readonly string[];
  sort: (typeof SORTS)[number];
  page: number;
  /** The words are searched as typed, without a correction. */
  exact?: true;
};

export type Results = {
  /** Of the selected kind, with its facet applied. */
  total: number;
  pages: number;
  found: readonly Found[];
  /** For every kind, without the facet. */
  counts: Readonly<Record<Kind, number>>;
  /** Of the selected kind, the most frequent first. */
  facets: readonly (Group & { count: number })[];
  /** The corrected query, when the typed one contains unknown words. */
  correction: string | null;
};

/** Shown while the visitor types. */
export type Suggestions = {
  /** Queries that start with the typed text. */
  words: readonly string[];
  entries: readonly {
    id: string;
    kind: Kind;
    href: string;
    title: Marked;
    lead: string;
    /** Of a product. */
    picture?: { src: string; width: number; height: number };
    /** Of a product that is sold in the locale, as text. */
    price?: string;
  }[];
};
