import { type Content, isFilled } from '@prismicio/client';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section, SectionHead } from '@/components/ui/section';
import type { HealthLanding, ThemePage } from '@/lib/editorial/health';
import type { AdviceCardView } from '@/lib/editorial/health-cards';
import type { ListPage } from '@/lib/editorial/list';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { AdviceGrid } from './advice-card';
import { pictureOf } from './content-picture';
import { crumbsTo } from './crumbs';
import { PageHero } from './page-hero';
import { ListPagination } from './page-links';
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
    <PageFrame locale={locale} background="Aqua" twins={routeAlternates('/health/[[...path]]')} crumbs={crumbs}>
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
  const { document, themes, advice, twins } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const url = document.url ?? '';
  const crumbs = await crumbsTo(
    locale,
    { text: t('health.title'), href: pathFor(locale, '/health/[[...path]]') },
    { text: data.short_title || data.title, href: url },
  );
  return (
    <PageFrame locale={locale} background={data.section_background} twins={twins} crumbs={crumbs}>
      <PageHero
        background={data.section_background}
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
  return (
    <Section background="White">
      <Container>
        <SectionHead title={title} />
        <AdviceGrid locale={locale} advice={advice.items} />
        <ListPagination locale={locale} base={base} page={advice.page} pages={advice.pages} />
      </Container>
    </Section>
  );
}
