import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewsArticleView, NewsListView } from '@/components/editorial/news-view';
import { getNewsArticle, getNewsList } from '@/lib/editorial/news';
import { pageMetaOf } from '@/lib/editorial/page-meta';
import { staticPaths } from '@/lib/editorial/pages';
import { pathFor, readPlace } from '@/lib/platform/i18n/routes';
import { localeOf, translations } from '@/lib/platform/i18n/translations';
import { numbered, pageMetadata, routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { Slices } from '@/slices/zone';

export const ensureStatic = 'navigation';

const ROUTE = '/news/[[...path]]';
type Props = PageProps<'/[country]/[locale]/news/[[...path]]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  staticPaths(params.locale, ROUTE, 'news_category', 'news_article');

/** Resolves a path below `nos-actualites`: all news, a category, an article, or nothing. */
async function read({ params }: Props) {
  const { locale: segment, path = [] } = await params;
  const locale = localeOf(segment);
  const place = readPlace(path, locale);
  if (!place) notFound();
  const { segments, page } = place;
  const ref = await draftRef(locale);
  const list = segments.length < 2 ? await getNewsList(locale, segments[0] ?? null, page, ref) : null;
  const article = segments.length > 1 && page === 1 ? await getNewsArticle(locale, segments, ref) : null;
  if (!list && !article) notFound();
  return { locale, page, ref, list, article };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, list, article } = await read(props);
  const t = await translations(locale, 'pages');
  if (article) {
    const { data, url } = article.document;
    return pageMetadata(locale, {
      ...pageMetaOf(data, data.picture),
      path: url ?? '',
      alternates: article.alternates,
      article: { publishedOn: data.published_on },
    });
  }
  const meta = list?.document && pageMetaOf(list.document.data);
  const base = list?.document?.url ?? pathFor(locale, ROUTE);
  const alternates = list?.document ? list.alternates : routeAlternates(ROUTE);
  return pageMetadata(locale, {
    ...(await numbered(locale, meta?.title ?? t('news.title'), base, page, alternates)),
    description: meta ? meta.description : t('news.metaDescription'),
    image: meta?.image,
  });
}

export default async function NewsPage(props: Props) {
  const { locale, ref, list, article } = await read(props);
  if (list) return <NewsListView locale={locale} page={list} />;
  if (!article) notFound();
  return (
    <NewsArticleView
      locale={locale}
      page={article}
      slices={<Slices slices={article.document.data.slices} locale={locale} draft={ref} />}
    />
  );
}
