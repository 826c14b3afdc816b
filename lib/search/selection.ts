import { type Language, type Locale, MARKETS } from '../platform/markets.ts';
import { cleanLineWithin } from '../platform/text/clean.ts';
import { KINDS, type Kind, MAX_QUERY, type SearchSelection, SORTS } from './types.ts';

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

/** The kinds of a market, in the order of their tabs: Tunisia has no questions and answers. */
export const kindsIn = (locale: Locale): readonly Kind[] =>
  KINDS.filter((kind) => kind !== 'faq' || locale !== 'fr-tn');

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
