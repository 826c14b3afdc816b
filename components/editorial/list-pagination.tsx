import { Pagination } from '@/components/ui/pagination';
import { pagesShown } from '@/lib/editorial/pages-shown';
import { pageHref } from '@/lib/editorial/place';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';

type Props = { locale: Locale; base: string; page: number; pages: number };

/** The pages of the list at `base`; nothing where one page is all. */
export async function ListPagination({ locale, base, page, pages }: Props) {
  if (pages < 2) return null;
  const t = await translations(locale, 'pages');
  const to = (number: number) => pageHref(base, number, locale);
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
