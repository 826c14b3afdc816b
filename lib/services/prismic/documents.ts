import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type Content, filter, type Ordering, type PrismicDocument, type Query } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import { notFound } from 'next/navigation';
import { contentClient } from '@/prismicio';
import { UNSHARED_TAG } from '../../platform/cache/tags';
import { env } from '../../platform/env';
import { AppError } from '../../platform/errors';
import { endOfDay } from '../../platform/i18n/dates';
import { logError } from '../../platform/log/log';
import { isLocale, type Locale } from '../../platform/markets';
import { isServingStale, noteRenamed, noteUnanswered } from './content-state';
import { routesIn, routesOfType } from './links';
import { asAppError, isStored } from './response';

export type ReadQuery = NonNullable<Parameters<Client['get']>[0]>;

/** For `fetchOptions`: a query that is not repeated, or that must not be served from the cache. */
export const NOT_KEPT = { cache: 'no-store' } as const;

/** The service's result; throws AppError when the request failed. */
export async function withContentErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asAppError(error);
  }
}

/** Sets a lifetime or tags of the cached function that this is part of. */
function ifCached(set: () => void): void {
  try {
    set();
  } catch {
    // Not inside a cached function: there is nothing to set.
  }
}

/** A result based on a stale response is cached for some seconds only, then regenerated. */
const showBriefly = (): void => ifCached(() => cacheLife('kept'));

/** One page of documents: from the service, or its last good response while it is unavailable. */
export async function read<T extends PrismicDocument>(query: ReadQuery): Promise<Query<T>> {
  const answer = await withContentErrors(contentClient().get<T>(query));
  if (isStored(answer)) showBriefly();
  return answer;
}

/** Section 9 of the specification: pages of 100 with 500 ms between. Tests that read many pages shorten the pause. */
export const FETCH_ALL = { pageSize: 100, pauseMs: 500 };

/**
 * Every match, or the first `most` of them.
 * @param query without page and size
 */
export async function readAll<T extends PrismicDocument>(
  query: ReadQuery,
  most = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const documents: T[] = [];
  for (let page = 1; ; page++) {
    const answer = await read<T>({ ...query, pageSize: FETCH_ALL.pageSize, ...(page > 1 && { page }) });
    documents.push(...answer.results);
    if (!answer.next_page || documents.length >= most) return documents.slice(0, most);
    if (!isStored(answer)) await wait(FETCH_ALL.pauseMs);
  }
}

type Types = Content.AllDocumentTypes;
export type Type = Types['type'];
export type Document<T extends Type> = Extract<Types, { type: T }>;

/** The ref of a draft in preview; undefined for the published content (or the release of the settings). */
export type DraftRef = string | undefined;

const ofType = (type: string, ...more: string[]): string[] => [filter.at('document.type', type), ...more];

/** The first match; null when there is none; AppError when the service does not respond. */
async function first<T extends Type>(lang: Locale, filters: string[], ref: DraftRef): Promise<Document<T> | null> {
  const { results } = await read<Document<T>>({ lang, filters, routes: routesIn(lang), ref, pageSize: 1 });
  return results[0] ?? null;
}

const all = <T extends Type>(lang: Locale, filters: string[], ref: DraftRef): Promise<Document<T>[]> =>
  readAll<Document<T>>({ lang, filters, routes: routesIn(lang), ref });

/** Longest tag that the framework takes; it ignores a longer one with a warning. */
const LONGEST_TAG = 256;

/**
 * Tag of what was cached without a document, which its publication invalidates; none for a uid that is too long.
 * @param uid null for a singleton
 */
export function missingTags(type: string, lang: string, uid: string | null): string[] {
  const tag = `prismic/missing/${type}/${lang}/${encodeURIComponent(uid ?? '')}`;
  return tag.length > LONGEST_TAG ? [] : [tag];
}

/** For a cached function that found no published document. */
const noteMissing = (type: string, lang: Locale, uid: string | null = null): void =>
  ifCached(() => cacheTag(...missingTags(type, lang, uid)));

export async function getSingle<T extends Type>(type: T, lang: Locale, ref?: DraftRef) {
  const document = await first<T>(lang, ofType(type), ref);
  if (!document && !ref) noteMissing(type, lang);
  return document;
}

