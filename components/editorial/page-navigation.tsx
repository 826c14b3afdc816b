import type { ComponentProps, ComponentType } from 'react';
import * as css from '@/components/ui/blocks.css';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { pagesShown } from '@/lib/editorial/page-meta';
import { pageHref, pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

export type Crumb = { text: string; href: string };

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ol className={css.list}>
        {inOrder(crumbs, ({ text, href }, index) => (
          <li className={css.breadcrumbItem}>
            {index === crumbs.length - 1 ? (
              <span className={css.current} aria-current="page">
                {text}
              </span>
            ) : (
              <Link className={css.link} href={href} prefetch={false}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

type PageLink = { page: number; href: string; label: string };

type PaginationProps = {
  label: string;
  current: number;
  /** The visible page links, in order; a gap between two numbers is rendered as a gap. */
  links: readonly PageLink[];
  previous?: { href: string; text: string };
  next?: { href: string; text: string };
  /** Its links, where the browser completes their addresses. */
  as?: ComponentType<ComponentProps<typeof Link>>;
};

/** Pagination of a list, in which each page has its own URL. */
function Pagination({ label, current, links, previous, next, as: To = Link }: PaginationProps) {
  return (
    <nav aria-label={label} className={css.paginationNav}>
      {previous && (
        <To href={previous.href} rel="prev" className={css.step}>
          <Icon name="chevron" className={css.back} />
          {previous.text}
        </To>
      )}
      <ol className={css.wrapping}>
        {links.map(({ page, href, label: name }, index) => (
          <li key={page} className={css.paginationItem}>
            {index > 0 && page - (links[index - 1]?.page ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <To href={href} aria-label={name} aria-current={page === current ? 'page' : undefined} className={css.page}>
              {page}
            </To>
          </li>
        ))}
      </ol>
      {next && (
        <To href={next.href} rel="next" className={css.step}>
          {next.text}
          <Icon name="chevron" className={css.forward} />
        </To>
      )}
    </nav>
  );
}

type PageLinksProps = Pick<PaginationProps, 'as'> & {
  locale: Locale;
  page: number;
  pages: number;
  /** URL of a page. */
  to: (page: number) => string;
};

/** Pagination of a list; nothing when there is only one page, or beyond the last. */
export async function PageLinks({ locale, page, pages, to, as }: PageLinksProps) {
  if (pages < 2 || page > pages) return null;
  const t = await translations(locale, 'pages');
  return (
    <Pagination
      as={as}
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
