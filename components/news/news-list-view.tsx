import { isFilled } from '@prismicio/client';
import { crumbsTo } from '@/components/editorial/crumbs';
import { ListPagination } from '@/components/editorial/list-pagination';
import { PageHero } from '@/components/editorial/page-hero';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state';
import { Container, Section } from '@/components/ui/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { NewsListPage } from '@/lib/news/queries';
import { routeTwins } from '@/lib/seo/route-twins';
import { NewsGrid } from './news-grid';

const ROUTE = '/news/[[...path]]';

/** All news, or those of a category, newest first. */
export async function NewsListView({ locale, page }: { locale: Locale; page: NewsListPage }) {
  const { document, categories, news } = page;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const landing = pathFor(locale, ROUTE);
  const base = document?.url ?? landing;
  const title = document?.data.title || t('news.title');
  const background = document?.data.section_background ?? 'Beige Light';
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
      twins={document ? page.twins : routeTwins(ROUTE)}
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
