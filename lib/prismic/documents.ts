import 'server-only';
import { type Content, filter, NotFoundError, type Ordering } from '@prismicio/client';
import { contentClient } from '@/prismicio';
import type { Locale } from '../markets';
import { asAppError } from './errors';
import { routesIn, routesOfType } from './routes';

type Types = Content.AllDocumentTypes;
export type Type = Types['type'];
export type Document<T extends Type> = Extract<Types, { type: T }>;

/** The reference of a draft that is previewed; undefined for what is published (or the release of the settings). */
export type DraftRef = string | undefined;

const ofType = (type: string, ...more: string[]): string[] => [filter.at('document.type', type), ...more];

/** What the service answered; throws AppError when it did not. */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asAppError(error);
  }
}

/** The first match; null when there is none (the service's "No documents were returned"), AppError for any other failure. */
async function first<T extends Type>(lang: Locale, filters: string[], ref: DraftRef): Promise<Document<T> | null> {
  try {
    return await contentClient().getFirst<Document<T>>({ lang, filters, routes: routesIn(lang), ref });
  } catch (error) {
    if (error instanceof NotFoundError && error.message.startsWith('No documents')) return null;
    throw asAppError(error);
  }
}

/** Every match, in pages of 100 with 500 ms between (specification, section 9). */
const all = <T extends Type>(lang: Locale, filters: string[], ref: DraftRef): Promise<Document<T>[]> =>
  asked(contentClient().dangerouslyGetAll<Document<T>>({ lang, filters, routes: routesIn(lang), ref }));

export const getSingle = <T extends Type>(type: T, lang: Locale, ref?: DraftRef) => first<T>(lang, ofType(type), ref);

export const getByUid = <T extends Type>(type: T, uid: string, lang: Locale, ref?: DraftRef) =>
  first<T>(lang, ofType(type, filter.at(`my.${type}.uid`, uid)), ref);

export const getAll = <T extends Type>(type: T, lang: Locale, ref?: DraftRef) => all<T>(lang, ofType(type), ref);

/** Documents of a type whose relationship `field` points at one of the given documents. */
export const getRelated = <T extends Type>(
  type: T,
  field: string,
  ids: readonly string[],
  lang: Locale,
  ref?: DraftRef,
) => all<T>(lang, ofType(type, filter.any(`my.${type}.${field}`, [...ids])), ref);

/** Singletons of a language in one query, by type; a type without a document is absent. */
export async function getSingles<T extends Type>(
  types: readonly T[],
  lang: Locale,
  ref?: DraftRef,
): Promise<{ [K in T]?: Document<K> }> {
  const filters = [filter.any('document.type', [...types])];
  const { results } = await asked(
    contentClient().get<Document<T>>({ lang, filters, routes: routesIn(lang), ref, pageSize: 20 }),
  );
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
  /** Ends the call before its time. A call with one of its own does not join an equal one that already hangs. */
  signal?: AbortSignal;
};
export type DocumentPage<T extends Type> = { documents: Document<T>[]; total: number; pages: number };

/** One page of the documents of a type, cut by the service. Beyond the last page there are none. */
export async function getPage<T extends Type>(
  type: T,
  { filters = [], signal, ...rest }: Listed,
): Promise<DocumentPage<T>> {
  const query = { ...rest, filters: ofType(type, ...filters), routes: routesIn(rest.lang), fetchOptions: { signal } };
  const answer = await asked(contentClient().get<Document<T>>(query));
  return { documents: answer.results, total: answer.total_results_size, pages: Math.max(1, answer.total_pages) };
}

/** Public paths of every document of a type in a language. */
export async function getUrls(type: Type, lang: Locale): Promise<string[]> {
  const query = { lang, filters: ofType(type), routes: routesIn(lang), fetch: [`${type}.uid`] };
  const documents = await asked(contentClient().dangerouslyGetAll(query));
  return documents.flatMap(({ url }) => url ?? []);
}

/** Every document of some types in a language, with its address and translations but without its text. */
export async function getIndex(types: readonly Type[], lang: Locale) {
  const filters = [filter.any('document.type', [...types])];
  const query = { lang, filters, routes: routesIn(lang), fetch: types.map((type) => `${type}.uid`) };
  return asked(contentClient().dangerouslyGetAll(query));
}

/** Documents by id in whatever language they are, all of one type. */
export async function getTranslations(type: string, ids: readonly string[], ref?: DraftRef) {
  const query = { lang: '*', pageSize: 100, routes: routesOfType(type), ref };
  const { results } = await asked(contentClient().getByIDs([...ids], query));
  return results;
}
