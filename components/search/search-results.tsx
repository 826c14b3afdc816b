import { PageLinks } from '@/components/editorial/page-navigation';
import { FacetsDrawer, ListingLayout } from '@/components/product/listing-layout';
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button';
import { withoutScript } from '@/components/ui/buttons.css';
import { EmptyState } from '@/components/ui/error-view';
import { Checkbox } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { inlineLink, textLink } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { type Results, type SearchSelection, SORTS } from '@/lib/search/search';
import * as css from './search.css';
import { SearchFilters } from './search-filters';
import { SearchRows } from './search-rows';
import { resultsHref, SiteWays } from './search-tool';

/** A spelling correction of the query that has results, as a link. */
async function CorrectionLink({ locale, correction }: { locale: Locale; correction: string }) {
  const t = await translations(locale, 'search');
  return (
    <p>
      {t.rich('correction', {
        query: correction,
        link: (words) => (
          <Link href={resultsHref(locale, { query: correction })} className={inlineLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

/** The results are those of a correction: what was typed, and the way to search for it nevertheless. */
async function CorrectedNote({ locale, query }: { locale: Locale; query: string }) {
  const t = await translations(locale, 'search');
  return (
    <p>
      {t.rich('corrected', {
        query,
        link: (words) => (
          <Link href={resultsHref(locale, { query, exact: true })} prefetch={false} className={inlineLink}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

type Props = { locale: Locale; selection: SearchSelection; results: Results };
type Way = { text: 'first' | 'unfiltered' | 'all'; href: string };

/** Links out of an empty page: each removes one more choice, the most specific first. */
function waysOut({ locale, selection, results }: Props): Way[] {
  const { query, kind, groups, sort, exact } = selection;
  const elsewhere = Object.values(results.counts).some((count) => count > 0);
  const first: Way = { text: 'first', href: resultsHref(locale, { query, kind, groups, sort, exact }) };
  const unfiltered: Way = { text: 'unfiltered', href: resultsHref(locale, { query, kind, sort, exact }) };
  const all: Way = { text: 'all', href: resultsHref(locale, { query, exact }) };
  if (results.total > 0) return [first];
  return [...(groups.length > 0 ? [unfiltered] : []), ...(kind && elsewhere ? [all] : [])];
}

/** Nothing was found, or the URL names a page beyond the last one. */
async function NoResult({ locale, selection, results }: Props) {
  const t = await translations(locale, 'search');
  const { query, kind } = selection;
  const ways = waysOut({ locale, selection, results });
  const beyond = results.total > 0;
  return (
    <>
      <EmptyState
        as="h2"
        title={beyond ? t('none.page') : t(kind ? 'none.kind' : 'none.title', { query })}
        action={
          ways.length > 0 && (
            <ButtonRow>
              {ways.map(({ text, href }) => (
                <ButtonLink key={text} href={href} kind="secondary">
                  {t(`none.${text}`)}
                </ButtonLink>
              ))}
            </ButtonRow>
          )
        }
      >
        {results.correction && <CorrectionLink locale={locale} correction={results.correction} />}
        {!beyond && <p>{t('none.text')}</p>}
      </EmptyState>
      <SiteWays locale={locale} />
    </>
  );
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

/** The words that the results are of. */
export const shownQuery = ({ query, exact }: SearchSelection, { correction }: Results): string =>
  (exact ? null : correction) ?? query;

const DRAWER = 'search-filters';
const FORM = 'search-facets';
const DRAWER_FORM = 'search-facets-drawer';
const FORMS = [FORM, DRAWER_FORM];
type SearchResultsProps = { locale: Locale; selection: SearchSelection; results: Results };

/** A page of results with the facet of their kind. */
export async function SearchResults({ locale, selection, results }: SearchResultsProps) {
  const [t, common] = await Promise.all([translations(locale, 'search'), translations(locale, 'common')]);
  const { found, facets, total, pages, correction } = results;
  const { query, exact } = selection;
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
      filters={
        correction &&
        (exact ? <CorrectionLink {...{ locale, correction }} /> : <CorrectedNote {...{ locale, query }} />)
      }
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
