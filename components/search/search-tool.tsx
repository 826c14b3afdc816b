import { SearchForm, SearchLink } from '@/components/layout/islands';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import { closes } from '@/components/ui/overlay';
import { Container } from '@/components/ui/section';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { fieldWords } from './field-words';
import { FrequentSearches } from './frequent-searches';
import * as css from './search.css';
import { searchDialogId } from './search-dialog-id';

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
