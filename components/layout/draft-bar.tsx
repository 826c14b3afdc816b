import { getToolbarSrc } from '@prismicio/client';
import { Container } from '@/components/ui/section';
import { env } from '@/lib/env';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './draft-bar.css';
import { PreviewEvents } from './islands';

/** Says that this is a draft, and how to leave it; only an editor in a preview sees it. */
export async function DraftBar({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'pages');
  const { PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY } = env();
  return (
    <aside className={css.bar} aria-label={t('preview.bar')}>
      <Container className={css.line}>
        <span>{t('preview.bar')}</span>
        <a href="/api/exit-preview" className={css.exit}>
          {t('preview.exit')}
        </a>
      </Container>
      <PreviewEvents
        toolbar={
          PRISMIC_API_ENDPOINT ? new URL('/toolbar.js', PRISMIC_API_ENDPOINT).href : getToolbarSrc(PRISMIC_REPOSITORY)
        }
      />
    </aside>
  );
}
