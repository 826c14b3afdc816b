import { Container } from '@/components/ui/section';
import { remarksOn } from '@/lib/compliance/remark';
import { modelNames } from '@/lib/editorial/model-names';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { previewedDocument } from '@/lib/services/prismic/preview';
import * as css from './frame.css';

/**
 * What the rules of law and of quality say of the draft in this preview, as `npm run content check` does, in the language of the
 * page and with the names that the editor's screen has. Links to other documents are not followed.
 */
export async function LegalRemarks({ locale, draft }: { locale: Locale; draft: string }) {
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
