import * as css from './blocks.css';
import { Icon } from './icon';
import { inOrder } from './in-order';
import { Link } from './link';

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

type PageLink = { page: number; href: string; label: string };

type Props = {
  label: string;
  current: number;
  /** The visible page links, in order; a gap between two numbers is rendered as a gap. */
  links: readonly PageLink[];
  previous?: { href: string; text: string };
  next?: { href: string; text: string };
};

/** Pagination of a list, in which each page has its own URL. */
export function Pagination({ label, current, links, previous, next }: Props) {
  return (
    <nav aria-label={label} className={css.paginationNav}>
      {previous && (
        <Link href={previous.href} rel="prev" className={css.step}>
          <Icon name="chevron" className={css.back} />
          {previous.text}
        </Link>
      )}
      <ol className={css.paginationList}>
        {links.map(({ page, href, label: name }, index) => (
          <li key={page} className={css.paginationItem}>
            {index > 0 && page - (links[index - 1]?.page ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              href={href}
              aria-label={name}
              aria-current={page === current ? 'page' : undefined}
              className={css.page}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {next && (
        <Link href={next.href} rel="next" className={css.step}>
          {next.text}
          <Icon name="chevron" className={css.forward} />
        </Link>
      )}
    </nav>
  );
}
