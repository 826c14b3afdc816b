import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { ArticleLayout, DocumentFrame } from '@/components/editorial/article-layout';
import { crumbsTo } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { formWords, thanksOf } from '@/components/forms/form-words';
import { column } from '@/components/forms/forms.css';
import { Notice } from '@/components/ui/notice';
import { Container, Section, Stack } from '@/components/ui/section';
import { isOver } from '@/lib/campaign/form';
import { idsOf } from '@/lib/campaign/schema';
import type { Page } from '@/lib/editorial/pages';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { CampaignForm } from './campaign-form';

type Document = Content.CampaignPageDocument;
type Props = { locale: Locale; page: Page<Document>; slices: ReactNode };

/** A campaign: the offer, its period, its terms, and the form to request it. */
export async function CampaignView({ locale, page, slices }: Props) {
  const { document, alternates } = page;
  const { data } = document;
  const t = await translations(locale, 'pages');
  const crumbs = await crumbsTo(locale, { text: data.title, href: document.url });
  return (
    <DocumentFrame
      locale={locale}
      document={document}
      alternates={alternates}
      crumbs={crumbs}
      below={data.ends_on && <p>{t('campaign.ends', { date: formatDay(data.ends_on, MARKETS[locale].tag) })}</p>}
    >
      <Section background="White">
        <Container className={column}>
          <Join locale={locale} document={document} />
        </Container>
      </Section>
      {slices}
      {isFilled.richText(data.terms) && (
        <ArticleLayout
          contents={{ label: t('article.contents'), headings: [] }}
          slices={
            <section id="terms">
              <h2>{t('campaign.terms')}</h2>
              <RichText field={data.terms} headings={3} />
            </section>
          }
        />
      )}
    </DocumentFrame>
  );
}

async function Join({ locale, document }: { locale: Locale; document: Document }) {
  const { data } = document;
  const t = await translations(locale, 'forms');
  if (await isOver(data.ends_on)) return <Notice>{t('campaign.over')}</Notice>;
  return (
    <Stack gap={5}>
      <h2>{t('campaign.title')}</h2>
      <CampaignForm
        locale={locale}
        words={await formWords(locale, 'campaign')}
        labels={{
          givenName: t('campaign.givenName'),
          email: t('campaign.email'),
          terms: t('campaign.terms'),
          readTerms: isFilled.richText(data.terms) ? t('campaign.readTerms') : null,
          newsletter: t('campaign.newsletter'),
          submit: t('campaign.submit'),
        }}
        ids={idsOf(document)}
        done={thanksOf(data.thanks, t('campaign.done'))}
      />
    </Stack>
  );
}
