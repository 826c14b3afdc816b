import type { ImageField } from '@prismicio/client';
import { type Language, type Locale, MARKETS } from '../platform/markets.ts';
import { cleanLineWithin } from '../platform/text/clean.ts';

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
    unitPrice?: string;
  }[];
};

/** Results per page. */
export const PAGE_SIZE = 12;
const MOST_PAGES = 1_000;
const MOST_GROUPS = 20;
const LONGEST_GROUP = 60;

const SLUGS: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  fr: {
    product: 'produits',
    advice: 'conseils',
    news: 'actualites',
    faq: 'faq',
    corporate: 'entreprise',
    job: 'emplois',
  },
  nl: { product: 'producten', advice: 'advies', news: 'nieuws', faq: 'vragen', corporate: 'bedrijf', job: 'vacatures' },
};

/** The kinds of a market, in the order of their tabs: one without a shop has no questions and answers. */
export const kindsIn = (locale: Locale): readonly Kind[] =>
  KINDS.filter((kind) => kind !== 'faq' || MARKETS[locale].shop !== null);

/** Normalises typed text for searching and for display. */
export const cleanQuery = (typed: string): string => cleanLineWithin(typed, MAX_QUERY);

const readPage = (value: string | null): number =>
  /^[1-9]\d{0,3}$/.test(value ?? '') ? Math.min(Number(value), MOST_PAGES) : 1;

/**
 * The search in a URL, from the segments below the route and its query parameters. The first segment may be a kind of the
 * market; the others are search words that precede those of `q`: `/recherche/mal-de-gorge`. Invalid parameters are
 * ignored.
 */
export function readSearch(locale: Locale, path: readonly string[], query: URLSearchParams): SearchSelection {
  const slugs = SLUGS[MARKETS[locale].language];
  const kind = kindsIn(locale).find((each) => slugs[each] === path[0]) ?? null;
  const words = path.slice(kind ? 1 : 0).map((segment) => segment.replaceAll('-', ' '));
  const groups = kind ? query.getAll('group').filter((id) => id !== '' && id.length <= LONGEST_GROUP) : [];
  return {
    query: cleanQuery([...words, ...query.getAll('q')].join(' ')),
    kind,
    groups: [...new Set(groups)].slice(0, MOST_GROUPS),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'relevance',
    page: readPage(query.get('page')),
    ...(query.get('exact') === '1' && { exact: true as const }),
  };
}

/** Path and query of a selection below the route, empty for none; keys have a fixed order so that each list has one URL. */
export function writeSearch(locale: Locale, { query, kind, groups, sort, page, exact }: SearchSelection): string {
  const written = new URLSearchParams();
  if (query) written.set('q', query);
  for (const group of kind ? [...groups].sort() : []) written.append('group', group);
  if (sort !== 'relevance') written.set('sort', sort);
  if (exact) written.set('exact', '1');
  if (page > 1) written.set('page', String(page));
  const text = written.toString();
  return (kind ? `/${SLUGS[MARKETS[locale].language][kind]}` : '') + (text && `?${text}`);
}
