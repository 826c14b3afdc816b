import type { ReactNode } from 'react';
import { PageLinks } from '@/components/editorial/page-links';
import { ListingLayout } from '@/components/product/listing-layout';
import { Button } from '@/components/ui/button';
import { ChipLink, ChipRow } from '@/components/ui/chip';
import { Drawer, opens } from '@/components/ui/overlay';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { type Results, type SearchSelection, SORTS } from '@/lib/search/types';
import { CorrectionLink } from './correction-link';
import { NoResult } from './no-result';
import { resultsHref } from './results-href';
import { SearchFacets } from './search-facets';
import * as css from './search-results.css';
import { SearchRows } from './search-rows';

const DRAWER = 'search-filters';
type Props = { locale: Locale; selection: SearchSelection; results: Results };

/** A page of results with the facet of their kind. */
export async function SearchResults({ locale, selection, results }: Props) {
  const t = await translations(locale, 'search');
  const { found, facets, total, pages, correction } = results;
  if (found.length === 0) return <NoResult {...{ locale, selection, results }} />;
  const isFaceted = selection.kind !== null && (facets.length > 1 || selection.groups.length > 0);
  const isDated = selection.sort === 'recent' || found.some(({ entry }) => entry.date !== null);
  return (
    <ListingLayout
      heading={t('results.title', { query: selection.query })}
      count={t('results.count', { count: total })}
      facets={isFaceted && <SearchFacets {...{ locale, selection, facets }} />}
      openFacets={
        isFaceted && (
          <FacetsDrawer locale={locale}>
            <SearchFacets {...{ locale, selection, facets }} />
          </FacetsDrawer>
        )
      }
      sort={isDated && total > 1 && <SortLinks {...{ locale, selection }} />}
      filters={correction && <CorrectionLink {...{ locale, correction }} />}
    >
      <SearchRows locale={locale} found={found} kinds={selection.kind === null} />
      <PageLinks
        {...{ locale, pages }}
        page={selection.page}
        to={(page) => resultsHref(locale, { ...selection, page })}
      />
    </ListingLayout>
  );
}

async function FacetsDrawer({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'search')]);
  return (
    <>
      <Button kind="secondary" size="small" {...opens(DRAWER)}>
        {t('results.openFilters')}
      </Button>
      <Drawer id={DRAWER} side="start" title={t('results.filters')} closeLabel={common('close')}>
        {children}
      </Drawer>
    </>
  );
}

async function SortLinks({ locale, selection }: Omit<Props, 'results'>) {
  const t = await translations(locale, 'search');
  return (
    <nav aria-label={t('results.sort')} className={css.sort}>
      <ChipRow>
        {SORTS.map((sort) => (
          <ChipLink
            key={sort}
            href={resultsHref(locale, { ...selection, sort, page: 1 })}
            aria-current={sort === selection.sort ? 'true' : undefined}
          >
            {t(`results.sortBy.${sort}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
}
