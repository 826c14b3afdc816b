import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import type { Locale } from '../platform/markets';
import { type Alternates, alternatesOf, type DraftRef, getAll, getByUid } from '../services/prismic/documents';
import { cacheTags, documentTags, listTag } from '../services/prismic/tags';
import { type AdviceCardView, adviceList, getThemes } from './health';
import type { ListPage } from './page-meta';

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
  cacheTags(documentTags([document]));
  const themes = await getThemes(locale, ref);
  const [advice, alternates] = await Promise.all([
    adviceList({ locale, themes, author: document, page, ref }),
    alternatesOf(document, ref),
  ]);
  return advice && { document, advice, alternates };
}
