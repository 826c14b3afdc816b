import * as css from './blocks.css';
import { Link } from './link';

export type Crumb = { text: string; href: string };

export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ol className={css.list}>
        {crumbs.map(({ text, href }, index) => (
          <li className={css.breadcrumbItem} key={href}>
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
