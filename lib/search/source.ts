import 'server-only';
import { loadMessages } from '../i18n/messages';
import type { Locale } from '../markets';
import { countOf, getAllOf, getPublishedAfter, getThese, publishedRef } from '../prismic/changes';
import type { Type } from '../prismic/documents';
import { entryOf, type IndexedEntry } from './entries';
import type { Reading, Source } from './kept-index';
import { SEARCHED_TYPES, type SearchedDocument } from './parts';

/** Documents whose title or address is part of the pages below them. */
const PARENTS = [
  'product_category',
  'health_theme',
  'news_category',
  'faq_category',
] as const satisfies readonly Type[];
const WATCHED: readonly Type[] = [...SEARCHED_TYPES, ...PARENTS];

const isSearched = (document: { type: string }): document is SearchedDocument =>
  SEARCHED_TYPES.some((type) => type === document.type);

type Published = Awaited<ReturnType<typeof getAllOf<Type>>>[number];

/** The content service as the index of a locale reads it. */
export function contentSource(locale: Locale): Source {
  async function read(documents: readonly Published[]): Promise<Reading> {
    const { careers } = await loadMessages(locale);
    const words = { locale, ...careers };
    const searched = documents.filter(isSearched);
    return {
      ids: searched.map(({ id }) => id),
      entries: searched
        .map((document) => entryOf(document, words))
        .filter((entry): entry is IndexedEntry => entry !== null),
      // A section of the corporate pages is found itself, and names the pages below it.
      parents: documents.some((document) => !isSearched(document) || document.type === 'corporate_section'),
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
