import { unstable_rethrow } from 'next/navigation';
import { TrackSearch } from '@/components/analytics/seen-event';
import { PageHero } from '@/components/editorial/hero';
import { Breadcrumb, crumbsTo } from '@/components/editorial/page-navigation';
import { SearchForm } from '@/components/layout/islands';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink, ButtonRow } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/error-view';
import { Container, Section, Stack } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { logError } from '@/lib/platform/log/log';
import type { Locale } from '@/lib/platform/markets';
import { search } from '@/lib/search/queries';
import { kindsIn, type Results, type SearchSelection } from '@/lib/search/search';
import { routeAlternates } from '@/lib/seo/metadata';
import { draftRef } from '@/lib/services/prismic/preview';
import { getSettings } from '@/lib/settings/queries';
import { SearchResults, shownQuery } from './search-results';
import { FrequentSearches, fieldWords, resultsHref, SiteWays } from './search-tool';

/** Shown when the search is unavailable: a link to retry, and links that need no search. */
async function SearchAway({ locale, selection }: { locale: Locale; selection: SearchSelection }) {
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