/** Characters that no UID contains: the client does not escape a backslash in the query, where it would end the string. */
const UNSAID = /["\\]/;

/** By the uid that a document has, or by one that it had: the service finds it by both until another one takes it. */
export async function getByAnyUid<T extends Type>(type: T, uid: string, lang: Locale, ref?: DraftRef) {
  if (UNSAID.test(uid)) return null;
  const document = await first<T>(lang, ofType(type, filter.at(`my.${type}.uid`, uid)), ref);
  if (document?.uid !== uid && !ref) noteMissing(type, lang, uid);
  return document;
}

/**
 * By the uid that a document has. The address with a former one is no page: the server redirects it, in each instance
 * that has run this itself.
 */
export async function getByUid<T extends Type>(type: T, uid: string, lang: Locale, ref?: DraftRef) {
  const document = await getByAnyUid(type, uid, lang, ref);
  if (!document || document.uid === uid) return document;
  if (document.url && !ref) {
    noteRenamed(lang, document.url, uid);
    ifCached(() => cacheTag(UNSHARED_TAG));
  }
  return null;
}

export const getAll = <T extends Type>(type: T, lang: Locale, ref?: DraftRef) => all<T>(lang, ofType(type), ref);

export const getById = <T extends Type>(type: T, id: string, lang: Locale, ref?: DraftRef) =>
  first<T>(lang, ofType(type, filter.at('document.id', id)), ref);

/** Documents of a type whose `field` is one of these values; for a relationship, the ids of the linked documents. */
export const getWhere = <T extends Type>(
  type: T,
  field: string,
  values: readonly string[],
  lang: Locale,
  ref?: DraftRef,
) => all<T>(lang, ofType(type, filter.any(`my.${type}.${field}`, [...values])), ref);

/** Singletons of a language in one query, by type; a type without a document is absent. */
export async function getSingles<T extends Type>(
  types: readonly T[],
  lang: Locale,
  ref?: DraftRef,
): Promise<{ [K in T]?: Document<K> }> {
  const filters = [filter.any('document.type', [...types])];
  const { results } = await read<Document<T>>({ lang, filters, routes: routesIn(lang), ref, pageSize: 20 });
  if (!ref) for (const type of types) if (!results.some((each) => each.type === type)) noteMissing(type, lang);
  return Object.fromEntries(results.map((document) => [document.type, document])) as unknown as {
    [K in T]?: Document<K>;
  };
}

type Listed = {
  lang: Locale;
  filters?: string[];
  orderings: Ordering[];
  /** From 1. */
  page: number;
  pageSize: number;
  ref?: DraftRef;
  /** For a query that is not repeated and therefore not cached: its abort signal. */
  once?: { signal: AbortSignal | undefined };
};
export type DocumentPage<T extends Type> = { documents: Document<T>[]; total: number; pages: number };

/** One page of the documents of a type, paginated by the service. Empty beyond the last page. */
export async function getPage<T extends Type>(
  type: T,
  { filters = [], once, ...rest }: Listed,
): Promise<DocumentPage<T>> {
  const fetchOptions = once && { ...once, ...NOT_KEPT };
  const query = { ...rest, filters: ofType(type, ...filters), routes: routesIn(rest.lang), fetchOptions };
  const answer = await read<Document<T>>(query);
  return { documents: answer.results, total: answer.total_results_size, pages: Math.max(1, answer.total_pages) };
}

/** Whether there is a document of a type in a language. */
export async function hasAny(type: Type, lang: Locale): Promise<boolean> {
  const { total } = await getPage(type, { lang, orderings: [], page: 1, pageSize: 1 });
  return total > 0;
}

const lastPublished = [{ field: 'document.last_publication_date', direction: 'desc' }] as const;

/**
 * Public paths of a type's pages that a build prerenders in a language: the PRERENDER_LIMIT most recently published
 * ones. The others are rendered on their first request.
 */
export async function getBuiltUrls(type: Type, lang: Locale): Promise<string[]> {
  const fetch = [`${type}.uid`];
  const query = { lang, filters: ofType(type), routes: routesIn(lang), orderings: [...lastPublished], fetch };
  const limit = env().PRERENDER_LIMIT;
  const documents = limit > 0 ? await readAll(query, limit) : [];
  return documents.flatMap(({ url }) => url ?? []);
}

/** Every document of some types in a language, with its address and translations but without its text. */
export async function getIndex(types: readonly Type[], lang: Locale) {
  const filters = [filter.any('document.type', [...types])];
  const query = { lang, filters, routes: routesIn(lang), fetch: types.map((type) => `${type}.uid`) };
  return readAll(query);
}

/** What the documents of a type have in a text field, in all languages; without duplicates. */
export async function getTexts(type: Type, field: string): Promise<string[]> {
  const documents = await readAll({ lang: '*', filters: ofType(type), fetch: [`${type}.${field}`] });
  const texts = documents.map(({ data }) => (data as Record<string, unknown>)[field]);
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}

/** Documents by id in whatever language they are, all of one type. */
async function getTranslations(type: string, ids: readonly string[], ref?: DraftRef) {
  const filters = [filter.in('document.id', [...ids])];
  const query = { lang: '*', filters, pageSize: 100, routes: routesOfType(type), ref };
  return (await read(query)).results;
}

/** Public path of a document's translations by locale, itself included; a locale without a translation is absent. */
export type Alternates = Partial<Record<Locale, string>>;

/**
 * Requests the addresses of all translations in one query. For use inside a cached function.
 * @param isThere selects the translations that may be linked; all by default
 */
export async function alternatesOf(
  document: PrismicDocument,
  ref?: DraftRef,
  isThere: (alternate: PrismicDocument) => boolean = () => true,
): Promise<Alternates> {
  const own: Alternates = isLocale(document.lang) && document.url ? { [document.lang]: document.url } : {};
  const ids = document.alternate_languages.map(({ id }) => id);
  if (ids.length === 0) return own;
  const translations = await getTranslations(document.type, ids, ref);
  const others = translations.filter(isThere).flatMap(({ lang, url }) => (isLocale(lang) && url ? [[lang, url]] : []));
  return { ...own, ...Object.fromEntries(others) };
}

/**
 * For a cached function that finds no document with a uid in a list: null, cached for a minute; only briefly where the
 * list is stale, or the service does not say whether a document had this uid before.
 */
export async function nothingListed(type: Type, uid: string, lang: Locale, ref?: DraftRef): Promise<null> {
  try {
    if (!isServingStale()) await getByUid(type, uid, lang, ref);
    if (isServingStale()) cacheLife('kept');
    else cacheLife('absent');
  } catch (error) {
    // Not thrown: see `noPage`.
    logError('content', error);
    cacheLife('kept');
  }
  return null;
}

/** In seconds: the framework excludes data with a shorter lifetime from static pages. */
const SHORTEST_S = 300;

/**
 * Caches a result for hours, but no longer than until the next of these days ends. A page counts the lifetimes of what it
 * shows from its own rendering, which comes at the latest when the result is due; a cache in front counts those of the page
 * from its own request, which comes at the latest when the page is over. What is rendered in the last quarter of an hour
 * may be shown for up to five minutes of the next day.
 * @param lastDays ISO 8601; null for what has no end
 * @param day today in Paris, ISO 8601
 */
export function untilMidnight(lastDays: readonly (string | null)[], day: string): void {
  const [next] = lastDays.filter((each) => each !== null && each >= day).sort();
  const left = next ? Math.floor((Date.parse(endOfDay(next)) - Date.now()) / 1000) : Number.POSITIVE_INFINITY;
  // The framework demands that it is less than `expire`.
  const revalidate = Math.max(1, Math.min(3_600, Math.floor((left - 1) / 3)));
  cacheLife({
    stale: SHORTEST_S,
    revalidate,
    expire: Math.max(SHORTEST_S, Math.min(86_400, left - 2 * revalidate)),
  });
}

/**
 * For the page of such an address: not found. While the content service is unavailable this is unknown, since the stale
 * list may not include the document yet: throws AppError `contentUnavailable`. Do not call it inside the cached
 * function: a cached function that waited for another one and then throws occasionally leaves the framework (16.4.6)
 * without a response.
 */
export function noPage(): never {
  if (!isServingStale()) notFound();
  noteUnanswered();
  throw new AppError('contentUnavailable', { message: 'the stale list does not contain the address' });
}

/** Maximum number of tags that the framework accepts in one call; it ignores the others with a warning. */
const AT_ONCE = 128;

/** Adds all of these tags to a cached function, however many: a list of a large catalogue has thousands. */
export function cacheTags(tags: readonly string[]): void {
  for (let start = 0; start < tags.length; start += AT_ONCE) cacheTag(...tags.slice(start, start + AT_ONCE));
}

type Linked = { id: string };

/** Cache tags of documents: a webhook identifies documents by id. */
export const documentTags = (documents: readonly (Linked | null | undefined)[]): string[] =>
  documents.flatMap((document) => (document ? [`prismic/${document.id}`] : []));

const isShown = (value: object): value is Linked =>
  'link_type' in value && value.link_type === 'Document' && 'id' in value && 'data' in value;

/**
 * Linked documents whose fields were fetched with the link, at any depth; a document that is only linked to shows none
 * of its content.
 */
function shownIn(value: unknown): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isShown(value) ? [value] : []), ...Object.values(value).flatMap(shownIn)];
}

/** Cache tags of a document's page: its own, and those of the documents whose fields its data and its slices show. */
export const pageTags = (document: Linked & { data: object }): string[] => [
  ...new Set(documentTags([document, ...shownIn(document.data)])),
];

/** Tag of every list of a type in a language: a new document of the type belongs to it. */
export const listTag = (type: string, lang: string): string => `prismic/${type}/${lang}`;

/** Cache tag of the sitemap, which every publication changes: the stale sitemap may be served while it is regenerated. */
export const SITEMAP_TAG = 'prismic/sitemap';

/** Tag of the page that sells a shop product (its plain id) in a language, also while there is no such page yet. */
export const soldTag = (shopId: string, lang: string): string => `prismic/sold/${lang}/${shopId}`;

/** Tag of the lists of documents that link to a document: the advice of a theme, the products of a category. */
export const memberTag = (id: string): string => `prismic/of/${id}`;
