import { ChipLink, ChipRow } from '@/components/ui/chip';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './frequent-searches.css';
import { resultsHref } from './results-href';

type Props = { locale: Locale; searches: readonly string[]; className?: string };

/** The editors' choice of what to look for, as links to the results. */
export async function FrequentSearches({ locale, searches, className }: Props) {
  if (searches.length === 0) return null;
  const t = await translations(locale, 'search');
  return (
    <nav aria-label={t('frequent')} className={className}>
      <p className={css.title} aria-hidden="true">
        {t('frequent')}
      </p>
      <ChipRow>
        {searches.map((query) => (
          <ChipLink key={query} href={resultsHref(locale, { query })} prefetch={false}>
            {query}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
