import { Pagination } from '@/components/ui/pagination';
import { writeDirectory } from '@/lib/directory/selection';
import type { DirectorySelection } from '@/lib/directory/types';
import { pagesShown } from '@/lib/editorial/pages-shown';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

type Props = { locale: Locale; selection: DirectorySelection; pages: number };

/** The pages of the results; nothing where one page is all. */
export async function ResultsPages({ locale, selection, pages }: Props) {
  const { page: current } = selection;
  if (pages < 2 || current > pages) return null;
  const t = await translations(locale, 'pages');
  const base = pathFor(locale, '/contact-directory/results');
  const to = (page: number) => base + writeDirectory({ ...selection, page });
  return (
    <Pagination
      label={t('pagination.label')}
      current={current}
      links={pagesShown(current, pages).map((page) => ({
        page,
        href: to(page),
        label: t('pagination.page', { page }),
      }))}
      previous={current > 1 ? { href: to(current - 1), text: t('pagination.previous') } : undefined}
      next={current < pages ? { href: to(current + 1), text: t('pagination.next') } : undefined}
    />
  );
}
