import 'server-only';
import { AppError } from '../platform/errors';
import { withTimeout } from '../platform/http/timeouts';
import { loadMessages } from '../platform/i18n/messages';
import { logError } from '../platform/log/log';
import { LOCALES, type Locale, MARKETS } from '../platform/markets';
import { processSingleton } from '../platform/process/singletons';
import { countOf, getAllOf, getPublishedAfter, getThese, publishedRef } from '../services/prismic/changes';
import { type Document, getSingle } from '../services/prismic/documents';
import { entryOf, type IndexedEntry } from './entries';
import type { SearchIndex } from './index';
import { createKeptIndex, type KeptIndex, type Reading, type Source } from './kept-index';
import { indexWords, LIST_TYPES, SEARCHED_TYPES, type SearchedType } from './query';

/** Types whose content appears on other pages: a title, a URL, synonyms. */
const PARENTS: readonly string[] = [...LIST_TYPES, 'corporate_section', 'settings'];
const WATCHED = [...SEARCHED_TYPES, 'settings'] as const;

type Published = Document<(typeof WATCHED)[number]>;

const isSearched = (document: Published): document is Document<SearchedType> => document.type !== 'settings';

/** The content service as the data source of a locale's index. */
function contentSource(locale: Locale): Source {
  async function read(documents: readonly Published[]): Promise<Reading> {
    const [messages, settings] = await Promise.all([loadMessages(locale), getSingle('settings', locale)]);
    const words = indexWords(locale, messages, settings);
    const searched = documents.filter(isSearched);
    return {
      ids: searched.map(({ id }) => id),
      entries: searched
        .map((document) => entryOf(document, words))
        .filter((entry): entry is IndexedEntry => entry !== null),
      parents: documents.some(({ type }) => PARENTS.includes(type)),
      newest: Math.max(0, ...documents.map((document) => Date.parse(document.last_publication_date))),
    };
  }
  return {
    ref: publishedRef,
    all: async () => read(await getAllOf(SEARCHED_TYPES, locale)),
    these: async (ids) => read(await getThese(WATCHED, ids, locale)),
    after: async (moment) => read(await getPublishedAfter(WATCHED, moment, locale)),
    count: () => countOf(SEARCHED_TYPES, locale),
  };
}

const held = processSingleton<Map<Locale, KeptIndex>>('search');

const fail = (error: unknown): void => logError('search', error);

function keptIndexes(): Map<Locale, KeptIndex> {
  held.current ??= new Map(
    LOCALES.map((locale) => [locale, createKeptIndex(MARKETS[locale].language, contentSource(locale), { fail })]),
  );
  return held.current;
}

/**
 * The index of a locale. Throws AppError: `contentUnavailable` also when the build takes longer than `patienceMs`; the
 * build then continues in the background.
 */
export async function searchIndex(locale: Locale, patienceMs: number): Promise<SearchIndex> {
  const current = keptIndexes().get(locale)?.current();
  if (!current) throw new RangeError(`no index for ${locale}`);
  const index = await withTimeout(patienceMs, current);
  if (!index) throw new AppError('contentUnavailable', { message: 'the search index is being built' });
  return index;
}

/**
 * Updates changed documents in the indexes of this process. Errors are logged: the process detects the publication later
 * on its own.
 */
export async function refreshIndexes(ids: readonly string[]): Promise<void> {
  await Promise.all([...keptIndexes().values()].map((kept) => kept.refresh(ids).catch(fail)));
}

/** Builds the indexes, one market after the other, so that the first one is available soon. */
export async function buildIndexes(): Promise<void> {
  for (const kept of keptIndexes().values()) await kept.current().catch(fail);
}
