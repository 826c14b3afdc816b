import { type Content, isFilled } from '@prismicio/client';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Notice } from '@/components/ui/notice';
import { headingId } from '@/lib/editorial/headings';
import type { Page } from '@/lib/editorial/pages';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { ArticleLayout } from './article-layout';
import { crumbsTo } from './crumbs';
import { PageHero } from './page-hero';
import { RichText } from './rich-text';

const PARTS = ['scope', 'results', 'exceptions', 'technologies', 'contact', 'recourse'] as const;

/** The accessibility statement, in the order and with the parts that the law requires. */
export async function AccessibilityView({
  locale,
  page,
}: {
  locale: Locale;
  page: Page<Content.AccessibilityStatementDocument>;
}) {
  const { document, twins } = page;
  const { data } = document;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const crumbs = await crumbsTo(locale, { text: data.title, href: document.url });
  const parts = PARTS.filter((part) => isFilled.richText(data[part])).map((part) => ({
    id: headingId(part),
    text: t(`accessibility.${part}`),
    field: data[part],
  }));
  const date = data.established_on ? formatDay(data.established_on, MARKETS[locale].tag) : '';
  return (
    <PageFrame locale={locale} background="Beige Light" twins={twins} crumbs={crumbs}>
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={data.title ?? ''}
        intro={<p>{t('accessibility.entity', { entity: data.entity ?? '', date })}</p>}
      />
      <ArticleLayout
        contents={{ label: t('article.contents'), headings: parts }}
        slices={
          <>
            <Notice tone={data.status === 'total' ? 'success' : 'info'}>
              <p>
                <strong>{t(`accessibility.status.${data.status ?? 'none'}`)}</strong>
              </p>
              {data.score !== null && (
                <p>{t('accessibility.score', { score: data.score, standard: data.standard ?? '' })}</p>
              )}
            </Notice>
            {parts.map(({ id, text, field }) => (
              <section key={id} id={id}>
                <h2>{text}</h2>
                <RichText field={field} headings={3} />
              </section>
            ))}
          </>
        }
      />
    </PageFrame>
  );
}
