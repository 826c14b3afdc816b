import 'server-only';
import { loadMessages } from '../i18n/messages';
import type { Locale } from '../markets';
import { countOf, getAllOf, getPublishedAfter, getThese, publishedRef } from '../prismic/changes';
import { type Document, getSingle } from '../prismic/documents';
import { entryOf, type IndexedEntry } from './entries';
import type { Reading, Source } from './kept-index';
import { indexWords, LIST_TYPES, SEARCHED_TYPES, type SearchedType } from './searched';

/** Types of which others show something: a title, an address, the words that mean the same. */
const PARENTS: readonly string[] = [...LIST_TYPES, 'corporate_section', 'settings'];
const WATCHED = [...SEARCHED_TYPES, 'settings'] as const;

type Published = Document<(typeof WATCHED)[number]>;

const isSearched = (document: Published): document is Document<SearchedType> => document.type !== 'settings';

/** The content service as the index of a locale reads it. */
export function contentSource(locale: Locale): Source {
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
