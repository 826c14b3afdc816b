import { type Crumb, Pagination } from '@/components/ui/page-navigation';
import { pagesShown } from '@/lib/editorial/page-meta';
import { pageHref, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** Breadcrumb of a page from the home page; a step without a URL is omitted. */
export async function crumbsTo(
  locale: Locale,
  ...steps: readonly { text: string | null | undefined; href: string | null | undefined }[]
): Promise<Crumb[]> {
  const t = await translations(locale, 'common');
  return [
    { text: t('homeCrumb'), href: pathFor(locale, '/') },
    ...steps.flatMap(({ text, href }) => (text && href ? [{ text, href }] : [])),
  ];
}

type Props = {
  locale: Locale;
  page: number;
  pages: number;
  /** URL of a page. */
  to: (page: number) => string;
};

/** Pagination of a list; nothing when there is only one page, or beyond the last. */
export async function PageLinks({ locale, page, pages, to }: Props) {
  if (pages < 2 || page > pages) return null;
  const t = await translations(locale, 'pages');
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

type ListPaginationProps = { locale: Locale; base: string; page: number; pages: number };

/** Pagination of the list at `base`. */
export const ListPagination = ({ locale, base, page, pages }: ListPaginationProps) => (
  <PageLinks {...{ locale, page, pages }} to={(number) => pageHref(base, number, locale)} />
);
