import { SearchForm, SearchLink } from '@/components/layout/islands';
import type { Plural } from '@/components/product/listing-words';
import { sectionClass } from '@/components/theme/section';
import { IconButton } from '@/components/ui/button';
import { searchDialogId } from '@/components/ui/element-ids';
import { cx, inOrder } from '@/components/ui/markup';
import { closes } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { isRouteIn, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { MAX_QUERY, type SearchSelection, writeSearch } from '@/lib/search/search';
import * as css from './search.css';

/** Search in the header of every page: the magnifier, and the overlay that it opens. */
export async function SearchTool({ locale, frequent }: { locale: Locale; frequent: readonly string[] }) {
  const [t, words] = await Promise.all([translations(locale, 'search'), fieldWords(locale)]);
  const action = pathFor(locale, '/search/[[...path]]');
  return (
    <>
      <SearchLink href={action} label={t('open')} />
      <dialog
        id={searchDialogId}
        className={cx(sectionClass('Blue'), css.dialog)}
        aria-label={t('title')}
        closedby="any"
      >
        <Container>
          <search>
            <SearchForm id="search-overlay" look="overlay" locale={locale} action={action} words={words}>
              <IconButton icon="close" label={t('close')} className={css.close} {...closes(searchDialogId)} />
            </SearchForm>
          </search>
          <FrequentSearches locale={locale} searches={frequent} className={css.frequent} />
        </Container>
      </dialog>
    </>
  );
}

/** Messages of the search field, which are part of every page; those of the suggestions are imported with them. */
export type FieldWords = {
  label: string;
  placeholder: string;
  submit: string;
  /** Of suggestions. */
  count: Plural;
  /** Of a query, in characters. */
  maxLength: number;
};

export async function fieldWords(locale: Locale): Promise<FieldWords> {
  const t = await translations(locale, 'search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    count: [0, 1, 2].map((count) => t('suggestions.count', { count })),
    maxLength: MAX_QUERY,
  };
}

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
