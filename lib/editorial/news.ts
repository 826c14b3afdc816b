import 'server-only';
import { type Content, filter, isFilled } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { isBelow } from '../platform/i18n/paths';
import type { Locale } from '../platform/markets';
import { type Alternates, alternatesOf, type DraftRef, getAll, getByUid, getPage } from '../services/prismic/documents';
import { type ContentImage, imageOf } from '../services/prismic/links';
import { backgroundOf } from '../services/prismic/selects';
import { cacheTags, documentTags, listTag, memberTag, pageTags } from '../services/prismic/tags';
import { type ListPage, listPage } from './page-meta';

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

const newsCard = ({ id, url, data }: Article): NewsCardView => ({
  id,
  href: url ?? '',
  title: data.title ?? '',
  standfirst: data.standfirst ?? '',
  category: (isFilled.contentRelationship(data.category) && data.category.data?.title) || '',
  publishedOn: data.published_on,
  picture: imageOf(data.picture),
  background: backgroundOf(data.section_background),
});

export async function getNewsCategories(locale: Locale, ref?: DraftRef): Promise<Category[]> {
  'use cache';
  cacheLife('content');
  const categories = await getAll('news_category', locale, ref);
  cacheTags([listTag('news_category', locale), ...documentTags(categories)]);
  return categories.sort((a, b) => (a.data.position ?? 0) - (b.data.position ?? 0));
}

/** @param category id of the category to restrict the list to, or null for all news */
async function newsList(
  locale: Locale,
  page: number,
  category: string | null,
  ref: DraftRef,
  pageSize = NEWS_PER_PAGE,
) {
  const filters = category ? [filter.at('my.news_article.category', category)] : [];
  const orderings = [{ field: 'my.news_article.published_on', direction: 'desc' } as const];
  const found = await getPage('news_article', { lang: locale, page, pageSize, orderings, filters, ref });
  cacheTags([
    listTag('news_article', locale),
    ...(category ? [memberTag(category)] : []),
    ...documentTags(found.documents),
  ]);
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
  const [categories, news, alternates] = await Promise.all([
    getNewsCategories(locale, ref),
    newsList(locale, page, document?.id ?? null, ref),
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
  if (!document || !isBelow(document.url, path, locale)) {
    cacheLife('absent');
    return null;
  }
  cacheLife('content');
  cacheTags(pageTags(document));
  const { category } = document.data;
  const near = isFilled.contentRelationship(category) ? category.id : null;
  const [others, alternates] = await Promise.all([newsList(locale, 1, near, ref, 4), alternatesOf(document, ref)]);
  return { document, others: (others?.items ?? []).filter(({ id }) => id !== document.id).slice(0, 3), alternates };
}
