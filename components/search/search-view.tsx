import { unstable_rethrow } from 'next/navigation';
import { SearchMark } from '@/components/analytics/marks';
import { TrackSearch } from '@/components/analytics/seen-event';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, crumbsTo, PageLinks } from '@/components/editorial/page-navigation';
import { SearchForm } from '@/components/layout/islands';
import { PageFrame } from '@/components/layout/page-frame';
import { FacetsDrawer, ListingLayout } from '@/components/product/listing-layout';
import { Button } from '@/components/ui/button';
import { withoutScript } from '@/components/ui/buttons.css';
import { Checkbox } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Container, Section, Stack } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { text, textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import type { Locale } from '@/lib/platform/markets';
import { search } from '@/lib/search/queries';
import { kindsIn, type Results, type SearchSelection, SORTS } from '@/lib/search/search';
import { routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { getSettings } from '@/lib/settings/queries';
import * as css from './search.css';
import { SearchFilters } from './search-filters';
import { Correction, NoResult, SearchAway, SearchRows, shownQuery } from './search-results';
import { FrequentSearches, fieldWords, resultsHref, SiteWays } from './search-tool';

/** Shown before a search: frequent searches, and links to the main sections. */
async function SearchStart({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'search');
  const { frequentSearches } = await getSettings(locale, await draftRef(locale));
  return (
    <Stack gap={6}>
      <p className={text.lead}>{t('start.text')}</p>
      <FrequentSearches locale={locale} searches={frequentSearches} />
      <SiteWays locale={locale} />
    </Stack>
  );
}

const ROUTE = '/search/[[...path]]';
const BACKGROUND = 'Blue';
type Props = { locale: Locale; selection: SearchSelection };

/** Null while the search is unavailable: the index or the content service cannot be reached. */
async function resultsOrNull({ locale, selection }: Props): Promise<Results | null> {
  try {
    return await search(locale, selection);
  } catch (error) {
    unstable_rethrow(error);
    logError('search', error);
    return null;
  }
}

/** The search page: its box, and below it the results, suggestions for a start, or what to do when neither is available. */
export async function SearchView({ locale, selection }: Props) {
  const { query } = selection;
  const [common, t, words, results] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'search'),
    fieldWords(locale),
    query ? resultsOrNull({ locale, selection }) : null,
  ]);
  const path = pathFor(locale, ROUTE);
  const crumbs = await crumbsTo(locale, { text: t('title'), href: path });
  const body = results ? (
    <SearchResults {...{ locale, selection, results }} />
  ) : query ? (
    <SearchAway {...{ locale, selection }} />
  ) : (
    <SearchStart locale={locale} />
  );
  return (
    <PageFrame locale={locale} background={BACKGROUND} alternates={routeAlternates(ROUTE)}>
      <PageHero
        background={BACKGROUND}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={
          query ? t('results.title', { query: results ? shownQuery(selection, results) : query }) : t('start.title')
        }
        chips={results ? await tabsOf({ locale, selection }, results) : undefined}
      >
        <search>
          <SearchForm key={query} id="search-page" look="page" {...{ locale, action: path, words, query }} />
        </search>
      </PageHero>
      <Section background="White" space="tight">
        <Container>{body}</Container>
      </Section>
      <SearchMark query={query} />
      {results && isFirstLook(selection) && <TrackSearch term={query} />}
    </PageFrame>
  );
}

/** A search is reported once, not again for each tab, filter or page of it. */
const isFirstLook = ({ kind, groups, page }: SearchSelection): boolean => !kind && groups.length === 0 && page === 1;

/** The kinds that have results, with their counts, and always the selected one. None when nothing was found at all. */
async function tabsOf({ locale, selection: { query, kind, sort, exact } }: Props, { counts }: Results) {
  const t = await translations(locale, 'search');
  const kinds = kindsIn(locale).filter((each) => counts[each] > 0 || each === kind);
  const total = kindsIn(locale).reduce((sum, each) => sum + counts[each], 0);
  if (total === 0) return undefined;
  return {
    label: t('results.tabs'),
    links: [
      {
        href: resultsHref(locale, { query, sort, exact }),
        text: t('results.all', { count: total }),
        current: kind === null,
      },
      ...kinds.map((each) => ({
        href: resultsHref(locale, { query, kind: each, sort, exact }),
        text: t('results.tab', { name: t(`kinds.${each}`), count: counts[each] }),
        current: each === kind,
      })),
    ],
  };
}

