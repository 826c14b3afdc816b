import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { ArticleLayout } from '@/components/editorial/article-layout';
import { AuthorCard } from '@/components/editorial/author-card';
import { Byline, personOf } from '@/components/editorial/byline';
import { pictureOf } from '@/components/editorial/content-picture';
import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { headingsOf } from '@/lib/editorial/headings';
import { readingMinutes } from '@/lib/editorial/reading-time';
import { formatDay } from '@/lib/i18n/dates';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import type { NewsArticlePage } from '@/lib/news/queries';
import { newsGraph } from './news-graph';
import { NewsGrid } from './news-grid';

type Props = { locale: Locale; page: NewsArticlePage; slices: ReactNode };

export async function NewsArticleView({ locale, page, slices }: Props) {
  const { document, others, twins } = page;
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
      background={data.section_background}
      twins={twins}
      crumbs={crumbs}
      graph={newsGraph(locale, page)}
    >
      <PageHero
        background={data.section_background}
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
