import 'server-only';
import { type Content, filter, isFilled } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { isBelow } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import {
  type Alternates,
  alternatesOf,
  cacheTags,
  type DraftRef,
  documentTags,
  getAll,
  getByUid,
  getPage,
  listTag,
  memberTag,
  pageTags,
} from '../services/prismic/documents';
import { type ContentImage, imageOf } from '../services/prismic/links';
import { backgroundOf } from '../services/prismic/selects';
import { type ListPage, listPage, NO_DOCUMENTS } from './page-meta';

type Category = Content.NewsCategoryDocument;
type Article = Content.NewsArticleDocument;
const NEWS_PER_PAGE = 9;

export type NewsCardView = {
  id: string;
  href: string;
  title: string;
  standfirst: string;
  category: string;
  /** Day of publication, ISO 8601. */
  publishedOn: string | null;
  picture: ContentImage | null;
  background: string | null;
};

/** Null when the article has no address. */
function newsCard({ id, url, data }: Article): NewsCardView | null {
  if (!url) return null;
  return {
    id,
    href: url,
    title: data.title ?? '',
    standfirst: data.standfirst ?? '',
    category: (isFilled.contentRelationship(data.category) && data.category.data?.title) || '',
    publishedOn: data.published_on,
    picture: imageOf(data.picture),
    background: backgroundOf(data.section_background),
  };
}

export async function getNewsCategories(locale: Locale, ref?: DraftRef): Promise<Category[]> {
  'use cache';
  cacheLife('content');
  const categories = await getAll('news_category', locale, ref);
  cacheTags([listTag('news_category', locale), ...documentTags(categories)]);
  return categories.sort((a, b) => (a.data.position ?? 0) - (b.data.position ?? 0));
}

type NewsQuery = {
  locale: Locale;
  categories: readonly { id: string }[];
  page: number;
  pageSize?: number;
  ref: DraftRef;
};

/** One page of the news of some categories. An article that lost its category has no address and is in no list. */
async function newsList({ locale, categories, page, pageSize = NEWS_PER_PAGE, ref }: NewsQuery) {
  const ids = categories.map(({ id }) => id);
  const filters = [filter.any('my.news_article.category', ids)];
  const orderings = [{ field: 'my.news_article.published_on', direction: 'desc' } as const];
  const query = { lang: locale, page, pageSize, orderings, filters, ref };
  const found = ids.length > 0 ? await getPage('news_article', query) : NO_DOCUMENTS;
  cacheTags([listTag('news_article', locale), ...ids.map(memberTag), ...documentTags(found.documents)]);
  return listPage(found, page, newsCard);
}

export type NewsListPage = {
  /** Null for the list of all news. */
  document: Category | null;
  categories: Category[];
  news: ListPage<NewsCardView>;
  alternates: Alternates;
};

/** News of a category, or all when `uid` is null, newest first; null when there is no such page. */
export async function getNewsList(
  locale: Locale,
  uid: string | null,
  page: number,
  ref?: DraftRef,
): Promise<NewsListPage | null> {
  'use cache';
  const document = uid === null ? null : await getByUid('news_category', uid, locale, ref);
  if (uid !== null && !document) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  const categories = await getNewsCategories(locale, ref);
  const [news, alternates] = await Promise.all([
    newsList({ locale, categories: document ? [document] : categories, page, ref }),
    document ? alternatesOf(document, ref) : {},
  ]);
  return news && { document, categories, news, alternates };
}

export type NewsArticlePage = { document: Article; others: NewsCardView[]; alternates: Alternates };

/** The article at `<category>/<uid>`, and three others of its category; null when it does not exist. */
export async function getNewsArticle(
  locale: Locale,
  path: readonly string[],
  ref?: DraftRef,
): Promise<NewsArticlePage | null> {
  'use cache';
  const document = await getByUid('news_article', path.at(-1) ?? '', locale, ref);
  // Also where it has another address: an edit may move it to this one.
  if (document) cacheTags(pageTags(document));
  if (!document || !isBelow(document.url, path, locale)) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  const { category } = document.data;
  const categories = isFilled.contentRelationship(category) ? [category] : [];
  const [others, alternates] = await Promise.all([
    newsList({ locale, categories, page: 1, pageSize: 4, ref }),
    alternatesOf(document, ref),
  ]);
  return { document, others: (others?.items ?? []).filter(({ id }) => id !== document.id).slice(0, 3), alternates };
}
