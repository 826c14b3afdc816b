import 'server-only';
import { type Content, filter } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import type { Locale } from '../platform/markets';
import { type Alternates, alternatesOf, type DraftRef, getAll, getByUid, getPage } from '../services/prismic/documents';
import { cacheTags, documentTags, listTag, memberTag, shownIn } from '../services/prismic/tags';
import { type AdviceCardView, adviceCard } from './health-cards';
import { type ListPage, listPage } from './page-meta';

type Author = Content.AuthorDocument;

export async function getAuthors(locale: Locale, ref?: DraftRef): Promise<Author[]> {
  'use cache';
  cacheLife('content');
  const authors = await getAll('author', locale, ref);
  cacheTags([listTag('author', locale), ...documentTags(authors)]);
  return authors.sort((a, b) => (a.data.position ?? 0) - (b.data.position ?? 0));
}

export type AuthorPage = { document: Author; advice: ListPage<AdviceCardView>; alternates: Alternates };

/** An author with a page of the advice that they wrote; null when there is no such page. */
export async function getAuthorPage(
  locale: Locale,
  uid: string,
  page: number,
  ref?: DraftRef,
): Promise<AuthorPage | null> {
  'use cache';
  const document = await getByUid('author', uid, locale, ref);
  if (!document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  const [found, alternates] = await Promise.all([
    getPage('advice', {
      lang: locale,
      page,
      pageSize: 12,
      orderings: [{ field: 'my.advice.published_on', direction: 'desc' }],
      filters: [filter.at('my.advice.author', document.id)],
      ref,
    }),
    alternatesOf(document, ref),
  ]);
  const themes = shownIn(found.documents.map(({ data }) => data.theme));
  cacheTags([
    listTag('advice', locale),
    memberTag(document.id),
    ...documentTags([document, ...found.documents, ...themes]),
  ]);
  const advice = listPage(found, page, adviceCard);
  return advice && { document, advice, alternates };
}
