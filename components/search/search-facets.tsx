import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Results, SearchSelection } from '@/lib/search/types';
import { resultsHref } from './results-href';
import * as css from './search-facets.css';

type Props = { locale: Locale; selection: SearchSelection; facets: Results['facets'] };

/** A GET form over the facet of the chosen kind: each box is a parameter of the address. */
export async function SearchFacets({ locale, selection, facets }: Props) {
  const { query, kind, groups, sort } = selection;
  if (!kind) return null;
  const t = await translations(locale, 'search');
  return (
    // No memory of the browser's: after a step back the boxes say what the address says.
    <form method="get" action={resultsHref(locale, { kind })} aria-label={t('results.filters')} autoComplete="off">
      <input type="hidden" name="q" value={query} />
      {/* Boxes of another selection are new ones: React leaves the tick of an old one as it is. */}
      <fieldset key={resultsHref(locale, { query, kind, groups, sort })}>
        <legend className={css.legend}>{t(`results.facet.${kind}`)}</legend>
        {facets.map(({ id, text, count }) => (
          <Checkbox key={id} name="group" value={id} count={count} defaultChecked={groups.includes(id)}>
            {text}
          </Checkbox>
        ))}
      </fieldset>
      {sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
      <div className={css.actions}>
        <Button type="submit" size="small">
          {t('results.apply')}
        </Button>
        {groups.length > 0 && (
          <Link href={resultsHref(locale, { query, kind, sort })} className={textLink}>
            {t('results.clear')}
          </Link>
        )}
      </div>
    </form>
  );
}
