import { Container } from '@/components/ui/section';
import { remarksOn } from '@/lib/compliance/remark';
import { fieldNames, modelNames, unpublishedFields } from '@/lib/editorial/editors';
import { toolbarAddress } from '@/lib/platform/content-endpoint';
import { env } from '@/lib/platform/env';
import { dateText } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { previewedDocument, publishedVersion } from '@/lib/services/prismic/preview';
import * as css from './frame.css';
import { PreviewEvents } from './islands';

/** Of a draft in a preview: its market and language, when it was last published, and which fields wait for it. */
async function DraftFacts({ locale, draft }: { locale: Locale; draft: string }) {
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
            ? t('preview.published', { date: dateText(format, new Date(published.last_publication_date)) })
            : t('preview.never')}
        </span>
      )}
      <a href={`/editors?lang=${locale}`} className={css.exit}>
        {t('preview.overview')}
      </a>
      {published && (
        <span>{waiting.length > 0 ? t('preview.waiting', { fields: waiting.join(' · ') }) : t('preview.same')}</span>
      )}
    </Container>
  );
}

/**
 * What the rules of law and of quality say of the draft in this preview, as `npm run content check` does, in the language of the
 * page and with the names that the editor's screen has. Links to other documents are not followed.
 */
async function LegalRemarks({ locale, draft }: { locale: Locale; draft: string }) {
  const [t, document] = await Promise.all([translations(locale, 'pages'), previewedDocument(locale, draft)]);
  if (!document) return null;
  const day = new Date().toISOString().slice(0, 10);
  const names = await modelNames(document);
  const remarks = remarksOn(document, { day, names, language: MARKETS[locale].language });
  const summary = t('preview.legal', { count: remarks.length });
  if (remarks.length === 0) return <Container>{summary}</Container>;
  return (
    <Container>
      <details>
        <summary className={css.exit}>{summary}</summary>
        <ul className={css.remarks}>
          {remarks.map(({ place, sentence, quote, why }) => (
            <li key={`${place} ${sentence} ${quote}`}>
              <strong className={css.place}>{place}</strong> {sentence}
              {quote && <q className={css.quoted}>{quote}</q>}
              {why && <span className={css.why}>{why}</span>}
            </li>
          ))}
        </ul>
      </details>
    </Container>
  );
}

/** Tells an editor in a preview that this is a draft, and how to leave it; not shown to visitors. */
export async function DraftBar({ locale, draft }: { locale: Locale; draft: string }) {
  const t = await translations(locale, 'pages');
  return (
    <aside className={css.draftBar} aria-label={t('preview.bar')}>
      <Container className={css.draftBarLine}>
        <span>{t('preview.bar')}</span>
        <a href="/api/exit-preview" className={css.exit}>
          {t('preview.exit')}
        </a>
      </Container>
      <DraftFacts locale={locale} draft={draft} />
      <LegalRemarks locale={locale} draft={draft} />
      <PreviewEvents toolbar={toolbarAddress(env())} />
    </aside>
  );
}
