import type { ImageField } from '@prismicio/client';

/** What can be found; the tabs of the results, in their order. */
export const KINDS = ['product', 'advice', 'news', 'faq', 'corporate', 'job'] as const;
export type Kind = (typeof KINDS)[number];

/** A value of the one facet that a kind has: the shelf of a product, the theme of an advice, the contract of an offer. */
export type Group = { id: string; text: string };

/** A published page as the index knows it. */
export type SearchEntry = {
  /** Id of the document. */
  id: string;
  kind: Kind;
  /** Whether it lists other pages: a shelf, a theme, the landing page of the offers. */
  list: boolean;
  /** Public path. */
  href: string;
  title: string;
  /** One sentence or line of what it is. */
  lead: string;
  /** All of its words, plain: looked through and quoted from, never shown whole. */
  text: string;
  groups: readonly Group[];
  image: ImageField | null;
  /** Day of publication, ISO 8601, where a reader wants to know it. */
  date: string | null;
};

/** Text in pieces; those that met the query are marked. */
export type Marked = readonly { text: string; hit: boolean }[];

export type Found = { entry: Omit<SearchEntry, 'text'>; title: Marked; excerpt: Marked };

export const SORTS = ['relevance', 'recent'] as const;
/** What an address of the results asks for. `page` counts from 1. */
export type SearchSelection = {
  query: string;
  kind: Kind | null;
  groups: readonly string[];
  sort: (typeof SORTS)[number];
  page: number;
};

export type Results = {
  /** Of the kind that is chosen, with its facet applied. */
  total: number;
  pages: number;
  found: readonly Found[];
  /** Of every kind, without the facet. */
  counts: Readonly<Record<Kind, number>>;
  /** Of the chosen kind, the most frequent first. */
  facets: readonly (Group & { count: number })[];
  /** The query in words that are there, when what was typed is not. */
  correction: string | null;
};

/** What is shown while somebody types. */
export type Suggestions = {
  /** Queries that begin like what was typed. */
  words: readonly string[];
  entries: readonly { id: string; kind: Kind; href: string; title: Marked; lead: string }[];
};
