import { Pagination } from '@/components/ui/pagination';
import { pagesShown } from '@/lib/editorial/pages-shown';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { SearchSelection } from '@/lib/search/types';
import { resultsHref } from './results-href';

type Props = { locale: Locale; selection: SearchSelection; pages: number };

/** The pages of the results; nothing where one is all. */
export async function ResultPages({ locale, selection, pages }: Props) {
  if (pages < 2) return null;
  const t = await translations(locale, 'pages');
  const { page } = selection;
  const to = (number: number) => resultsHref(locale, { ...selection, page: number });
  return (
    <Pagination
      label={t('pagination.label')}
      current={page}
      links={pagesShown(page, pages).map((number) => ({
        page: number,
        href: to(number),
        label: t('pagination.page', { page: number }),
      }))}
      previous={page > 1 ? { href: to(page - 1), text: t('pagination.previous') } : undefined}
      next={page < pages ? { href: to(page + 1), text: t('pagination.next') } : undefined}
    />
  );
}
