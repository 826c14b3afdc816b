import { Container } from '@/components/ui/section';
import { fieldNames, modelNames } from '@/lib/editorial/model-names';
import { unpublishedFields } from '@/lib/editorial/unpublished';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { previewedDocument, publishedVersion } from '@/lib/services/prismic/preview';
import * as css from './frame.css';

/** Of a draft in a preview: its market and language, when it was last published, and which fields wait for it. */
export async function DraftFacts({ locale, draft }: { locale: Locale; draft: string }) {
  const [common, t, document] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'pages'),
    previewedDocument(locale, draft),
  ]);
  const published = document && (await publishedVersion(document));
  const changed = document && published ? unpublishedFields(document, published) : [];
  const waiting = document ? fieldNames(changed, await modelNames(document)) : [];
  const { tag } = MARKETS[locale];
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });
  return (
    <Container className={css.draftFacts}>
      <span>{common(`market.${locale}`)}</span>
      {document && (
        <span>
          {published
            ? t('preview.published', { date: format.format(new Date(published.last_publication_date)) })
            : t('preview.never')}
        </span>
      )}
      <a href="/editors" className={css.exit}>
        {t('preview.overview')}
      </a>
      {published && (
        <span>{waiting.length > 0 ? t('preview.waiting', { fields: waiting.join(' · ') }) : t('preview.same')}</span>
      )}
    </Container>
  );
}
