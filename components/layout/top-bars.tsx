import { getToolbarSrc } from '@prismicio/client';
import { WatchedPromotion } from '@/components/analytics/marks';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { env } from '@/lib/platform/env';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './frame.css';
import { PreviewEvents } from './islands';
import type { LinkItem } from './types';

/** One line and one link, shown on the shop, its three sub-listings and the products that are sold. */
export function PreHeader({ label, text, link }: { label: string; text: string; link?: LinkItem }) {
  return (
    <aside className={css.bar} aria-label={label}>
      <Container className={css.line}>
        <p>
          {text}{' '}
          {link && (
            <Link className={css.link} href={link.href} prefetch={false}>
              {link.text}
            </Link>
          )}
        </p>
        <WatchedPromotion id="announcement" name={text} />
      </Container>
    </aside>
  );
}

/** Tells an editor in a preview that this is a draft, and how to leave it; not shown to visitors. */
export async function DraftBar({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'pages');
  const { PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY } = env();
  return (
    <aside className={css.draftBar} aria-label={t('preview.bar')}>
      <Container className={css.draftBarLine}>
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
