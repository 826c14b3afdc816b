import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { SearchSelection } from '@/lib/search/types';
import { resultsHref } from './results-href';
import { SiteWays } from './site-ways';

/** What is said where nothing can be looked for: the same address again, and the ways that need no search. */
export async function SearchAway({ locale, selection }: { locale: Locale; selection: SearchSelection }) {
  const t = await translations(locale, 'search');
  return (
    <>
      <EmptyState
        as="h2"
        title={t('away.title')}
        action={
          <ButtonRow>
            <ButtonLink href={resultsHref(locale, selection)} prefetch={false}>
              {t('away.retry')}
            </ButtonLink>
          </ButtonRow>
        }
      >
        <p>{t('away.text')}</p>
      </EmptyState>
      <SiteWays locale={locale} />
    </>
  );
}
