import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { muted } from '@/components/ui/text.css';
import { headingsOf } from '@/lib/editorial/headings';
import type { Page } from '@/lib/editorial/pages';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { ArticleLayout, DocumentFrame } from './article-layout';
import { crumbsTo } from './crumbs';
import { PageHero } from './page-hero';
import { RichText } from './rich-text';

type Props<D> = { locale: Locale; page: Page<D>; slices: ReactNode };

/** A page of slices below its title. */
export async function PlainView({ locale, page, slices }: Props<Content.PageDocument | Content.JobLandingDocument>) {
  const { document, twins } = page;
  const crumbs = await crumbsTo(locale, { text: document.data.title, href: document.url });
  return (
    <DocumentFrame locale={locale} document={document} twins={twins} crumbs={crumbs}>
      {slices}
    </DocumentFrame>
  );
}

/** A legal text, on white, with its table of contents. */
export async function LegalView({ locale, page, slices }: Props<Content.LegalPageDocument>) {
  const { document, twins } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const crumbs = await crumbsTo(locale, { text: data.short_title || data.title, href: document.url });
  return (
    <PageFrame locale={locale} background="Beige Light" twins={twins} crumbs={crumbs}>
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={isFilled.richText(data.intro) && <RichText field={data.intro} />}
      >
        {data.updated_on && (
          <p className={muted}>{t('legal.updated', { date: formatDay(data.updated_on, MARKETS[locale].tag) })}</p>
        )}
      </PageHero>
      <ArticleLayout contents={{ label: t('article.contents'), headings: headingsOf(data.slices) }} slices={slices} />
    </PageFrame>
  );
}