type SearchFacetsProps = { id: string; locale: Locale; selection: SearchSelection; facets: Results['facets'] };

/** A GET form for the facet of the selected kind: each checkbox is a query parameter. */
async function SearchFacets({ id, locale, selection, facets }: SearchFacetsProps) {
  const { query, kind, groups, sort, exact } = selection;
  if (!kind) return null;
  const t = await translations(locale, 'search');
  return (
    // No autocomplete: after a step back the browser would restore checkboxes that do not match the URL.
    <form
      id={id}
      method="get"
      action={resultsHref(locale, { kind })}
      aria-label={t('results.filters')}
      autoComplete="off"
    >
      <input type="hidden" name="q" value={query} />
      {/* The key remounts the checkboxes of another selection: React does not update the state of existing ones. */}
      <fieldset key={resultsHref(locale, { query, kind, groups, sort, exact })}>
        <legend className={css.legend}>{t(`results.facet.${kind}`)}</legend>
        {facets.map(({ id, text, count }) => (
          <Checkbox key={id} name="group" value={id} count={count} defaultChecked={groups.includes(id)}>
            {text}
          </Checkbox>
        ))}
      </fieldset>
      {sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      {exact && <input type="hidden" name="exact" value="1" />}
      <div className={css.actions}>
        {/* For visitors without JavaScript; the drawer has its own. */}
        {id === FORM && (
          <Button type="submit" size="small" className={withoutScript}>
            {t('results.apply')}
          </Button>
        )}
        {groups.length > 0 && (
          <Link href={resultsHref(locale, { query, kind, sort, exact })} className={textLink}>
            {t('results.clear')}
          </Link>
        )}
      </div>
    </form>
  );
}

const DRAWER = 'search-filters';
const FORM = 'search-facets';
const DRAWER_FORM = 'search-facets-drawer';
const FORMS = [FORM, DRAWER_FORM];
type SearchResultsProps = { locale: Locale; selection: SearchSelection; results: Results };

/** A page of results with the facet of their kind. */
async function SearchResults({ locale, selection, results }: SearchResultsProps) {
  const [t, common] = await Promise.all([translations(locale, 'search'), translations(locale, 'common')]);
  const { found, facets, total, pages, correction } = results;
  if (found.length === 0) return <NoResult {...{ locale, selection, results }} />;
  const isFaceted = selection.kind !== null && (facets.length > 1 || selection.groups.length > 0);
  const isDated = selection.sort === 'recent' || found.some(({ entry }) => entry.date !== null);
  const list = (
    <ListingLayout
      heading={t('results.title', { query: shownQuery(selection, results) })}
      count={t('results.count', { count: total })}
      facets={isFaceted && <SearchFacets id={FORM} {...{ locale, selection, facets }} />}
      openFacets={
        isFaceted && (
          <FacetsDrawer
            id={DRAWER}
            form={DRAWER_FORM}
            words={{
              open: t('results.openFilters'),
              title: t('results.filters'),
              close: common('close'),
              count: t('results.count', { count: total }),
              apply: t('results.applyFilters', { count: total }),
            }}
          >
            <SearchFacets id={DRAWER_FORM} {...{ locale, selection, facets }} />
          </FacetsDrawer>
        )
      }
      sort={isDated && total > 1 && <SortLinks {...{ locale, selection }} />}
      filters={correction && <Correction {...{ locale, selection, results }} />}
    >
      <SearchRows locale={locale} found={found} kinds={selection.kind === null} />
      <PageLinks
        {...{ locale, pages }}
        page={selection.page}
        to={(page) => resultsHref(locale, { ...selection, page })}
      />
    </ListingLayout>
  );
  if (!isFaceted) return list;
  const action = pathFor(locale, '/search/[[...path]]');
  const [path = '', search = ''] = resultsHref(locale, { ...selection, page: 1 }).split('?');
  return (
    <SearchFilters {...{ locale, action, search }} kind={path.slice(action.length + 1)} forms={FORMS}>
      {list}
    </SearchFilters>
  );
}

async function SortLinks({ locale, selection }: Omit<SearchResultsProps, 'results'>) {
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
