import { SearchForm, SearchLink } from '@/components/layout/islands';
import type { Plural } from '@/components/product/listing-words';
import { sectionClass } from '@/components/theme/section';
import { IconButton } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { searchDialogId } from '@/components/ui/element-ids';
import { closes } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { KINDS, type Kind } from '@/lib/search/search';
import { FrequentSearches } from './frequent-searches';
import * as css from './search.css';

/** Messages of the search field, which are sent to the browser; `none` keeps the placeholder {query}. */
export type FieldWords = {
  label: string;
  placeholder: string;
  submit: string;
  loading: string;
  none: string;
  away: string;
  count: Plural;
  /** Names of the groups of suggestions. */
  queries: string;
  kinds: Readonly<Record<Kind, string>>;
};

export async function fieldWords(locale: Locale): Promise<FieldWords> {
  const t = await translations(locale, 'search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    loading: t('suggestions.loading'),
    none: t('suggestions.none', { query: '{query}' }),
    away: t('suggestions.away'),
    count: [0, 1, 2].map((count) => t('suggestions.count', { count })),
    queries: t('suggestions.queries'),
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, t(`kinds.${kind}`)])) as Record<Kind, string>,
  };
}

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
