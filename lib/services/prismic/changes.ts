import 'server-only';
import { filter } from '@prismicio/client';
import { contentClient } from '@/prismicio';
import { AppError } from '../../platform/errors';
import type { Locale } from '../../platform/markets';
import { type Document, NOT_KEPT, read, readAll, type Type, withContentErrors } from './documents';
import { routesIn } from './links';
import { isStoredRef } from './response';

/** Ids in one query: limited by the maximum length of a URL. */
const BATCH = 100;

/** Timeout of small queries, which a search runs sequentially in the background: one that hangs must not block the others. */
const inTime = () => ({ signal: AbortSignal.timeout(5_000) });
const once = () => ({ fetchOptions: { ...inTime(), ...NOT_KEPT } });

const ofTypes = (types: readonly Type[]): string => filter.any('document.type', [...types]);

/** Every document of some types in a language, in pages of 100 with 500 ms between (specification, section 9). */
export const getAllOf = <T extends Type>(types: readonly T[], lang: Locale) =>
  readAll<Document<T>>({ lang, filters: [ofTypes(types)], routes: routesIn(lang) });

/** Those of the given documents that are published in a language and of one of the types. */
export async function getThese<T extends Type>(types: readonly T[], ids: readonly string[], lang: Locale) {
  const found: Document<T>[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const filters = [ofTypes(types), filter.in('document.id', ids.slice(start, start + BATCH))];
    const query = { lang, filters, routes: routesIn(lang), pageSize: BATCH, ...once() };
    found.push(...(await read<Document<T>>(query)).results);
  }
  return found;
}

/** Documents of some types in a language that were published after a moment, in milliseconds since 1970. */
export const getPublishedAfter = <T extends Type>(types: readonly T[], moment: number, lang: Locale) =>
  readAll<Document<T>>({
    lang,
    filters: [ofTypes(types), filter.dateAfter('document.last_publication_date', moment)],
    routes: routesIn(lang),
    fetchOptions: NOT_KEPT,
  });

export async function countOf(types: readonly Type[], lang: Locale): Promise<number> {
  const query = { lang, filters: [ofTypes(types)], pageSize: 1, fetch: types.map((type) => `${type}.uid`) };
  return (await read({ ...query, ...once() })).total_results_size;
}

/**
 * The master ref of the published content, which changes with each publication. The client caches it for 5 s. Throws
 * AppError while the service is unavailable, even where a stale ref is known.
 */
export async function publishedRef(): Promise<string> {
  const { ref } = await withContentErrors(contentClient().getMasterRef({ fetchOptions: inTime() }));
  if (isStoredRef(ref)) throw new AppError('contentUnavailable', { message: 'only a stale reference is known' });
  return ref;
}
