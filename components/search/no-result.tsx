import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Results, SearchSelection } from '@/lib/search/types';
import { CorrectionLink } from './correction-link';
import { resultsHref } from './results-href';
import { SiteWays } from './site-ways';

type Props = { locale: Locale; selection: SearchSelection; results: Results };
type Way = { text: 'first' | 'unfiltered' | 'all'; href: string };

/** What leads out of an empty page: back by one choice at a time, the nearest first. */
function waysOut({ locale, selection, results }: Props): Way[] {
  const { query, kind, groups, sort } = selection;
  const elsewhere = Object.values(results.counts).some((count) => count > 0);
  const first: Way = { text: 'first', href: resultsHref(locale, { query, kind, groups, sort }) };
  const unfiltered: Way = { text: 'unfiltered', href: resultsHref(locale, { query, kind, sort }) };
  const all: Way = { text: 'all', href: resultsHref(locale, { query }) };
  if (results.total > 0) return [first];
  return [...(groups.length > 0 ? [unfiltered] : []), ...(kind && elsewhere ? [all] : [])];
}

/** Nothing was found, or the address names a page beyond the last one. */
export async function NoResult({ locale, selection, results }: Props) {
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
