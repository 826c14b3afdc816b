import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Breadcrumb, crumbsTo, ListPagination } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/error-view';
import { VisuallyHidden } from '@/components/ui/icon';
import { inOrder } from '@/components/ui/markup';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { headingsOf, readingMinutes } from '@/lib/editorial/headings';
import type { NewsArticlePage, NewsCardView, NewsListPage } from '@/lib/editorial/news';
import { formatDay } from '@/lib/platform/i18n/dates';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { type Node, newsNodes } from '@/lib/seo/json-ld';
import { routeAlternates } from '@/lib/seo/metadata';
import { imageOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import { getPublisher } from '@/lib/settings/queries';
import * as css from './article.css';
import { ArticleLayout } from './article-layout';
import { AdviceCard, AuthorCard, Byline, personOf } from './cards';
import { PageHero } from './hero';
import { RichText } from './rich-text';

async function newsGraph(locale: Locale, { document: { data, url } }: NewsArticlePage): Promise<Node[]> {
  const author = personOf(data.author);
  return newsNodes({
    url: absoluteUrl(locale, url ?? ''),
    publisher: await getPublisher(locale),
    language: MARKETS[locale].tag,
    headline: data.title ?? '',
    description: data.standfirst,
    image: imageOf(data.picture)?.src,
    publishedOn: data.published_on,
    author: author && { name: author.name, role: author.role, url: author.href && absoluteUrl(locale, author.href) },
  });
}

/** News cards in rows of three, two or one. */
function NewsGrid({ locale, news }: { locale: Locale; news: readonly NewsCardView[] }) {
  return (
    <ul role="list" className={css.cards}>
      {inOrder(news, ({ id, category, publishedOn, ...card }) => (
        <li>
          <AdviceCard
            {...card}
            theme={category}
            meta={publishedOn ? formatDay(publishedOn, MARKETS[locale].tag) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = { locale: Locale; page: NewsArticlePage; slices: ReactNode };

export async function NewsArticleView({ locale, page, slices }: Props) {
  const { document, others, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const category = isFilled.contentRelationship(data.category) ? data.category : null;
  const crumbs = await crumbsTo(
    locale,
    { text: t('news.title'), href: pathFor(locale, '/news/[[...path]]') },
    { text: category?.data?.title, href: category?.url },
    { text: data.title, href: document.url },
  );
  const day = data.published_on && formatDay(data.published_on, MARKETS[locale].tag);
  const author = personOf(data.author);
  const facts = [
    ...(day && data.published_on
      ? [{ key: 'published', body: <time dateTime={data.published_on}>{t('article.published', { date: day })}</time> }]
      : []),
    { key: 'reading', body: t('article.reading', { minutes: readingMinutes(data.slices) }) },
  ];
  return (
    <PageFrame
      locale={locale}
      background={backgroundOf(data.section_background)}
      alternates={alternates}
      crumbs={crumbs}
      graph={await newsGraph(locale, page)}
    >
      <PageHero
        background={backgroundOf(data.section_background)}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={data.standfirst && <p>{data.standfirst}</p>}
        picture={pictureOf(data.picture)}
      >
        <Byline author={data.author} facts={facts} />
      </PageHero>
      <ArticleLayout contents={{ label: t('article.contents'), headings: headingsOf(data.slices) }} slices={slices}>
        {author && <AuthorCard {...author} />}
      </ArticleLayout>
      {others.length > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={t('news.others')} />
            <NewsGrid locale={locale} news={others} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}

const ROUTE = '/news/[[...path]]';

/** All news, or those of a category, newest first. */
export async function NewsListView({ locale, page }: { locale: Locale; page: NewsListPage }) {
  const { document, categories, news } = page;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const landing = pathFor(locale, ROUTE);
  const base = document?.url ?? landing;
  const title = document?.data.title || t('news.title');
  const background = backgroundOf(document?.data.section_background) ?? 'Beige Light';
  const crumbs = await crumbsTo(
    locale,
    { text: t('news.title'), href: landing },
    { text: document?.data.title, href: document?.url },
  );
  const chips = [
    { href: landing, text: t('news.all'), current: base === landing },
    ...categories.flatMap(({ url, data }) =>
      url ? [{ href: url, text: data.title ?? '', current: url === base }] : [],
    ),
  ];
  const intro = document && isFilled.richText(document.data.intro) && <RichText field={document.data.intro} />;
  return (
    <PageFrame
      locale={locale}
      background={background}
      alternates={document ? page.alternates : routeAlternates(ROUTE)}
      crumbs={crumbs}
    >
      <PageHero
        background={background}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={document ? intro : <p>{t('news.intro')}</p>}
        chips={{ label: t('news.categories'), links: chips }}
      />
      <Section background="White">
        <Container>
          <VisuallyHidden as="h2">{title}</VisuallyHidden>
          {news.items.length > 0 ? (
            <NewsGrid locale={locale} news={news.items} />
          ) : (
            <EmptyState title={t('news.none')} />
          )}
          <ListPagination locale={locale} base={base} page={news.page} pages={news.pages} />
        </Container>
      </Section>
    </PageFrame>
  );
}
