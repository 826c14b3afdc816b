import 'server-only';
import { AppError } from '../platform/errors';
import { loadMessages } from '../platform/i18n/messages';
import { logError } from '../platform/log/log';
import { type Language, LOCALES, type Locale, MARKETS } from '../platform/markets';
import { perProcess } from '../platform/process';
import { runOutsideRequest, withTimeout } from '../platform/request';
import { countOf, getAllOf, getPublishedAfter, getThese, publishedRef } from '../services/prismic/changes';
import { type Document, getSingle } from '../services/prismic/documents';
import { entryOf, type IndexedEntry } from './entries';
import { createIndex, inSlices, type SearchIndex } from './index';
import { indexWords, LIST_TYPES, SEARCHED_TYPES, type SearchedType } from './query';

/** Documents read from the content service. */
export type Reading = {
  /** Ids of all searchable documents, including those without a public URL. */
  ids: readonly string[];
  entries: readonly IndexedEntry[];
  /** Whether it includes a document whose title or URL appears on other pages. */
  parents: boolean;
  /** Latest publication among them, in milliseconds since 1970; 0 when there is none. */
  newest: number;
};

export type Source = {
  /** Changes with each publication. Rejects while the service is unavailable. */
  ref: () => Promise<string>;
  all: () => Promise<Reading>;
  these: (ids: readonly string[]) => Promise<Reading>;
  /** Documents published after a time in milliseconds since 1970. */
  after: (moment: number) => Promise<Reading>;
  /** Number of documents that `all` would read. */
  count: () => Promise<number>;
};

type Held = { index: SearchIndex; ids: Set<string>; newest: number; ref: string; builtAt: number };

/** Interval of the checks for publications, triggered by use, and maximum age of an index. */
export const CHECK_MS = 5_000;
export const OLDEST_MS = 3_600_000;
/** Another document may have been published within the second of the last read. */
const OVERLAP_MS = 1_000;

/** Above this number of documents everything is read again: one by one they would be read without a pause. */
export const MOST_NAMED = 300;

async function read(language: Language, source: Source, now: () => number): Promise<Held> {
  // While the service is unavailable, cached documents can still be read: they are rechecked once there is a ref.
  const ref = await source.ref().catch(() => '');
  const { ids, entries, newest } = await source.all();
  const index = createIndex(language);
  await index.fill(entries);
  return { index, ids: new Set(ids), newest, ref, builtAt: now() };
}

/** Applies documents to the index; a requested document that was not returned is removed. */
function take(into: Held, reading: Reading, requestedIds: readonly string[] = []): void {
  const found = new Set(reading.entries.map(({ id }) => id));
  into.index.remove([...requestedIds, ...reading.ids].filter((id) => !found.has(id)));
  into.index.put(reading.entries);
  for (const id of requestedIds) into.ids.delete(id);
  for (const id of reading.ids) into.ids.add(id);
  into.newest = Math.max(into.newest, reading.newest);
}

type Surroundings = {
  now?: () => number /** Receives errors of background updates. */;
  fail: (error: unknown) => void;
};

/**
 * The index of a locale, updated incrementally: only changed documents are read. A full rebuild, which takes half a
 * minute for a large repository, happens on first use, after a change that affects other pages, when a document
 * disappeared without a notification, and after an hour; meanwhile the stale index is used. Updates are serialised.
 */
export function createIndexHolder(
  language: Language,
  source: Source,
  { now = () => performance.now(), fail }: Surroundings,
) {
  let held: Held | null = null;
  let first: Promise<SearchIndex> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let checkedAt = Number.NEGATIVE_INFINITY;
  // At most one of each is queued: while the content service hangs, more of them would pile up.
  let isChecking = false;
  let isRebuildDue = false;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(() => runOutsideRequest(work));
    turn = result.catch(() => undefined);
    return result;
  }

  async function build(): Promise<SearchIndex> {
    held = await read(language, source, now);
    checkedAt = now();
    return held.index;
  }

  async function check(): Promise<void> {
    if (!held) return;
    const ref = await source.ref();
    const isOld = now() - held.builtAt > OLDEST_MS;
    if (!isOld && ref === held.ref) return;
    const reading = isOld ? null : await source.after(held.newest - OVERLAP_MS);
    if (reading) take(held, reading);
    if (!reading || reading.parents || (await source.count()) !== held.ids.size) await build();
    else held.ref = ref;
  }

  function checkBehind(): void {
    if (isChecking || now() - checkedAt < CHECK_MS) return;
    isChecking = true;
    checkedAt = now();
    inTurn(check)
      .catch(fail)
      .finally(() => {
        isChecking = false;
      });
  }

  function rebuildBehind(): void {
    if (isRebuildDue) return;
    isRebuildDue = true;
    inTurn(() => {
      isRebuildDue = false;
      return build();
    }).catch(fail);
  }

  return {
    /** The index: at once when it exists, else once it is built. Throws the errors of the content service. */
    async current(): Promise<SearchIndex> {
      if (held) {
        checkBehind();
        return held.index;
      }
      first ??= inTurn(build).finally(() => {
        first = null;
      });
      return first;
    },
    /** Reads these documents again; those that no longer exist are removed from the index. */
    refresh: (ids: readonly string[]): Promise<void> =>
      inTurn(async () => {
        if (!held || ids.length === 0) return;
        const reading = ids.length > MOST_NAMED ? null : await source.these(ids);
        if (reading) take(held, reading, ids);
        if (!reading || reading.parents) rebuildBehind();
      }),
  };
}

type IndexHolder = ReturnType<typeof createIndexHolder>;

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
    const entries: IndexedEntry[] = [];
    await inSlices(searched, (document) => {
      const entry = entryOf(document, words);
      if (entry) entries.push(entry);
    });
    return {
      ids: searched.map(({ id }) => id),
      entries,
      parents: documents.some(({ type }) => PARENTS.includes(type)),
      // A document of a release may never have been published.
      newest: Math.max(0, ...documents.map((document) => Date.parse(document.last_publication_date) || 0)),
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

const fail = (error: unknown): void => logError('search', error);
const indexHolderOf = (locale: Locale): IndexHolder =>
  createIndexHolder(MARKETS[locale].language, contentSource(locale), { fail });
const indexHolders = perProcess('search', () => new Map(LOCALES.map((locale) => [locale, indexHolderOf(locale)])));

/**
 * The index of a locale. Throws AppError: `contentUnavailable` also when the build takes longer than `patienceMs`; the
 * build then continues in the background.
 */
export async function searchIndex(locale: Locale, patienceMs: number): Promise<SearchIndex> {
  const current = indexHolders().get(locale)?.current();
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
  await Promise.all([...indexHolders().values()].map((holder) => holder.refresh(ids).catch(fail)));
}

/** Builds the indexes, one market after the other, so that the first one is available soon. */
export async function buildIndexes(): Promise<void> {
  for (const holder of indexHolders().values()) await holder.current().catch(fail);
}
