import { type Content, isFilled } from '@prismicio/client';
import { Breadcrumb, crumbsTo, ListPagination } from '@/components/editorial/page-navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { CatalogueCardView } from '@/components/product/catalogue-card';
import { EmptyState } from '@/components/ui/error-view';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { getShelf } from '@/lib/catalogue/cards';
import { linkedProduct } from '@/lib/catalogue/product';
import { headingsOf, readingMinutes } from '@/lib/editorial/headings';
import {
  type AdviceCardView,
  type AdvicePage,
  type HealthLanding,
  linkedAdvice,
  type ThemePage,
} from '@/lib/editorial/health';
import type { ListPage } from '@/lib/editorial/page-meta';
import { formatDay } from '@/lib/platform/i18n/dates';
import { absoluteUrl, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { adviceNodes, type Node } from '@/lib/seo/json-ld';
import { routeAlternates } from '@/lib/seo/metadata';
import { imageOf, pictureOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import { getPublisher } from '@/lib/settings/queries';
import * as parts from './article.css';
import { ArticleLayout, Consult, KeyPoints, Sources } from './article-layout';
import { AdviceGrid, AuthorCard, Byline, personOf } from './cards';
import { PageHero } from './hero';
import { RichText } from './rich-text';

type Theme = Content.HealthThemeDocument;

async function chipsOf(locale: Locale, themes: readonly Theme[], current: string) {
  const t = await translations(locale, 'pages');
  const landing = pathFor(locale, '/health/[[...path]]');
  return {
    label: t('health.themes'),
    links: [
      { href: landing, text: t('health.all'), current: current === landing },
      ...themes.flatMap(({ url, data }) =>
        url ? [{ href: url, text: data.short_title || data.title || '', current: url === current }] : [],
      ),
    ],
  };
}

/** All advice, newest first, below its themes. */
export async function HealthLandingView({ locale, page }: { locale: Locale; page: HealthLanding }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const base = pathFor(locale, '/health/[[...path]]');
  const crumbs = await crumbsTo(locale, { text: t('health.title'), href: base });
  return (
    <PageFrame locale={locale} background="Aqua" alternates={routeAlternates('/health/[[...path]]')} crumbs={crumbs}>
      <PageHero
        background="Aqua"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('health.title')}
        intro={<p>{t('health.intro')}</p>}
        chips={await chipsOf(locale, page.themes, base)}
      />
      <AdviceSection locale={locale} title={t('health.latest')} base={base} advice={page.advice} />
    </PageFrame>
  );
}

export async function ThemeView({ locale, page }: { locale: Locale; page: ThemePage }) {
  const { document, themes, advice, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const url = document.url ?? '';
  const crumbs = await crumbsTo(
    locale,
    { text: t('health.title'), href: pathFor(locale, '/health/[[...path]]') },
    { text: data.short_title || data.title, href: url },
  );
  return (
    <PageFrame
      locale={locale}
      background={backgroundOf(data.section_background)}
      alternates={alternates}
      crumbs={crumbs}
    >
      <PageHero
        background={backgroundOf(data.section_background)}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
        plant={pictureOf(data.picture)}
        chips={await chipsOf(locale, themes, url)}
      />
      <AdviceSection locale={locale} title={t('health.count', { count: advice.total })} base={url} advice={advice} />
    </PageFrame>
  );
}

type ListProps = { locale: Locale; title: string; base: string; advice: ListPage<AdviceCardView> };

async function AdviceSection({ locale, title, base, advice }: ListProps) {
  const t = await translations(locale, 'pages');
  return (
    <Section background="White">
      <Container>
        {advice.items.length > 0 ? (
          <>
            <SectionHead title={title} />
            <AdviceGrid locale={locale} advice={advice.items} />
          </>
        ) : (
          <EmptyState as="h2" title={t('health.none')} />
        )}
        <ListPagination locale={locale} base={base} page={advice.page} pages={advice.pages} />
      </Container>
    </Section>
  );
}

/** Who reviewed an advice, for the page and for its structured data: with a date, and with a page of their own. */
function reviewerOf({ reviewed_on, reviewer }: AdvicePage['document']['data']) {
  const person = reviewed_on ? personOf(reviewer) : null;
  return person?.href ? { ...person, href: person.href } : null;
}

/** Structured data of an advice article, limited to what its page shows: author, reviewer, dates, and sources. */
async function adviceGraph(locale: Locale, { document }: AdvicePage): Promise<Node[]> {
  const { data, url } = document;
  const person = (found: ReturnType<typeof personOf>) =>
    found && { name: found.name, role: found.role, url: found.href && absoluteUrl(locale, found.href) };
  const theme = isFilled.contentRelationship(data.theme) ? data.theme.data : undefined;
  return adviceNodes({
    url: absoluteUrl(locale, url ?? ''),
    publisher: await getPublisher(locale),
    language: MARKETS[locale].tag,
    headline: data.title ?? '',
    description: data.standfirst,
    image: imageOf(data.meta_image)?.src ?? imageOf(data.picture)?.src,
    publishedOn: data.published_on,
    modifiedOn: data.reviewed_on,
    author: person(personOf(data.author)),
    reviewer: person(reviewerOf(data)),
    about: theme?.title ?? '',
    sources: data.sources.flatMap(({ label }) => label ?? []),
  });
}

const CONSULT = 'consult';
type Props = { locale: Locale; page: AdvicePage; slices: React.ReactNode };

/** A health advice article: author and reviewer, the text, when to consult a doctor, its sources, and related content. */
export async function AdviceView({ locale, page, slices }: Props) {
  const { document, alternates } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const theme = isFilled.contentRelationship(data.theme) ? data.theme : null;
  const crumbs = await crumbsTo(
    locale,
    { text: t('health.title'), href: pathFor(locale, '/health/[[...path]]') },
    { text: theme?.data?.short_title || theme?.data?.title, href: theme?.url },
    { text: data.title, href: document.url },
  );
  const author = personOf(data.author);
  const related = data.related_advice.map(({ advice }) => linkedAdvice(advice)).filter((card) => card !== null);
  const headings = headingsOf(data.slices);
  const consult = isFilled.richText(data.when_to_consult) ? [{ id: CONSULT, text: t('article.consult') }] : [];
  const products = await citedProducts(page, locale);
  return (
    <PageFrame
      locale={locale}
      background={backgroundOf(data.section_background)}
      alternates={alternates}
      crumbs={crumbs}
      graph={await adviceGraph(locale, page)}
    >
      <PageHero
        background={backgroundOf(data.section_background)}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={data.standfirst && <p>{data.standfirst}</p>}
        plant={pictureOf(data.picture)}
        label={data.plate_label ? { name: data.plate_label, latin: data.latin_name ?? undefined } : undefined}
      >
        <AdviceByline locale={locale} page={page} />
      </PageHero>
      <ArticleLayout
        contents={{ label: t('article.contents'), headings: [...headings, ...consult] }}
        slices={
          <>
            <KeyPoints title={t('article.keyPoints')} points={data.key_points} />
            {slices}
          </>
        }
        aside={
          products.length > 0
            ? {
                title: t('article.products'),
                body: (
                  <ul role="list" className={parts.articlePartsAside}>
                    {inOrder(products, (card) => (
                      <CatalogueCardView locale={locale} card={card} sizes="10rem" />
                    ))}
                  </ul>
                ),
              }
            : undefined
        }
      >
        <Consult id={CONSULT} title={t('article.consult')} text={data.when_to_consult} />
        <Sources title={t('article.sources')} sources={data.sources} />
        {author && <AuthorCard {...author} />}
      </ArticleLayout>
      {related.length > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={t('article.readNext')} />
            <AdviceGrid locale={locale} advice={related} />
          </Container>
        </Section>
      )}
    </PageFrame>
  );
}

async function citedProducts({ document }: AdvicePage, locale: Locale) {
  const sources = document.data.related_products.map(({ product }) => linkedProduct(product));
  const named = sources.filter((source) => source !== null);
  return named.length > 0 ? getShelf(named, locale) : [];
}

async function AdviceByline({ locale, page }: { locale: Locale; page: AdvicePage }) {
  const { data } = page.document;
  const t = await translations(locale, 'pages');
  const { tag } = MARKETS[locale];
  const reviewer = reviewerOf(data);
  const facts = [
    data.published_on && {
      key: 'published',
      body: (
        <time dateTime={data.published_on}>{t('article.published', { date: formatDay(data.published_on, tag) })}</time>
      ),
    },
    data.reviewed_on && {
      key: 'reviewed',
      body: (
        <>
          <time dateTime={data.reviewed_on}>{t('article.reviewed', { date: formatDay(data.reviewed_on, tag) })}</time>
          {reviewer && (
            <>
              {' '}
              <Link href={reviewer.href}>{t('article.reviewedBy', { name: reviewer.name })}</Link>
            </>
          )}
        </>
      ),
    },
    { key: 'reading', body: t('article.reading', { minutes: readingMinutes(data.slices) }) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return <Byline author={data.author} facts={facts} />;
}
