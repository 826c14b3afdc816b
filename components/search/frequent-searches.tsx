import { inOrder } from '@/components/ui/in-order';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { isRouteIn } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { type SearchSelection, writeSearch } from '@/lib/search/search';
import * as css from './search.css';

const FIRST: SearchSelection = { query: '', kind: null, groups: [], sort: 'relevance', page: 1 };

/** URL of the results for a partial selection; the rest has default values. */
export const resultsHref = (locale: Locale, partial: Partial<SearchSelection>): string =>
  pathFor(locale, '/search/[[...path]]') + writeSearch(locale, { ...FIRST, ...partial });

type Props = { locale: Locale; searches: readonly string[]; className?: string };

/** Frequent searches selected by editors, as links to the results. */
export async function FrequentSearches({ locale, searches, className }: Props) {
  if (searches.length === 0) return null;
  const t = await translations(locale, 'search');
  return (
    <nav aria-label={t('frequent')} className={className}>
      <p className={css.title} aria-hidden="true">
        {t('frequent')}
      </p>
      <ChipRow>
        {inOrder(searches, (query) => (
          <ChipLink href={resultsHref(locale, { query })} prefetch={false}>
            {query}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}

const WAYS = {
  products: '/products/[[...path]]',
  health: '/health/[[...path]]',
  faq: '/f-a-q/[[...path]]',
  directory: '/contact-directory',
  jobs: '/job-offers/list',
  contact: '/contact',
} as const;
type Way = keyof typeof WAYS;

/** Links to the main sections of the site in this market. */
export async function SiteWays({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'search');
  const ways = (Object.keys(WAYS) as Way[]).filter((way) => isRouteIn(WAYS[way], locale));
  return (
    <nav aria-labelledby="ways">
      <h2 id="ways" className={css.title}>
        {t('start.ways')}
      </h2>
      <ChipRow>
        {inOrder(ways, (way) => (
          <ChipLink href={pathFor(locale, WAYS[way])}>{t(`start.way.${way}`)}</ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
