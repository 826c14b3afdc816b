import { Container } from '@/components/ui/section';
import { legalFindings } from '@/lib/compliance/check';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { previewedDocument } from '@/lib/services/prismic/preview';
import * as css from './frame.css';

/**
 * What the rules of law say of the draft in this preview, as `npm run content check` does, with the field of each finding. Links to
 * other documents are not followed. The rules are written in English, as in the editor.
 */
export async function LegalRemarks({ locale, draft }: { locale: Locale; draft: string }) {
  const [t, document] = await Promise.all([translations(locale, 'pages'), previewedDocument(locale, draft)]);
  if (!document) return null;
  const day = new Date().toISOString().slice(0, 10);
  const findings = legalFindings(document, { day, linked: () => undefined });
  const summary = t('preview.legal', { count: findings.length });
  if (findings.length === 0) return <Container>{summary}</Container>;
  return (
    <Container>
      <details>
        <summary className={css.exit}>{summary}</summary>
        <ul lang="en" className={css.remarks}>
          {findings.map(({ field, sentence, rule, ahead }) => (
            <li key={`${rule.id} ${field} ${sentence}`}>
              <strong>{field}</strong> {sentence}. {ahead ? 'From' : 'Since'} {rule.from}
              {ahead && ' on'}: {rule.source}.
            </li>
          ))}
        </ul>
      </details>
    </Container>
  );
}
